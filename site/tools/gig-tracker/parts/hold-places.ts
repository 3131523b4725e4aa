import { holdPlace } from '#core/gigs/holds.ts';

/** The most places that a queue for a night is told to have. */
const MOST = 9;

/** Places in the queue for a night, to choose from. */
export const HOLD_PLACES: readonly { value: string; label: string }[] = Array.from(
  { length: MOST },
  (_, index) => ({
    value: String(index + 1),
    label: `${holdPlace({ order: index + 1, until: null })} hold`,
  }),
);
