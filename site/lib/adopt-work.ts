import { ApiError } from '#core/errors.ts';
import type { KeptWork } from '#core/kept-work.ts';
import { call } from './api.ts';
import { markWork } from './kept-work.ts';

/** Whether a work is none of the account's first ones. A conflict that says when to come back is under way elsewhere. */
export const isNoFirstWork = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CONFLICT' && error.details.retryAfter === undefined;

/**
 * Takes a work from before the sign-up into the account, for nothing. Its own id is the key: however often and in however
 * many tabs it is asked for, it is made once. Throws ApiError; what is none of the first works is marked as declined,
 * since its studio takes it up.
 */
export async function adoptWork(
  { id, tool, input }: Pick<KeptWork, 'id' | 'tool' | 'input'>,
  signal?: AbortSignal,
) {
  try {
    return await call('adopt', {
      params: { tool },
      headers: { 'idempotency-key': `kept-${id}` },
      body: input,
      ...(signal && { signal }),
    });
  } catch (error) {
    if (isNoFirstWork(error)) markWork(id, { isDeclined: true });
    throw error;
  }
}
