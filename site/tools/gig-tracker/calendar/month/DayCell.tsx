import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { longDayWords } from '#core/day-words.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { weekdayOn } from '#core/gigs/zoned-time.ts';
import { cx } from '#site/ui/cx.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { hasFailed, isKnown } from '../NotKnown.tsx';
import { byWeight, lookOf, statusWords } from '../night-clip.ts';
import type { Shown } from '../use-shown.ts';
import type { BarPart } from './away-bars.ts';
import { NightClip } from './NightClip.tsx';

interface DayCellProps {
  day: string;
  shown: Shown;
  gigs: readonly Gig[];
  bars: readonly BarPart[];
  isNarrow: boolean;
  /** Tab leads to this day. */
  isStop: boolean;
  /** The first of the grid. */
  isFirst: boolean;
  onOpen(day: string): void;
  onFocus(day: string): void;
}

/** A day with its night: what is on, whether it is free or blocked, and when one is away. A press opens it. */
export function DayCell(props: DayCellProps) {
  const { day, shown, gigs, bars, isNarrow, isStop, isFirst, onOpen, onFocus } = props;
  const blocked = shown.tracker.blocked.find(({ from, to }) => from <= day && day <= to);
  const [first, ...others] = byWeight(gigs);
  const isFree = shown.free.has(day);
  const isOpen = first === undefined && !isKnown(shown.fetched, day);
  const isClashing = gigs.some(({ id }) => shown.clashesOf.has(id));
  const isToday = day === shown.today;
  const saysBlocked = blocked && (day === blocked.from || isFirst || weekdayOn(day) === 1);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'month-day',
        Number(day.slice(5, 7)) % 2 === 0 && 'even',
        day < shown.tonight && 'past',
        isToday && 'today',
        blocked && 'blocked',
        isFree && 'free',
        isOpen && 'not-known',
        isNarrow && first && `has ${lookOf(first)}`,
      )}
      onFocus={(event) => event.target === event.currentTarget && onFocus(day)}
    >
      <span className="sr">{longDayWords(day)}</span>
      <span className="month-date num" aria-hidden="true">
        {day.endsWith('-01') && <b>{longDayWords(day).split(' ')[2]?.slice(0, 3)} </b>}
        {Number(day.slice(8))}
      </span>
      {isClashing && (
        <span className="month-clash">
          <TriangleAlert className="i" aria-hidden="true" />
          <span className="sr">Clash</span>
        </span>
      )}
      {isFree && <span className={cx('month-free', isNarrow && 'sr')}>Free</span>}
      {blocked && (
        <span className={cx('month-blocked', (isNarrow || !saysBlocked) && 'sr')}>
          {blocked.note || 'Blocked'}
        </span>
      )}
      {isOpen && <span className="sr">{hasFailed(shown.fetched) ? 'Not loaded' : 'Loading'}</span>}
      {isOpen && !isNarrow && !hasFailed(shown.fetched) && <Skeleton width="70%" height={12} />}
      {first && !isNarrow && <NightClip gig={first} />}
      {others.length > 0 && !isNarrow && (
        <button type="button" className="month-more num" tabIndex={-1} onClick={() => onOpen(day)}>
          +{others.length}
          <span className="sr"> more on {longDayWords(day)}</span>
        </button>
      )}
      {isNarrow &&
        gigs.map((gig) => <span key={gig.id} className="sr">{`${gig.title}, ${statusWords(gig)}`}</span>)}
      {bars.length > 0 && <AwayBars bars={bars} />}
    </td>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** When one is away on a day, as a share of it. The agenda says it in words. */
const AwayBars = ({ bars }: { bars: readonly BarPart[] }) => (
  <span className="month-bars" aria-hidden="true">
    {bars.map(({ id, from, to, isSet, isClashing }) => (
      <i
        key={id}
        className={cx(isSet && 'set', isClashing && 'clashing')}
        style={{ left: percent(from), width: percent(to - from) }}
      />
    ))}
  </span>
);
