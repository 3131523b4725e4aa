import type { ReactNode } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import './start-panel.css';

interface StartPanelProps {
  title: string;
  /** What the tool does with what is written. */
  points: readonly { title: string; text: string }[];
  /** The button: `Start a press kit`. */
  action: string;
  isStarting: boolean;
  onStart: () => void;
  /** Where to read on. */
  children?: ReactNode;
}

/** What an account without a document of this kind sees. */
export function StartPanel({ title, points, action, isStarting, onStart, children }: StartPanelProps) {
  return (
    <Panel title={title} padded className="doc-start">
      <ol>
        {points.map((point, index) => (
          <li key={point.title}>
            <span className="cue" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{point.title}</b>
              <em className="muted">{point.text}</em>
            </span>
          </li>
        ))}
      </ol>
      <div className="doc-start-ways">
        <Button variant="go" busy={isStarting} onClick={onStart}>
          {action}
        </Button>
        <span className="small muted">Writing it is free, and saved as you type.</span>
      </div>
      {children}
    </Panel>
  );
}
