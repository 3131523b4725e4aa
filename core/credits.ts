import * as z from 'zod/mini';

/** What an entry of the ledger is for. The balance is the sum of all entries of an account. */
export const creditKindSchema = z.enum([
  'sign-up',
  'reserve',
  'release',
  'pack',
  'refund',
  'code',
  'referral',
  'adjust',
]);
export type CreditKind = z.infer<typeof creditKindSchema>;

export const ledgerEntrySchema = z.object({
  id: z.string(),
  /** Credits, signed: a reserve is negative, its release positive and equal. */
  delta: z.int(),
  kind: creditKindSchema,
  at: z.string(),
  generationId: z.nullable(z.string()),
  /** The turn of the conversation with the assistant that it paid for. */
  turnId: z.nullable(z.string()),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const creditsSchema = z.object({
  balance: z.int(),
  plan: z.enum(['free', 'trial', 'pro']),
  /** Generations a UTC day; null where there is no limit. */
  dailyLimit: z.nullable(z.int()),
  dailyUsed: z.int(),
  resetsAt: z.string(),
  costs: z.record(z.string(), z.nullable(z.int())),
});
export type Credits = z.infer<typeof creditsSchema>;

/** Minutes after which a reservation that never settled is void and its credits return. */
export const RESERVATION_MINUTES = 15;

/** The first instant of the UTC day that `now` is in: daily limits count from here. */
export function startOfUtcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** When today's count starts anew. */
export function nextUtcDay(now: Date): Date {
  return new Date(startOfUtcDay(now).getTime() + 24 * 60 * 60 * 1000);
}

/** Before this instant an unsettled reservation is void. */
export function reservationCutoff(now: Date): Date {
  return new Date(now.getTime() - RESERVATION_MINUTES * 60 * 1000);
}
