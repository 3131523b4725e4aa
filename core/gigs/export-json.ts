import type { Gig } from './gig.ts';

/** Gigs with everything in them, each as `GET /api/gigs` has it; `at` is when the file was made (ISO instant). */
export const gigsJson = (gigs: readonly Gig[], at: string): string =>
  `${JSON.stringify({ format: 'deckhand-gigs', version: 1, exportedAt: at, gigs }, null, 2)}\n`;
