import type { Money } from '#core/money.ts';
import { PRO_PRICE, TRIAL_DAYS } from '#core/plans.ts';
import { creditWords } from '#site/lib/credit-words.ts';

/** What can be done about a plan. */
export type PlanAction = 'start-trial' | 'get-pro' | 'cancel' | 'resume' | 'update-card';

/** One way on: what it brings, what it costs, and how it is taken. */
export interface PlanSide {
  title: string;
  /** `isIn`: it is part of it; the others say what is not. */
  lines: readonly { isIn: boolean; text: string }[];
  price: Money | null;
  /** Behind the price: `a month`. */
  term: string;
  action: PlanAction | null;
  label: string;
  /** The one next thing of the page. */
  isNext: boolean;
}

/** What the sides are told of the account. */
export interface SideFacts {
  /** Null where it did not load. */
  balance: number | null;
  /** Generations a day on Free. */
  daily: number;
}

const NOTHING: Money = { amount: 0, currency: PRO_PRICE.currency };

const has = (text: string) => ({ isIn: true, text });
const lacks = (text: string) => ({ isIn: false, text });

/** `Your 20 credits wait untouched`, where there are any. */
const waiting = (balance: number | null) =>
  balance ? [has(`Your ${creditWords(balance)} ${balance === 1 ? 'waits' : 'wait'} untouched`)] : [];

const side = (title: string, lines: PlanSide['lines'], more: Partial<PlanSide> = {}): PlanSide => ({
  ...{ title, lines, price: null, term: '', action: null, label: '', isNext: false },
  ...more,
});

/** `keeps`: what was made on Pro keeps its licence, which only who had Pro has to be told. */
export function freeSide(
  title: string,
  { balance, daily }: SideFacts,
  { keeps, ...more }: { keeps: boolean } & Partial<PlanSide>,
): PlanSide {
  const lines = [
    ...(keeps ? [has('Everything stays. What you made on Pro keeps its commercial licence')] : []),
    has(`${balance === null ? '' : `${creditWords(balance)}, `}${daily} generations a day, every tool`),
    ...(keeps ? [has('Contracts that are out stay open for signing')] : [has('PNG, SVG, MP3 and PDF')]),
    lacks('WAV, sampler pack and brand kit ZIP need Pro'),
  ];
  return side(title, lines, { price: NOTHING, ...more });
}

export function proSide(
  title: string,
  { balance }: SideFacts,
  last: string,
  more: Partial<PlanSide>,
): PlanSide {
  const lines = [
    has('Nothing is spent, no daily limit'),
    has('WAV, brand kit ZIP, links per booker, commercial licence'),
    ...waiting(balance),
    has(last),
  ];
  return side(title, lines, more);
}

export const trialSide = (facts: SideFacts): PlanSide =>
  proSide(`Trial: Pro for ${TRIAL_DAYS} days`, facts, 'No card. It ends on its own, and nothing is charged', {
    ...{ price: NOTHING, term: `for ${TRIAL_DAYS} days` },
    ...{ action: 'start-trial', label: 'Start Free Trial', isNext: true },
  });
