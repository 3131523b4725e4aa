import { ApiError } from '#core/errors.ts';
import { call } from '#site/lib/api.ts';
import { markWork } from '#site/lib/kept-work.ts';
import type { RunReply } from '../shell/generation.store.ts';
import { creditCount } from '../shell/price-words.ts';
import { $keptDrop, type KeptDrop } from './kept-drop.store.ts';
import { COST, TOOL } from './studio.ts';

/**
 * Reserves the drop from before the sign-up, for nothing. Its own id is the key: however often and in however many tabs
 * it is finished, it is made once. Throws CONFLICT with the price where it is none of the account's first works any more.
 */
export async function reserveKept(kept: KeptDrop, signal: AbortSignal): Promise<RunReply> {
  try {
    return await call('adopt', {
      params: { tool: TOOL },
      headers: { 'idempotency-key': `kept-${kept.id}` },
      body: kept.drop,
      signal,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    markWork(kept.id, { isDeclined: true });
    $keptDrop.set({ ...kept, isDeclined: true });
    const price = COST === null ? '' : `. Finishing this one costs ${creditCount(COST)}`;
    throw new ApiError('CONFLICT', `Only the first works of an account come along for nothing${price}`);
  }
}
