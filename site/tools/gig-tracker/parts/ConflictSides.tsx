import { Button } from '#site/ui/Button.tsx';
import './conflict-sides.css';

interface ConflictSidesProps {
  /** What both changed. */
  title: string;
  mine: string;
  stored: string;
  onChoose(side: 'mine' | 'stored'): void;
}

/** What was typed here beside what was saved elsewhere, one of which is kept: a line of a `conflict-list`. */
export function ConflictSides({ title, mine, stored, onChoose }: ConflictSidesProps) {
  const side = (name: string, value: string, button: string, chosen: 'mine' | 'stored') => (
    <div>
      <span className="label muted">{name}</span>
      <span className="conflict-value">{value}</span>
      <Button size="sm" aria-label={`${button}: ${title}`} onClick={() => onChoose(chosen)}>
        {button}
      </Button>
    </div>
  );
  return (
    <li>
      <h3>{title}</h3>
      <div className="conflict-sides">
        {side('Yours', mine, 'Keep mine', 'mine')}
        {side('The other', stored, 'Keep the other', 'stored')}
      </div>
    </li>
  );
}
