import { moneyWords } from '#core/money.ts';
import { breakEven, monthCost, type PackOrder } from '#core/month-cost.ts';
import { CREDIT_PACKS, PRO_PRICE, SIGN_UP_CREDITS } from '#core/plans.ts';

/** Above so many credits a month Pro costs less than packs. */
export const BREAK_EVEN = breakEven(PRO_PRICE, CREDIT_PACKS);
/** Where the scale ends: a fifth beyond the break-even, in steps of 20. */
export const SCALE_END = Math.ceil((BREAK_EVEN * 1.25) / 20) * 20;

/** How many uses of a tool, and what each costs. */
export interface MonthLine {
  cost: number;
  count: number;
}

export interface MonthView {
  /** What stands in the places of these names. */
  words: Record<'credits' | 'unit' | 'price' | 'paidBy' | 'later', string>;
  /** Place on the scale, from 0 to 1. */
  share: number;
  /** The scale in words. */
  scale: string;
}

/** `20 welcome credits, 1 pack of 20 and 2 packs of 60`. */
function paidByWords({ packs }: PackOrder): string {
  const bought = packs.map(
    ({ pack, count }) => `${count} ${count === 1 ? 'pack' : 'packs'} of ${pack.credits}`,
  );
  const parts = [`${SIGN_UP_CREDITS} welcome credits`, ...bought];
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** What a month of these uses costs, in words. */
export function monthView(lines: readonly MonthLine[]): MonthView {
  const credits = lines.reduce((sum, { cost, count }) => sum + cost * count, 0);
  const { firstMonth, laterMonth } = monthCost(credits, SIGN_UP_CREDITS, CREDIT_PACKS);
  const pro = moneyWords(PRO_PRICE);
  const first = moneyWords(firstMonth.price);
  const later = moneyWords(laterMonth.price);
  const isProFirst = firstMonth.price.amount > PRO_PRICE.amount;
  const isProLater = laterMonth.price.amount > PRO_PRICE.amount;
  return {
    words: {
      credits: String(credits),
      unit: credits === 1 ? 'credit a month' : 'credits a month',
      price: `${isProFirst ? pro : first} in your first month`,
      paidBy: isProFirst
        ? `On Pro. Packs would cost ${first}`
        : firstMonth.packs.length > 0
          ? paidByWords(firstMonth)
          : `Your ${SIGN_UP_CREDITS} welcome credits are enough`,
      later: isProLater
        ? `After that, Pro costs less: ${pro} a month. Packs cost up to ${later}.`
        : `After that, up to ${later} a month in packs. Pro is ${pro}.`,
    },
    share: Math.min(1, credits / SCALE_END),
    scale: `${credits} credits on a scale from 0 to ${SCALE_END}. ${SIGN_UP_CREDITS} come with a new account. Above ${BREAK_EVEN} a month, Pro costs less than packs.`,
  };
}
