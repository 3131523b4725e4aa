import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { shortDateWords } from '#core/day-words.ts';
import { awayWords } from '#core/gigs/away-time.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { isBooked } from '#core/gigs/gig-status.ts';
import { feeWords, placeWords, setWords } from '#core/gigs/gig-words.ts';
import { CLASHES } from '../../parts/ClashNotes.tsx';
import { GigLink } from '../../parts/TrackerLink.tsx';
import { homeTimeWords, statusWords } from '../night-clip.ts';
import type { Shown } from '../use-shown.ts';

/** A gig in a few lines: where and when, how sure it is, when one is away, what it clashes with, and the fee. */
export function GigRow({ gig, shown }: { gig: Gig; shown: Shown }) {
  const { zone, tracker, clashesOf } = shown;
  const home = homeTimeWords(gig, zone);
  const set = [setWords(gig), home && `(${home})`].filter(Boolean).join(' ');
  const place = [placeWords(gig), set].filter(Boolean).join(', ');
  const fee = feeWords(gig);
  return (
    <div className="agenda-gig">
      <div className="agenda-what">
        <GigLink id={gig.id} className="agenda-title">
          {gig.title}
        </GigLink>
        {place && <span className="num">{place}</span>}
      </div>
      <div className="agenda-how">
        {!isBooked(gig.status) && <span>{untilWords(gig)}</span>}
        <span className="num">{awayWords(gig, tracker, zone)}</span>
        {(clashesOf.get(gig.id) ?? []).map(({ kind, with: other }) => (
          <span key={`${kind} ${other.id}`} className="agenda-clash">
            <TriangleAlert className="i i16" aria-hidden="true" />
            {CLASHES[kind].title}
            {kind === 'blocked' ? `: ${other.title}` : ` ${other.title}`}
          </span>
        ))}
      </div>
      {fee && <span className="agenda-fee num">{fee}</span>}
    </div>
  );
}

/** `2nd hold until 6 Dec`, or the status. */
function untilWords(gig: Gig): string {
  const until = gig.status === 'hold' ? gig.hold?.until : null;
  return until ? `${statusWords(gig)} until ${shortDateWords(until)}` : statusWords(gig);
}
