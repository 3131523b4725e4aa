import { ApiError } from '#core/errors.ts';
import type { Profile } from '#core/profile.ts';
import { profileOf, selectProfile } from '#db/queries/profile.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** Who the caller is on stage; fields that were never filled in are empty. */
export async function readProfile(deps: Pick<Deps, 'db'>, caller: Caller): Promise<Profile> {
  const { rows } = await caller.ask((owner) => ({ reads: { rows: selectProfile(deps.db, owner) } }));
  const profile = profileOf(rows);
  if (!profile) throw new ApiError('NOT_FOUND');
  return profile;
}
