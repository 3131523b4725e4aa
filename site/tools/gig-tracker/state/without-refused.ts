import type { FieldError } from '#core/errors.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { patchOf } from '#core/gigs/gig-patch.ts';
import { isEmpty, patched } from './patched-gig.ts';

interface Refused {
  base: Gig;
  /** What was sent and refused, and what is edited by now. */
  sent: Gig;
  mine: Gig;
  /** It could not be sent at once: nobody waits at a form to type the rest of it again. */
  wasKept: boolean;
}

/** Fields that are refused together: the times of a set say nothing without each other. */
const TIMES = ['start', 'end', 'zone'];
const goesWith = (name: string): string[] => (TIMES.includes(name) ? TIMES : [name]);

/**
 * What is left of edits that were refused: what was changed since, and of edits that had been kept all but the fields that were
 * named (`isPartial`).
 */
export function withoutRefused(
  { base, sent, mine, wasKept }: Refused,
  fields: readonly FieldError[],
): { mine: Gig; isPartial: boolean } {
  const refused = new Set(fields.flatMap(({ path }) => goesWith(path.split('.')[0] ?? '')));
  const all = Object.entries(patchOf(base, sent));
  const fine = all.filter(([name]) => !refused.has(name));
  const isPartial = wasKept && refused.size > 0 && fine.length < all.length;
  const rest = { ...(isPartial ? Object.fromEntries(fine) : {}), ...patchOf(sent, mine) };
  const { venue, client } = mine;
  return { mine: isEmpty(rest) ? base : patched(base, rest, { venue, client }), isPartial };
}
