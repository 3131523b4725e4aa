import { ApiError } from '#core/errors.ts';

/** Errors of the parts that make sound on this device: their messages are for people. */
const TOLD = /^(Speech|Treatment|UnreadableSound|Finish|Encoder)\w*Error$/;

/**
 * Why a drop broke off on this device, as a sentence; null where the server refused it or did not answer, which has
 * words of its own.
 */
export function brokeHere(error: unknown): string | null {
  if (error instanceof ApiError || !(error instanceof Error)) return null;
  if (TOLD.test(error.name)) return `${error.message.replace(/\.$/, '')}.`;
  // What fetch throws where there is no network, and what a request that lasts too long ends with.
  const isNetwork =
    error instanceof TypeError || error.name === 'TimeoutError' || error.name === 'AbortError';
  return isNetwork ? null : 'Something broke while it was made. Nothing was charged.';
}
