import BedDouble from 'lucide-react/icons/bed-double';
import CalendarX from 'lucide-react/icons/calendar-x';
import Copy from 'lucide-react/icons/copy';
import Radar from 'lucide-react/icons/radar';
import Route from 'lucide-react/icons/route';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Clash, ClashKind } from '#core/gigs/clash.ts';
import type { Icon } from '#site/ui/icon.ts';
import { GigLink } from './TrackerLink.tsx';
import './clash-notes.css';

/** What is in the way, in a word, and its sign. */
export const CLASHES: Record<ClashKind, { title: string; icon: Icon }> = {
  overlap: { title: 'At the same time as', icon: Copy },
  travel: { title: 'Too far from', icon: Route },
  sleep: { title: 'Too close to', icon: BedDouble },
  night: { title: 'Same night as', icon: TriangleAlert },
  blocked: { title: 'Blocked', icon: CalendarX },
  radius: { title: 'Radius clash with', icon: Radar },
};

/** What a gig clashes with: each in a sentence, with the way to the other gig. */
export function ClashNotes({ clashes }: { clashes: readonly Clash[] }) {
  if (clashes.length === 0) return null;
  return (
    <ul className="clash-notes" aria-label="Clashes">
      {clashes.map(({ kind, with: other, text }) => {
        const { title, icon: Sign } = CLASHES[kind];
        return (
          <li key={`${kind} ${other.id}`}>
            <Sign className="i i16" aria-hidden="true" />
            <p>
              <b>
                {title}
                {kind === 'blocked' ? `: ${other.title}` : ' '}
                {kind !== 'blocked' && <GigLink id={other.id}>{other.title}</GigLink>}
              </b>
              . {text}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
