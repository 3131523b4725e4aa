import { count } from '../count-words.ts';
import { moneyWords } from '../money.ts';
import type { Scorecard } from './book-schema.ts';

/** One figure of a scorecard with what it counts. Without a value there is nothing to count yet. */
export interface ScoreFigure {
  id: 'played' | 'onTime' | 'delay' | 'rider' | 'calledOff' | 'income';
  name: string;
  /** Sums of several currencies are not added. */
  values: readonly string[];
  /** What is counted, or what is still missing. */
  words: string;
}

/** A scorecard as people read it: figures with what they count, and no grades. */
export function scoreFigures(score: Scorecard): ScoreFigure[] {
  return [played(score), onTime(score), delay(score), rider(score), calledOff(score), income(score)];
}

/** The figure `3 of 5`. */
const share = (part: number, of: number): string[] => [
  `${part.toLocaleString('en')} of ${of.toLocaleString('en')}`,
];

function played({ gigs, played }: Scorecard): ScoreFigure {
  const head = { id: 'played', name: 'Gigs played' } as const;
  if (gigs === 0) return { ...head, values: [], words: 'No gigs yet' };
  return { ...head, values: [played.toLocaleString('en')], words: `Of ${count(gigs, 'gig')} in the tracker` };
}

function onTime({ paidOnTime, paidLate }: Scorecard): ScoreFigure {
  const counted = paidOnTime + paidLate;
  const head = { id: 'onTime', name: 'Paid on time' } as const;
  if (counted === 0) return { ...head, values: [], words: 'Counts payments with a due date' };
  return {
    ...head,
    values: share(paidOnTime, counted),
    words: 'Payments with a due date that came in or are late',
  };
}

function delay({ paidOnTime, paidLate, usualDelay }: Scorecard): ScoreFigure {
  const head = { id: 'delay', name: 'Usual delay' } as const;
  if (usualDelay !== null) {
    const of =
      paidLate === 1
        ? 'Of the one late payment'
        : `The middle one of ${paidLate.toLocaleString('en')} late payments`;
    return {
      ...{ ...head, values: [count(usualDelay, 'day')] },
      words: `${of}. Unpaid ones count until today`,
    };
  }
  if (paidOnTime === 0) return { ...head, values: [], words: 'Counts days after the due date' };
  return { ...head, values: ['None'], words: 'No payment was late' };
}

function rider({ riderMet, riderAnswered }: Scorecard): ScoreFigure {
  const head = { id: 'rider', name: 'Rider met' } as const;
  if (riderAnswered === 0)
    return { ...head, values: [], words: 'Say on the page of a gig whether your rider was met' };
  return {
    ...head,
    values: share(riderMet, riderAnswered),
    words: "Gigs you answered for. Partly met isn't counted as met",
  };
}

/** Leads, nights to come and what somebody else called off say nothing of it. */
function calledOff({ played, calledOff }: Scorecard): ScoreFigure {
  const head = { id: 'calledOff', name: 'Called off by the client' } as const;
  const counted = played + calledOff;
  if (counted === 0) return { ...head, values: [], words: 'Counts gigs that were played or called off' };
  return {
    ...head,
    values: share(calledOff, counted),
    words: 'Gigs that were played, or where you said the client cancelled',
  };
}

function income({ income }: Scorecard): ScoreFigure {
  const head = { id: 'income', name: 'Income' } as const;
  if (income.length === 0) return { ...head, values: [], words: 'Counts what was paid for the gigs' };
  return { ...head, values: income.map((sum) => moneyWords(sum)), words: 'Paid so far for the gigs' };
}
