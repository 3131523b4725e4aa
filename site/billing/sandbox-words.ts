import type { SandboxAct } from '#core/billing/sandbox-acts.ts';

/** What a press in the sandbox lets happen. Orders have a page, and cancelling has its button in the card of the plan. */
const WORDS: Readonly<Partial<Record<SandboxAct, string>>> = {
  'week-passes': 'A week passes',
  'month-paid': 'Next payment goes through',
  'month-failed': 'Next payment fails',
  'payment-recovered': 'Failed payment goes through',
  'given-up': 'Failed payment is given up',
  refund: 'Last payment is refunded',
  dispute: 'Last payment is disputed',
  'dispute-won': 'Dispute is won',
  'dispute-lost': 'Dispute is lost',
};

export const sandboxButtons = (acts: readonly SandboxAct[]): { act: SandboxAct; label: string }[] =>
  acts.flatMap((act) => {
    const label = WORDS[act];
    return label === undefined ? [] : [{ act, label }];
  });
