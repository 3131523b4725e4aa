/** What the sandbox can let happen, in place of a provider of payments and of time. */
export const SANDBOX_ACTS = [
  'order-pro',
  'order-pack',
  'cancel',
  'resume',
  'week-passes',
  'month-paid',
  'month-failed',
  'payment-recovered',
  'given-up',
  'refund',
  'dispute',
  'dispute-won',
  'dispute-lost',
] as const;
export type SandboxAct = (typeof SANDBOX_ACTS)[number];
