/** A mail about a plan, by what it is about. */
export type BillingMail = 'trial-ending' | 'trial-ended';

/** What became of the plan of an account. Instants are ISO. */
export type BillingFact =
  | { kind: 'trial-started'; endsAt: string }
  /** A mail about it was handed over. */
  | { kind: 'mailed'; mail: BillingMail };
