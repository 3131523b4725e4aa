/** How the names of all databases begin in which a browser keeps gig trackers. */
export const KEPT_TRACKERS = 'deckhand-tracker.';

/** The name of the database in which a browser keeps the gig tracker of an account. */
export const keptTrackerName = (account: string): string => KEPT_TRACKERS + account;
