import { ApiError } from '#core/errors.ts';
import type { Profile } from '#core/profile.ts';
import { getProfile } from '#db/queries/profiles.ts';
import type { Deps } from '../deps.ts';

/** Who the account is on stage; fields that it never filled in are empty. */
export async function readProfile(deps: Pick<Deps, 'db'>, userId: string): Promise<Profile> {
  const profile = await getProfile(deps.db, { userId });
  if (!profile) throw new ApiError('NOT_FOUND');
  return profile;
}
