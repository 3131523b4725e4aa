import { ApiError, type FieldError } from '#core/errors.ts';
import { GIG_MOST } from '#core/gigs/gig.ts';
import { type GigWrite, whatIsMissing } from '#db/queries/gigs-write.ts';
import type { Deps } from '../deps.ts';

/** Why a gig that nobody else changed was not stored. */
export async function refusedWrite({ db }: Pick<Deps, 'db'>, write: GigWrite): Promise<ApiError> {
  const missing = await whatIsMissing(db, write);
  const fields: FieldError[] = [
    ...(missing.venue ? [{ path: 'venue.id', reason: 'You have no venue of that id' }] : []),
    ...(missing.client ? [{ path: 'client.id', reason: 'You have no client of that id' }] : []),
  ];
  if (fields.length > 0) return new ApiError('INVALID_INPUT', undefined, { fields });
  if (missing.gigs >= GIG_MOST.gigs)
    return new ApiError('CONFLICT', `You have ${GIG_MOST.gigs.toLocaleString('en')} gigs. Delete some first`);
  return new ApiError('CONFLICT', 'That id is taken. Choose another');
}
