import { COMMERCIAL_LICENCE } from '#core/commercial-licence.ts';
import { ApiError } from '#core/errors.ts';
import { isPro } from '#core/subscription.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import type { VoicePack } from '#core/voice.ts';
import { kitsOf, selectWardrobe } from '#db/queries/brand-kit.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/**
 * What goes into the WAV files and the sampler pack of a drop: whose it is, and to whom it is licensed. Throws
 * PRO_REQUIRED without Pro or trial, NOT_FOUND for a drop that is not the account's.
 */
export async function readVoicePack(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Caller,
  generationId: string,
): Promise<VoicePack> {
  const now = deps.now();
  const found = await caller.ask((userId) => ({
    reads: selectWardrobe(deps.db, { userId, generationId }),
  }));
  const { account } = found.signedIn;
  if (!isPro(account, now)) throw new ApiError('PRO_REQUIRED');
  const [generation] = found.generations;
  if (generation?.tool !== voiceTag.id) throw new ApiError('NOT_FOUND');
  return {
    title: generation.title,
    artist: kitsOf(found.kits).current?.artistName ?? account.firstName,
    licensee: account.firstName,
    issuedAt: now.toISOString(),
    licenceUrl: new URL(COMMERCIAL_LICENCE.path, deps.settings.PUBLIC_URL).href,
  };
}
