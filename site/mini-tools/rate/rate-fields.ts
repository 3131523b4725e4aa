import type { RateInput } from '#core/gigs/rate.ts';

/** A field of the calculator: money in the main unit of its currency, time in hours. */
interface RateField {
  name: string;
  label: string;
  value: number;
  max: number;
  min?: number;
  step: number;
  unit?: string;
  money?: boolean;
  whole?: boolean;
  ticks?: number;
}

interface FieldGroup {
  title: string;
  note: string;
  fields: RateField[];
}

/** What the calculator asks, in the order in which one can answer it. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: 'A month',
    note: 'What you need, and what the trade costs you whether you play or not.',
    fields: [
      {
        name: 'goal',
        label: 'Left for you after costs and tax',
        value: 1800,
        max: 6000,
        step: 50,
        money: true,
        ticks: 12,
      },
      { name: 'gigs', label: 'Gigs', value: 6, min: 1, max: 30, step: 1, ticks: 29 },
      {
        name: 'costs',
        label: 'Own costs: insurance, music, software',
        value: 250,
        max: 2000,
        step: 10,
        money: true,
      },
      {
        name: 'tax',
        label: 'Put aside for tax',
        value: 25,
        max: 60,
        step: 1,
        unit: '%',
        whole: true,
        ticks: 12,
      },
    ],
  },
  {
    title: 'Kit',
    note: 'What it would cost to buy again, spread over the years that it lasts.',
    fields: [
      { name: 'kit', label: 'Price of the kit you use', value: 3600, max: 20_000, step: 100, money: true },
      {
        name: 'years',
        label: 'Lasts',
        value: 4,
        min: 1,
        max: 10,
        step: 1,
        unit: 'years',
        whole: true,
        ticks: 9,
      },
    ],
  },
  {
    title: 'This gig',
    note: 'All of its hours, not only those with people in front of you.',
    fields: [
      { name: 'onsite', label: 'On site, set included', value: 4, max: 16, step: 0.25, unit: 'h', ticks: 16 },
      { name: 'road', label: 'On the road, both ways', value: 3, max: 16, step: 0.25, unit: 'h', ticks: 16 },
      {
        name: 'prep',
        label: 'Preparing music and gear',
        value: 2,
        max: 16,
        step: 0.25,
        unit: 'h',
        ticks: 16,
      },
      {
        name: 'office',
        label: 'Mails, contract, invoice',
        value: 1,
        max: 8,
        step: 0.25,
        unit: 'h',
        ticks: 8,
      },
      { name: 'travel', label: 'Travel you pay yourself', value: 60, max: 1000, step: 5, money: true },
      {
        name: 'wage',
        label: 'Lowest pay for an hour',
        value: 25,
        max: 150,
        step: 1,
        money: true,
        ticks: 15,
      },
    ],
  },
];

/** Currencies of the calculator. `scale` fits ranges and examples to what money is worth, roughly. */
export const CURRENCIES = {
  EUR: { name: 'Euro', scale: 1 },
  USD: { name: 'US dollar', scale: 1 },
  GBP: { name: 'Pound sterling', scale: 1 },
  CHF: { name: 'Swiss franc', scale: 1 },
  AUD: { name: 'Australian dollar', scale: 2 },
  CAD: { name: 'Canadian dollar', scale: 2 },
  SEK: { name: 'Swedish krona', scale: 10 },
  NOK: { name: 'Norwegian krone', scale: 10 },
  DKK: { name: 'Danish krone', scale: 10 },
  PLN: { name: 'Polish złoty', scale: 5 },
} as const satisfies Record<string, { name: string; scale: number }>;

export type RateCurrency = keyof typeof CURRENCIES;
export const isRateCurrency = (code: string): code is RateCurrency => Object.hasOwn(CURRENCIES, code);

/** All of these have hundredths. */
const MINOR = 100;
export const minorOf = (amount: number): number => Math.round(amount * MINOR);

export type RateValues = Readonly<Record<string, number>>;

/** The example that the page shows before anything is moved. */
export const EXAMPLE: RateValues = Object.fromEntries(
  FIELD_GROUPS.flatMap(({ fields }) => fields).map(({ name, value }) => [name, value]),
);

/** The input of the formula for what stands in the fields. */
export function inputOf(values: RateValues, currency: RateCurrency): RateInput {
  const of = (name: string): number => values[name] ?? 0;
  const minutes = (name: string): number => Math.round(of(name) * 60);
  return {
    monthlyCosts: minorOf(of('costs')),
    kitPrice: minorOf(of('kit')),
    kitYears: Math.max(1, Math.round(of('years'))),
    monthlyGoal: minorOf(of('goal')),
    gigsAMonth: Math.max(1, of('gigs')),
    hourlyWage: minorOf(of('wage')),
    hours: {
      onSite: minutes('onsite'),
      travel: minutes('road'),
      preparation: minutes('prep'),
      office: minutes('office'),
    },
    travelCost: minorOf(of('travel')),
    taxPercent: Math.round(of('tax')),
    step: minorOf(5 * CURRENCIES[currency].scale),
  };
}
