/**
 * What somebody made before they had an account. The browser keeps it; at sign-up the account takes it over, and its first
 * works of that kind cost nothing.
 */
export interface KeptWork {
  /** Names the work for good: taking it over twice makes it once. */
  id: string;
  tool: string;
  title: string;
  /** What the tool is sent. */
  input: unknown;
  /** ISO instant. */
  keptAt: string;
  /** The account that was asked has its first works already: this one costs what everything costs. */
  isDeclined?: true;
  /** What its studio shows of it until it is made again: a kilobyte or two. */
  picture?: unknown;
  /** On how many pages it was said that the work waits in its studio. */
  told?: number;
}

/** Works that a browser keeps, and that an account may take over as its first: one less than the free plan makes a day. */
export const MOST_KEPT = 2;

/** Pages that say that a work waits in its studio. */
export const MOST_TOLD = 3;
