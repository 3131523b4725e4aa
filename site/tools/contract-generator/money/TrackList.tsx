import { count } from '#core/count-words.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import { moneyWords } from '#core/money.ts';
import { percentWords } from '#core/tools/contract-generator/figures.ts';
import { shortDay, stepOf, type TrackProps } from './MoneyTrackView.tsx';

interface Stop {
  day: string;
  title: string;
  words: string;
  amount: number | null;
  mark?: 'late' | 'now' | 'gig';
}

/** Of stops on one day, those that come first. */
const ORDER = ['tier', 'pay', 'now', 'gig'] as const;

/** What falls on which day, earliest first. */
function stopsOf({ contract, track, day }: TrackProps): (Stop & { order: number })[] {
  const order = (kind: (typeof ORDER)[number]): number => ORDER.indexOf(kind);
  const { night, tiers, payments } = track;
  const stops = [
    ...tiers.map(({ first, last, percent, sum }) => ({
      ...{ day: first, amount: sum, order: order('tier') },
      title: `They cancel: ${percentWords(percent)}`,
      words: `Until ${shortDay(last)}`,
    })),
    ...payments.map(({ name, amount, day: due, isAfterNight }) => ({
      ...{ day: due, amount, order: order('pay') },
      title: name === 'deposit' ? 'Deposit due' : 'Balance due',
      words: isAfterNight
        ? `${count(daysBetween(night, due), 'day')} after the event`
        : `${count(daysBetween(due, night), 'day')} before the event`,
      ...(isAfterNight && { mark: 'late' as const }),
    })),
    {
      ...{ day, title: 'If somebody cancels here', words: 'See below', amount: null },
      ...{ mark: 'now' as const, order: order('now') },
    },
    {
      ...{ day: night, title: contract.times.start ? `Set, ${contract.times.start}` : 'The night' },
      ...{ words: contract.show.venue, amount: null, mark: 'gig' as const, order: order('gig') },
    },
  ];
  return stops.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : one.order - other.order,
  );
}

/** The same as the track, as a list: what a phone shows and screen readers read. */
export function TrackList(props: TrackProps) {
  const { contract, track } = props;
  const stepOn = (day: string): number => {
    const tier = track.tiers.find(({ first, last }) => first <= day && day <= last);
    return tier ? stepOf(tier.percent) : 0;
  };
  return (
    <ol className="track-list" aria-label="What is due when">
      {stopsOf(props).map(({ day, title, words, amount, mark, order }) => (
        <li key={`${day} ${order} ${title}`} data-mark={mark} data-step={stepOn(day)}>
          <span className="track-date num">{shortDay(day)}</span>
          <i aria-hidden="true" />
          <span className="track-words">
            <b>{title}</b>
            <em className="muted">{words}</em>
          </span>
          {amount !== null && <b className="num">{moneyWords({ amount, currency: contract.currency })}</b>}
        </li>
      ))}
    </ol>
  );
}
