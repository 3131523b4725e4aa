import { ApiError } from '#core/errors.ts';
import { adoptWork, isNoFirstWork } from '#site/lib/adopt-work.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import type { RunReply } from '../shell/generation.store.ts';
import { $keptDrop, type KeptDrop } from './kept-drop.store.ts';
import { COST, TOOL } from './studio.ts';

/**
 * Reserves the drop from before the sign-up, for nothing. Throws CONFLICT with the price where it is none of the account's
 * first works any more.
 */
export async function reserveKept(kept: KeptDrop, signal: AbortSignal): Promise<RunReply> {
  try {
    return await adoptWork({ id: kept.id, tool: TOOL, input: kept.drop }, signal);
  } catch (error) {
    if (!isNoFirstWork(error)) throw error;
    $keptDrop.set({ ...kept, isDeclined: true });
    const price = COST === null ? '' : `. Finishing this one costs ${creditWords(COST)}`;
    throw new ApiError('CONFLICT', `Only the first works of an account come along for nothing${price}`);
  }
}
