import type { Account } from '#core/account.ts';
import { startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Tool } from '#core/tools/define-tool.ts';
import { newId } from '#db/ids.ts';
import { settle } from '#db/queries/generations.ts';
import type { StoredFile } from '#db/queries/stored-generation.ts';
import { creditsView, entitlement } from '../credits/entitlement.ts';
import type { Deps } from '../deps.ts';
import { generationView } from './generation-view.ts';
import type { GenerationReply } from './run-generation.ts';

export interface SettleRequest {
  account: Account;
  tool: Tool;
  id: string;
  output: unknown;
  files: readonly StoredFile[];
}

/**
 * Settles a reservation once; a settled one answers as it stands. Throws NOT_FOUND for a generation that is not the
 * account's, CONFLICT where the reservation is void or files are missing.
 */
export async function settleGeneration(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { account, tool, id, output, files }: SettleRequest,
): Promise<GenerationReply> {
  const now = deps.now();
  const required = tool.made === 'device' ? Object.keys(tool.files) : [];
  const { generation, funds } = await settle(deps.db, {
    id,
    userId: account.id,
    output,
    files,
    required,
    activity: { id: newId('act'), action: `${tool.libraryType}-created` },
    milestone: tool.milestone,
    now,
    dayStart: startOfUtcDay(now),
  });
  if (!generation) throw new ApiError('NOT_FOUND');
  if (generation.status === 'failed') {
    throw new ApiError('CONFLICT', 'This reservation is void and its credits are back. Start again');
  }
  if (generation.status === 'reserved') {
    const missing = required.filter((name) => !generation.files.some((file) => file.name === name));
    throw new ApiError('CONFLICT', `Upload these files first: ${missing.join(', ')}`);
  }
  const entitled = entitlement(account, now, deps.settings.FREE_DAILY_GENERATIONS);
  return { generation: generationView(generation), credits: creditsView(entitled, funds, now) };
}
