import { CALLED_OFF_BY, type Gig } from '#core/gigs/gig.ts';
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

type CalledOffBy = NonNullable<Gig['outcome']['calledOffBy']>;

/** Who called a gig off, to choose from. */
export const CALLED_OFF_PADS: { value: CalledOffBy; title: string }[] = (
  Object.keys(CALLED_OFF_BY) as CalledOffBy[]
).map((value) => ({ value, title: CALLED_OFF_BY[value] }));
