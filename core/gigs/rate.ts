/**
 * What a set has to pay. Two formulas of the trade, and the one for what goes to tax:
 * - AMPdj, "Pricing your disco" (ampdj.co.uk): costs of a gig and an hourly wage for all hours, not only those on stage.
 * - Craig Lewis, reverse income calculator (craiglewisweddings.com): the higher of that and the share of the income wanted.
 * - Where a share of every fee is put aside, price = (what is to be kept + costs) ÷ (1 − share).
 *
 * Money is in the smallest unit of one currency, whole; time in whole minutes.
 */
export interface RateInput {
  /** Own costs of a month that no promoter repays: insurance, music, software, telephone. */
  monthlyCosts: number;
  /** What the kit would cost again, and for how many years it lasts (1 or more). */
  kitPrice: number;
  kitYears: number;
  /** What is to be left of a month after costs and tax. */
  monthlyGoal: number;
  /** Gigs in a usual month, 1 or more. */
  gigsAMonth: number;
  /** The least that an hour is worth, after costs and tax. */
  hourlyWage: number;
  hours: Hours;
  /** What getting to this gig costs and nobody repays. */
  travelCost: number;
  /** Share of every fee that is put aside for tax, in whole per cent from 0 to 60. */
  taxPercent: number;
  /** Fees are rounded up to a multiple of this. */
  step: number;
}

/** Minutes that a gig takes. */
export interface Hours {
  onSite: number;
  travel: number;
  preparation: number;
  office: number;
}

/** What a fee is made of. The parts are whole, none is below zero, and together they are the fee. */
export interface Fee {
  fee: number;
  /** This gig's share of the own costs and of the kit. */
  costs: number;
  kit: number;
  travel: number;
  /** What the hours earn, after all else. */
  earned: number;
  tax: number;
  /** What rounding up to the step added. */
  rounding: number;
}

export interface Rate {
  /** Below it the set costs more than it earns by the hour. */
  floor: Fee;
  /** Makes the month's goal if every gig pays it, and is never below the floor. */
  ask: Fee;
  /** Makes the same month with one gig in five fewer. */
  stretch: Fee;
}

/** Share of the gigs that the stretch fee counts on. */
const STRETCH_SHARE = 0.8;

export function rateFor(input: RateInput): Rate {
  const wages = Math.ceil((input.hourlyWage * allMinutes(input.hours)) / 60);
  const counted = STRETCH_SHARE * input.gigsAMonth;
  const goalOf = (gigs: number): number => Math.max(wages, Math.ceil(input.monthlyGoal / gigs));
  return {
    floor: feeOf(input, input.gigsAMonth, wages),
    ask: feeOf(input, input.gigsAMonth, goalOf(input.gigsAMonth)),
    stretch: feeOf(input, counted, goalOf(counted)),
  };
}

export const allMinutes = ({ onSite, travel, preparation, office }: Hours): number =>
  onSite + travel + preparation + office;

function feeOf(input: RateInput, gigs: number, earned: number): Fee {
  const costs = Math.ceil(input.monthlyCosts / gigs);
  const kit = Math.ceil(input.kitPrice / (input.kitYears * 12 * gigs));
  const kept = costs + kit + input.travelCost + earned;
  const exact = Math.ceil((kept * 100) / (100 - input.taxPercent));
  const fee = Math.ceil(exact / input.step) * input.step;
  const tax = Math.ceil((fee * input.taxPercent) / 100);
  return { fee, costs, kit, travel: input.travelCost, earned, tax, rounding: fee - kept - tax };
}

export interface HourlyPay {
  /** What the fee looks like: divided by the hours on site. */
  onPaper: number;
  /** What is left for each of all hours after costs and tax; below zero where the gig costs money. */
  inHand: number;
}

/** What any fee pays by the hour: one that was offered, or one of one's own. Rounded to the smallest unit. */
export function hourlyPay(fee: number, input: RateInput): HourlyPay {
  const { costs, kit, travel } = feeOf(input, input.gigsAMonth, 0);
  const left = fee - Math.ceil((fee * input.taxPercent) / 100) - costs - kit - travel;
  const perHour = (amount: number, minutes: number): number =>
    minutes > 0 ? Math.round((amount * 60) / minutes) : 0;
  return { onPaper: perHour(fee, input.hours.onSite), inHand: perHour(left, allMinutes(input.hours)) };
}
