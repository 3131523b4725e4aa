import { ApiError } from '#core/errors.ts';
import type { Profile } from '#core/profile.ts';
import type { ProfileChange } from '#core/profile-schema.ts';
import { newId } from '#db/ids.ts';
import { updateProfile } from '#db/queries/profile.ts';
import type { Deps } from '../deps.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';

/**
 * Changes the fields that were sent and answers the whole profile. Throws INVALID_INPUT, and changes nothing, where the
 * picture is none of the account's.
 */
export async function changeProfile(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'background'>,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  const activity = { id: newId('act'), action: 'profile-updated' };
  const profile = await updateProfile(deps.db, { userId, change, activity, now: deps.now() });
  if (!profile) {
    const fields = [{ path: 'pictureId', reason: 'This picture is not there any more. Upload it again' }];
    throw new ApiError('INVALID_INPUT', undefined, { fields });
  }
  // The picture that was replaced is freed.
  if (change.pictureId !== undefined) deps.background(() => sweepFreedMedia(deps));
  return profile;
}
