import type { FieldError } from '#core/errors.ts';
import type { Deal } from '#core/gigs/deal.ts';
import { GIG_MOST, type Gig } from '#core/gigs/gig.ts';
import { sumsInCurrency } from '#core/gigs/sums-in-currency.ts';
import { numberOfText, unitsOfText } from '#core/number-of-text.ts';
import type { Currency } from '#core/profile.ts';
import { moneyText, readMoney } from '../../parts/money-text.ts';
import type { Reading } from '../../parts/use-gig-form.ts';

/** A step of a bonus as it is typed; the key tells it from others. */
export interface TypedStep {
  key: string;
  tickets: string;
  amount: string;
}

/** A deal as it is typed. */
export interface DealValues {
  kind: Deal['kind'];
  fee: string;
  currency: Currency;
  percent: string;
  costs: string;
  steps: readonly TypedStep[];
}

/** The deal of a gig in the fields of its form; `usual` is the currency where none is said yet. */
export function typedDeal({ fee, deal }: Gig, usual: Currency): DealValues {
  const currency = (fee?.currency ?? usual) as Currency;
  return {
    kind: deal.kind,
    fee: fee && deal.kind !== 'door' ? moneyText(fee.amount, currency) : '',
    currency,
    percent: deal.percent > 0 ? String(deal.percent) : '',
    costs: deal.costs > 0 ? moneyText(deal.costs, currency) : '',
    steps: deal.steps.map(({ tickets, amount }, index) => ({
      ...{ key: String(index), tickets: String(tickets), amount: moneyText(amount, currency) },
    })),
  };
}

/** Whether a sum is typed: it is of the currency that is chosen. */
export const hasSums = ({ fee, costs, steps }: DealValues): boolean =>
  [fee, costs, ...steps.map(({ amount }) => amount)].some((text) => text.trim() !== '');

/** Which field of the form a refused path of the gig belongs to. */
export function fieldOfDeal(path: string): string {
  const [head, field] = path.split('.');
  if (head === 'deal') return field ?? path;
  return path === 'fee.currency' ? 'currency' : (head ?? path);
}

/**
 * What the form makes of a gig. Payments and the sums of the deal go along into another currency as the same numbers. No fee
 * leaves a gig without one, but where its currency is needed: there it is 0.
 */
export function readDeal(gig: Gig, values: DealValues): Reading {
  const { kind, currency } = values;
  const problems: FieldError[] = [];
  const refuse = (path: string, reason: string): void => void problems.push({ path, reason });
  const sumOf = (path: string, typed: string): number | null => {
    const read = readMoney(typed, currency);
    if (read.problem === undefined) return read.sum;
    refuse(path, read.problem);
    return null;
  };
  const from = gig.fee?.currency ?? currency;
  const kept = sumsInCurrency(gig, from, currency);
  const isShared = kind !== 'flat' && kind !== 'bonus';
  const fee = kind === 'door' ? 0 : sumOf('fee', values.fee);
  // What the form doesn't show stays as it was.
  const costs = isShared ? (sumOf('costs', values.costs) ?? 0) : kept.deal.costs;
  const percent = isShared ? numberOfText(values.percent.replace('%', ''), 2) : gig.deal.percent;
  if (percent === null || percent > 100 || (isShared && percent === 0))
    refuse('percent', 'Write your share, such as 70');
  const steps =
    kind === 'bonus'
      ? values.steps.map(({ tickets, amount }) => ({
          tickets: unitsOfText(tickets, 0) ?? 0,
          amount: sumOf('steps', amount) ?? 0,
        }))
      : kept.deal.steps;
  if (steps.some(({ tickets }) => tickets < 1))
    refuse('steps', 'Write from how many tickets each bonus is paid');
  if (problems.length > 0) return { problems };

  const deal = { kind, percent: percent ?? 0, costs, steps: steps.slice(0, GIG_MOST.bonusSteps) };
  const needsFee = gig.payments.length > 0 || costs > 0 || steps.length > 0 || isShared;
  if (fee === null && !needsFee) return { patch: { fee: null, deal } };
  return {
    patch: {
      fee: { amount: fee ?? 0, currency },
      deal,
      ...(from !== currency && { payments: kept.payments }),
    },
  };
}
