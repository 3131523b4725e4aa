import type { ReactNode } from 'react';

/** A row of the arrangement: its name, its clips on the axis, its level. */
export function Lane({ label, level, children }: { label: string; level: string; children: ReactNode }) {
  return (
    <div className="deck-row lane">
      <span className="deck-label small">{label}</span>
      <div className="lane-track">
        {children}
        <u className="lane-head" aria-hidden="true" />
      </div>
      <span className="deck-level-of small num muted">{level}</span>
    </div>
  );
}
