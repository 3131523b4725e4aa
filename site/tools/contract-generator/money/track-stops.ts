import { count } from '#core/count-words.ts';
import { shortDateWords } from '#core/day-words.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { percentWords } from '#core/tools/contract-generator/figures.ts';
import type { MoneyTrack } from '#core/tools/contract-generator/money-track.ts';

/** Something that falls on a day. */
export interface Stop {
  day: string;
  title: string;
  words: string;
  amount: number | null;
  mark?: 'late' | 'now' | 'gig';
}

/** Of stops on one day, those that come first. */
const ORDER = ['tier', 'radius', 'pay', 'now', 'gig'] as const;

/** What falls on which day, earliest first. */
export function stopsOf({
  contract,
  track,
  day,
}: {
  contract: Contract;
  track: MoneyTrack;
  /** On which somebody cancels. */
  day: string;
}): (Stop & { order: number })[] {
  const order = (kind: (typeof ORDER)[number]): number => ORDER.indexOf(kind);
  const { night, tiers, payments } = track;
  const stops = [
    ...tiers.map(({ first, last, percent, sum }) => ({
      ...{ day: first, amount: sum, order: order('tier') },
      title: `They cancel: ${percentWords(percent)}`,
      words: `Until ${shortDateWords(last)}`,
    })),
    ...payments.map(({ name, amount, day: due, isAfterNight }) => ({
      ...{ day: due, amount, order: order('pay') },
      title: name === 'deposit' ? 'Deposit due' : 'Balance due',
      words: isAfterNight
        ? `${count(daysBetween(night, due), 'day')} after the event`
        : `${count(daysBetween(due, night), 'day')} before the event`,
      ...(isAfterNight && { mark: 'late' as const }),
    })),
    ...(track.radius
      ? [
          {
            ...{ day: track.radius.first, amount: null, order: order('radius') },
            title: `No other show within ${contract.radius.distance} ${contract.radius.unit}`,
            words: `Until ${shortDateWords(track.radius.last)}`,
          },
        ]
      : []),
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
