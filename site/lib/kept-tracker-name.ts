/** The name of the database in which a browser keeps the gig tracker of an account. */
export const keptTrackerName = (account: string): string => `deckhand-tracker.${account}`;
