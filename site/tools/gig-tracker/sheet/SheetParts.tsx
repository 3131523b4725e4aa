import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import type { DaySheet } from '#core/gigs/day-sheet.ts';
import { TrackerLink } from '../parts/TrackerLink.tsx';

/** A part of the sheet, which isn't cut between two pages. */
export function Part({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Something without which a night fails, and which nobody knows: with where to say it. */
export function Gap({ fix, children }: { fix?: { label: string; href: string }; children: ReactNode }) {
  return (
    <p className="day-sheet-gap">
      <CircleAlert className="i i16" aria-hidden="true" />
      <span>{children}</span>
      {fix && (
        <TrackerLink className="day-sheet-fix" href={fix.href}>
          {fix.label}
        </TrackerLink>
      )}
    </p>
  );
}

/** Names and what they are. */
export function Facts({ facts }: { facts: DaySheet['money'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="day-sheet-facts">
      {facts.map(([name, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be called alike, and none has a state
        <div key={index}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
