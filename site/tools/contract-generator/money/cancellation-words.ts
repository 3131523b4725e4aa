import { count } from '#core/count-words.ts';
import type { Cancellation, Side } from '#core/tools/contract-generator/cancellation-of.ts';
import { capital } from '#site/lib/number-words.ts';

/** Who owes what, in a few words and a sum; null where there is none to name. */
export function outcomeOf(
  { clause, owed, payer, amount }: Cancellation,
  side: Side,
): { words: string; sum: number | null } {
  if (clause === null) return { words: 'Your contract doesn’t say', sum: null };
  if (owed === null) return { words: 'Nobody can say in advance', sum: null };
  if (side === 'artist')
    return payer === null
      ? { words: 'Nobody owes anything', sum: null }
      : { words: 'You pay back', sum: amount };
  return owed === 0 ? { words: 'They owe you nothing', sum: null } : { words: 'They owe you', sum: owed };
}

/** The clause that says so, and how long that is before the night. */
export function sourceOf({ clause, daysBefore }: Cancellation): string {
  const when = daysBefore === 0 ? 'on the day of the event' : `${count(daysBefore, 'day')} before the event`;
  if (!clause) return `${capital(when)}. It has no clause on it.`;
  if (clause.paragraph === null)
    return `Clause ${clause.number}, ${when}. It is in your own words: read what it says.`;
  return `Clause ${clause.number}.${clause.paragraph}, ${when}.`;
}
