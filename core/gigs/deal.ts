import { percentOf } from '../money.ts';

/**
 * What is paid for a set: the five deals that promoters and artists close, after "Promoter and Artist Deals and
 * Settlements" (makingitwithchrisg.com) and "What makes a good deal?" (gigmit.com).
 */
export const DEAL_KINDS = {
  flat: 'Flat fee',
  door: 'Door deal',
  guarantee: 'Guarantee + %',
  versus: 'Versus',
  bonus: 'Flat + bonus',
} as const;

export type DealKind = keyof typeof DEAL_KINDS;

/** What is paid for a set. Fields that its kind has no use for are kept as they were typed. */
export interface Deal {
  kind: DealKind;
  /** The fee, or what is guaranteed; minor units. Unused by a door deal. */
  fee: number;
  /** The artist's share of the door in per cent, two decimals at most. */
  percent: number;
  /**
   * What comes off the door before it is shared; minor units. With a guarantee this is the break-even point, where
   * promoters count the fee as one of the costs.
   */
  costs: number;
  /** Of a bonus: so much more from so many tickets on. */
  steps: { tickets: number; amount: number }[];
}

export interface Door {
  /** Ticket income, minor units. */
  income: number;
  tickets: number;
}

/** What is due whatever the door says. */
export const guaranteedOf = ({ kind, fee }: Deal): number => (kind === 'door' ? 0 : fee);

/** What is due once the door is counted. */
export function dealAmount({ kind, fee, percent, costs, steps }: Deal, { income, tickets }: Door): number {
  const share = percentOf(Math.max(0, income - costs), percent);
  switch (kind) {
    case 'flat':
      return fee;
    case 'door':
      return share;
    case 'guarantee':
      return fee + share;
    case 'versus':
      return Math.max(fee, share);
    case 'bonus':
      return steps.reduce((sum, step) => (tickets >= step.tickets ? sum + step.amount : sum), fee);
  }
}
