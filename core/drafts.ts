export type { Draft, DraftRow } from './draft-schema.ts';

/** Drafts that an account may have at once, of each tool. */
export const MOST_DRAFTS = 50;

/** Of the title that lists show: what is being written may have a longer one. */
export const LONGEST_TITLE = 160;
