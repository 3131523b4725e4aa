export type { Draft, DraftRow } from './draft-schema.ts';

/** Drafts that an account may have at once, of each tool. */
export const MOST_DRAFTS = 50;
