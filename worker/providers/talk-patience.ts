/**
 * Patience with a model that talks, in milliseconds, to its last word. Less than the 30 s that the platform leaves to a
 * request whose caller has gone, so that the turn can be settled or released in the rest.
 */
export const TALK_PATIENCE_MS = 25_000;
