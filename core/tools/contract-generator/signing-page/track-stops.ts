import { shortDateWords } from '#core/day-words.ts';
import type { NumberedClauses } from '../clauses/clauses-of.ts';
import { percentWords } from '../figures.ts';
import { type MoneyTrack, stepOf } from '../money-track.ts';
import type { PageParts } from './page-parts.ts';

/** Something that falls on a day, as one side reads it. */
interface Stop {
  day: string;
  title: string;
  words: string;
  amount: number | null;
  kind: '' | 'today' | 'due' | 'night';
  /** How deep the cancellation of that day is drawn; 0 where none is priced. */
  step: number;
}

const clauseWords = ({ clauses }: NumberedClauses, id: string): string => {
  const number = clauses.find((clause) => clause.id === id)?.number;
  return number ? `clause ${number}` : '';
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What falls on which day, earliest first: what a cancellation costs from then on, and what is paid. */
export function trackStops({ contract, numbered, role, today }: PageParts, track: MoneyTrack): Stop[] {
  const isClient = role === 'client';
  const { artist, show, times } = contract;
  const stepOn = (day: string): number => {
    const tier = track.tiers.find(({ first, last }) => first <= day && day <= last);
    return tier ? stepOf(tier.percent) : 0;
  };
  const cancelling = clauseWords(numbered, 'client-cancels');
  const costs = (percent: number): string =>
    `${isClient ? 'Cancelling costs' : 'If they cancel, they pay'} ${percent === 0 ? 'nothing' : percent === 100 ? 'the full fee' : percentWords(percent)}`;
  const tiers = track.tiers.map(({ first, last, percent, sum }) => ({
    ...{ day: first, amount: sum, order: first === today ? 0 : 1 },
    title: first === today ? 'Today' : costs(percent),
    words:
      first === today
        ? costs(percent)
        : last < track.night
          ? [`To ${shortDateWords(last)}`, cancelling].filter(Boolean).join(', ')
          : capital(cancelling),
    kind: first === today ? ('today' as const) : ('' as const),
  }));
  const payments = track.payments.map(({ name, amount, day }) => ({
    ...{ day, amount, order: 2, kind: 'due' as const },
    title: `${isClient ? 'You pay' : 'They pay'} the ${name}`,
    words: capital(clauseWords(numbered, name)),
  }));
  const set = [times.start, times.end].filter(Boolean).join('–');
  const night = {
    ...{ day: track.night, amount: null, order: 3, kind: 'night' as const },
    title: `${isClient ? `${artist.stageName} plays` : 'You play'}${set && `, ${set}`}`,
    words: show.venue,
  };
  return [...tiers, ...payments, night]
    .toSorted((one, other) =>
      one.day === other.day ? one.order - other.order : one.day < other.day ? -1 : 1,
    )
    .map((stop) => ({ ...stop, step: stepOn(stop.day) }));
}
