import type { Account } from '#core/account.ts';
import { ApiError } from '#core/errors.ts';
import { isPro } from '#core/plans.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import type { VoicePack } from '#core/voice.ts';
import { getWardrobe } from '#db/queries/brand-kits.ts';
import type { Deps } from '../deps.ts';

/**
 * What goes into the WAV files and the sampler pack of a drop: whose it is, and to whom it is licensed. Throws
 * PRO_REQUIRED without Pro or trial, NOT_FOUND for a drop that is not the account's.
 */
export async function readVoicePack(
  deps: Pick<Deps, 'db' | 'now'>,
  account: Account,
  generationId: string,
): Promise<VoicePack> {
  const now = deps.now();
  const subscription = { ...account, trialEndsAt: account.trialEndsAt?.toISOString() ?? null };
  if (!isPro(subscription, now)) throw new ApiError('PRO_REQUIRED');
  const { generation, kits } = await getWardrobe(deps.db, { userId: account.id, generationId });
  if (generation?.tool !== voiceTag.id) throw new ApiError('NOT_FOUND');
  return {
    title: generation.title,
    artist: kits.current?.artistName ?? account.firstName,
    licensee: account.firstName,
    issuedAt: now.toISOString(),
  };
}
