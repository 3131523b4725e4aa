import type { ReactNode } from 'react';
import './tool-shell.css';

interface ToolShellProps {
  title: string;
  /** What runs, what it costs and where the data goes: known before the click. */
  engine: { name: string; price: ReactNode; place: string };
  /** At the right of the title: the account's credits. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head of every tool and the room for its work. */
export function ToolShell({ title, engine, aside, children }: ToolShellProps) {
  return (
    <div className="tool">
      <header className="tool-head">
        <div>
          <h1 className="h2">{title}</h1>
          <p className="small muted" data-testid="engine">
            {engine.name} · <span className="num">{engine.price}</span> · {engine.place}
          </p>
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
