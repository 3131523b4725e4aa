import type { Money } from '#core/money.ts';
import { moneyWords } from '#core/money.ts';
import { breakEven, monthCost, type PackOrder } from '#core/month-cost.ts';
import type { CreditPack } from '#core/plans.ts';

/** What a month is paid with. The page hands it to its script, which would load far more with core/plans.ts. */
export interface MonthOffer {
  /** Credits of a new account. */
  welcome: number;
  packs: readonly CreditPack[];
  /** Pro, a month. */
  pro: Money;
}

/** Where the scale ends: a quarter beyond the break-even, in steps of 20. */
export const scaleEnd = ({ pro, packs }: MonthOffer): number =>
  Math.ceil((breakEven(pro, packs) * 1.25) / 20) * 20;

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
function paidByWords({ packs }: PackOrder, welcome: number): string {
  const bought = packs.map(
    ({ pack, count }) => `${count} ${count === 1 ? 'pack' : 'packs'} of ${pack.credits}`,
  );
  const parts = [`${welcome} welcome credits`, ...bought];
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** What a month of these uses costs, in words. */
export function monthView(lines: readonly MonthLine[], offer: MonthOffer): MonthView {
  const { welcome, packs } = offer;
  const credits = lines.reduce((sum, { cost, count }) => sum + cost * count, 0);
  const { firstMonth, laterMonth } = monthCost(credits, welcome, packs);
  const pro = moneyWords(offer.pro);
  const first = moneyWords(firstMonth.price);
  const later = moneyWords(laterMonth.price);
  const end = scaleEnd(offer);
  const isProFirst = firstMonth.price.amount > offer.pro.amount;
  const isProLater = laterMonth.price.amount > offer.pro.amount;
  const paidInCredits =
    firstMonth.packs.length > 0
      ? paidByWords(firstMonth, welcome)
      : `Your ${welcome} welcome credits are enough`;
  return {
    words: {
      credits: String(credits),
      unit: credits === 1 ? 'credit a month' : 'credits a month',
      price: `${isProFirst ? pro : first} in your first month`,
      paidBy: isProFirst ? `On Pro. Packs would cost ${first}` : paidInCredits,
      later:
        credits === 0
          ? `Nothing to pay. Pro is ${pro} a month.`
          : isProLater
            ? `After that, Pro costs less: ${pro} a month. Packs cost up to ${later}.`
            : `After that, up to ${later} a month in packs. Pro is ${pro}.`,
    },
    share: Math.min(1, credits / end),
    scale: `${credits} credits on a scale from 0 to ${end}. ${welcome} come with a new account. Above ${breakEven(offer.pro, packs)} a month, Pro costs less than packs.`,
  };
}
