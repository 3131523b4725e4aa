import type { Gig } from '#core/gigs/gig.ts';
import { feeWords } from '#core/gigs/gig-words.ts';
import { holdPlace } from '#core/gigs/holds.ts';
import { cx } from '#site/ui/cx.ts';
import { GigLink } from '../../parts/TrackerLink.tsx';
import { lookOf, statusWords } from '../night-clip.ts';

/** A gig on its night: what it is called, when the set begins, and the fee. How it is drawn says how sure it is. */
export function NightClip({ gig }: { gig: Gig }) {
  const { id, title, start, status, hold } = gig;
  const words = [start.slice(11, 16), feeWords(gig)].filter(Boolean);
  const isPlaced = status === 'hold' && hold;
  return (
    <GigLink id={id} className={cx('month-clip', lookOf(gig))} title={title} tabIndex={-1}>
      <b>{title}</b>
      <span className="month-clip-facts num">
        {isPlaced && (
          <span className={cx('hold-place', hold.order === 1 && 'first')} aria-hidden="true">
            {holdPlace(hold)}
          </span>
        )}
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      <span className="sr">, {statusWords(gig)}</span>
    </GigLink>
  );
}
