import { allMinutes, type Fee, hourlyPay, type Rate, type RateInput, rateFor } from '#core/gigs/rate.ts';
import { moneyWords } from '#core/money.ts';
import { inputOf, minorOf, type RateCurrency, type RateValues } from './rate-fields.ts';

/** Lines of the floor's ledger, in the order in which they add up. */
export const LEDGER = ['costs', 'kit', 'travel', 'earned', 'tax', 'rounding'] as const;
export const LINES: Readonly<Record<(typeof LEDGER)[number], string>> = {
  costs: 'Own costs',
  kit: 'Kit',
  travel: 'Travel',
  earned: 'Your hours',
  tax: 'Tax',
  rounding: 'Rounded up',
};

export interface RateView {
  words: Record<string, string>;
  shares: Record<string, number>;
  /** The whole result in lines, to be pasted. */
  text: string;
}

/** Everything that the page says of a rate. An offer of 0 is none. */
export function rateView(values: RateValues, currency: RateCurrency): RateView {
  const input = inputOf(values, currency);
  const rate = rateFor(input);
  const money = (amount: number): string => moneyWords({ amount, currency });
  const offer = minorOf(values.offer ?? 0);
  const words = {
    ...feeWords(rate, input, money),
    ...ledgerWords(rate.floor, input, currency),
    ...offerWords(offer, rate, input, money),
    sign: money(0).replace(/[\d.,\s]/g, ''),
    hours: hoursWords(allMinutes(input.hours)),
  };
  return { words, shares: sharesOf(rate, offer), text: textOf(rate, words, money) };
}

type Money = (amount: number) => string;

const hoursWords = (minutes: number): string => `${Number((minutes / 60).toFixed(2))} h`;

function feeWords(rate: Rate, input: RateInput, money: Money): Record<string, string> {
  const rows = (['floor', 'ask', 'stretch'] as const).map((name): [string, string][] => {
    const { fee } = rate[name];
    const { inHand, onPaper } = hourlyPay(fee, input);
    return [
      [name, money(fee)],
      [`${name}-hand`, `${money(inHand)} an hour`],
      [`${name}-paper`, money(onPaper)],
    ];
  });
  return Object.fromEntries(rows.flat());
}

function ledgerWords(floor: Fee, input: RateInput, currency: RateCurrency): Record<string, string> {
  const money = (amount: number): string => moneyWords({ amount, currency });
  const inColumn = (amount: number): string => moneyWords({ amount, currency }, 'column');
  const months = `${input.kitYears * 12} months`;
  const gigs = input.gigsAMonth === 1 ? '1 gig' : `${input.gigsAMonth} gigs`;
  return {
    ...Object.fromEntries(LEDGER.map((line) => [line, inColumn(floor[line])])),
    total: inColumn(floor.fee),
    'costs-why': `${money(input.monthlyCosts)} a month ÷ ${gigs}`,
    'kit-why': `${money(input.kitPrice)} ÷ ${months} ÷ ${gigs}`,
    'travel-why': 'This gig alone',
    'earned-why': `${hoursWords(allMinutes(input.hours))} × ${money(input.hourlyWage)}`,
    'tax-why': `${input.taxPercent} % of the whole fee`,
    'rounding-why': `To the next ${money(input.step)}`,
  };
}

function offerWords(offer: number, rate: Rate, input: RateInput, money: Money): Record<string, string> {
  if (offer === 0) return { offer: 'No offer yet', 'offer-why': 'Type one to see what it pays per hour.' };
  const { inHand, onPaper } = hourlyPay(offer, input);
  const under = rate.floor.fee - offer;
  const place =
    under > 0
      ? `${money(under)} under your floor`
      : offer < rate.ask.fee
        ? 'Between floor and ask'
        : offer < rate.stretch.fee
          ? 'At your ask or above'
          : 'At your stretch or above';
  const pay = inHand < 0 ? `You pay ${money(-inHand)} an hour to play` : `${money(inHand)} an hour in hand`;
  return { offer: place, 'offer-why': `${pay}. On paper, by hours on site: ${money(onPaper)}.` };
}

/** An offer past this many stretches stands at the end of the scale: the three fees keep room to be read. */
const WIDEST = 2;

function sharesOf({ floor, ask, stretch }: Rate, offer: number): Record<string, number> {
  const end = Math.max(stretch.fee, Math.min(offer, WIDEST * stretch.fee), 1);
  const places = { floor: floor.fee, ask: ask.fee, stretch: stretch.fee, offer };
  const parts = LEDGER.map((line) => [line, floor.fee > 0 ? floor[line] / floor.fee : 0]);
  const marks = Object.entries(places).map(([name, fee]) => [
    `at-${name}`,
    Math.min(fee, end) / (end * 1.16),
  ]);
  return Object.fromEntries([...parts, ...marks]);
}

function textOf(rate: Rate, words: Readonly<Record<string, string>>, money: Money): string {
  const lines = LEDGER.map((line) => `${LINES[line]}: ${words[line]} (${words[`${line}-why`]})`);
  return [
    `Floor ${money(rate.floor.fee)}, ask ${money(rate.ask.fee)}, stretch ${money(rate.stretch.fee)}`,
    `In hand: ${words['floor-hand']}, ${words['ask-hand']}, ${words['stretch-hand']} (${words.hours} in all)`,
    '',
    'The floor:',
    ...lines,
  ].join('\n');
}
