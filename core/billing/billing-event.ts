/** A mail about a plan, by what it is about. */
export type BillingMail = 'trial-ending' | 'trial-ended';

/** What became of the plan of an account. Instants are ISO. */
export type BillingFact =
  | { kind: 'trial-started'; endsAt: string }
  /** Pro until then without paying for it. */
  | { kind: 'pro-given'; until: string }
  /** A mail about it was handed over. */
  | { kind: 'mailed'; mail: BillingMail };
