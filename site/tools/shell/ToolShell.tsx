import type { ReactNode } from 'react';
import type { ToolInfo } from '#core/api/tools.ts';
import './tool-shell.css';

interface ToolShellProps {
  title: string;
  price: ReactNode;
  /** What would run and where the data goes, known before the click; undefined until the server has said. */
  engine: ToolInfo['engine'] | undefined;
  /** At the right of the title: the account's credits. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head of every tool and the room for its work. */
export function ToolShell({ title, price, engine, aside, children }: ToolShellProps) {
  return (
    <div className="tool">
      <header className="tool-head">
        <div>
          <h1 className="h2">{title}</h1>
          <p className="small muted" data-testid="engine">
            <span className="num">{price}</span>
            {engine && ` · ${engine.name} · ${engine.dataGoes}`}
          </p>
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
