import { count, listed } from '#core/count-words.ts';
import { addSums } from '#core/gigs/board-columns.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { nightWords } from '#core/gigs/gig-text.ts';
import { dueInWords, moneySoFar } from '#core/gigs/money-so-far.ts';
import { lateGigs } from '#core/gigs/next-step.ts';
import { daysBetween } from '#core/gigs/zoned-time.ts';
import { moneyWords } from '#core/money.ts';
import type { Answer } from './answer.ts';
import { type Asked, NO_GIGS, sourceOf, TRACKER } from './gig-asked.ts';
import { listOf } from './gig-lines.ts';

type Words = (amount: number, currency: string) => string;

/** How sums of these gigs are said: dollars of two countries by their names. */
function moneyOf(gigs: readonly Gig[]): Words {
  const currencies = [...new Set(gigs.flatMap(({ fee }) => fee?.currency ?? []))];
  const signs = new Set(currencies.map((currency) => moneyWords({ amount: 0, currency })));
  const where = signs.size < currencies.length ? 'words' : undefined;
  return (amount, currency) => moneyWords({ amount, currency }, where);
}

/** What of a gig is unpaid and when it is due: `£600 is 5 days late`, `€300 due in 5 days`. Empty where nothing is. */
export function unpaidOf(gig: Gig, today: string, words: Words = moneyOf([gig])): string {
  if (gig.unpaid <= 0) return '';
  const { late, toCome, next } = moneySoFar(gig, today);
  const money = (amount: number): string => (gig.fee ? words(amount, gig.fee.currency) : 'money for extras');
  if (late > 0) {
    const days = count(daysBetween(gig.unpaidDue ?? today, today), 'day');
    return `${money(late)} is ${days} late${toCome > 0 ? `, ${money(toCome)} more to come` : ''}`;
  }
  if (next === null) return `${money(toCome)} to come, no due date yet`;
  const due = `due ${dueInWords(next.due, today)}`;
  return next.amount < toCome
    ? `${money(toCome)} to come, ${money(next.amount)} of it ${due}`
    : `${money(toCome)} ${due}`;
}

/** Gigs that are named in one answer. */
const MOST_LINES = 8;

/** Who owes what: one sum a currency, what is late first, the longest overdue before all. */
export function unpaidGigs({ all, now, isUnpaidCut }: Asked): Answer {
  const { today, night } = now;
  const owing = all.filter(({ unpaid }) => unpaid > 0);
  if (all.length === 0) return NO_GIGS;
  if (owing.length === 0)
    return { text: 'Nothing is unpaid: no money is to come of any gig in your tracker.', sources: [TRACKER] };
  const words = moneyOf(owing);
  const sums = addSums(
    owing.flatMap((gig) =>
      gig.fee
        ? [{ amount: moneySoFar(gig, today).late, unpaid: gig.unpaid, currency: gig.fee.currency }]
        : [],
    ),
  );
  const whole = listed(sums.map(({ unpaid, currency }) => words(unpaid, currency)));
  const isLate = listed(sums.flatMap(({ amount, currency }) => (amount > 0 ? words(amount, currency) : [])));
  const late = lateGigs(owing, today);
  const dueOf = ({ unpaidDue, night: of }: Gig): string => `${unpaidDue ?? '9999'} ${of}`;
  const others = owing
    .filter((gig) => !late.includes(gig))
    .toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1));
  const gigs = [...late, ...others];
  const lines = gigs.map((gig) => {
    const { title, client } = gig;
    const who = client && client.name !== title ? ` (${client.name})` : '';
    return `“${title}”${who}, ${nightWords(gig.night, night)}: ${unpaidOf(gig, today, words)}`;
  });
  const most = isUnpaidCut ? 'more than ' : '';
  const head = `Unpaid: ${most}${whole || 'money for extras'}, of ${count(gigs.length, 'gig')}.${isLate && ` Late: ${isLate}.`}`;
  return {
    text: `${head}\n\n${listOf(lines, MOST_LINES)}`,
    sources: [...gigs.slice(0, 2).map(sourceOf), TRACKER],
  };
}
