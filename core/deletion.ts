/** Days between the wish to delete an account and its end; until then one press keeps it. */
export const GRACE_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an account goes that was asked to be deleted now. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS);
}
