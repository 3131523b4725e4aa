import type { Account } from '#core/account.ts';
import { startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Tool } from '#core/tools/define-tool.ts';
import { newId } from '#db/ids.ts';
import type { StoredFile, StoredGeneration } from '#db/queries/generation-stored.ts';
import { settle } from '#db/queries/generations.ts';
import { creditsOf } from '../credits/get-credits.ts';
import type { Deps } from '../deps.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { generationView } from './generation-view.ts';
import type { GenerationReply } from './run-generation.ts';

export interface SettleRequest {
  account: Account;
  tool: Tool;
  id: string;
  output: unknown;
  /** What the server made. Files that the settlement does not keep are freed. */
  files: readonly StoredFile[];
  /** Pictures of the account that it was made with. */
  pictureIds?: readonly string[];
  /** What was uploaded, as it was looked at: another file in its place meanwhile ends nothing. */
  uploaded?: readonly StoredFile[];
}

/**
 * Settles a reservation once; a settled one answers as it stands. Throws NOT_FOUND for a generation that is not the
 * account's, CONFLICT where the reservation is void or an upload was replaced meanwhile.
 */
export async function settleGeneration(
  deps: Pick<Deps, 'db' | 'media' | 'now' | 'settings' | 'background'>,
  { account, tool, id, output, files, pictureIds = [], uploaded = [] }: SettleRequest,
): Promise<GenerationReply> {
  const now = deps.now();
  const settled = settle(deps.db, {
    id,
    userId: account.id,
    output,
    files,
    required: uploaded,
    pictureIds,
    activity: { id: newId('act'), action: `${tool.makes.type}-created` },
    milestone: tool.milestone.key,
    now,
    dayStart: startOfUtcDay(now),
  });
  const isKept = (end: { generation: StoredGeneration | null }, file: StoredFile): boolean =>
    end.generation?.files.some(({ mediaKey }) => mediaKey === file.mediaKey) ?? false;
  const { generation, funds } = await keepOrFree(deps, files, settled, isKept);
  if (!generation) throw new ApiError('NOT_FOUND');
  if (generation.status === 'failed') {
    throw new ApiError('CONFLICT', 'This reservation is void and its credits are back. Start again');
  }
  if (generation.status === 'reserved') {
    throw new ApiError('CONFLICT', 'A file was replaced meanwhile. Settle again');
  }
  return { generation: generationView(generation), credits: creditsOf(deps, account, funds, now) };
}
