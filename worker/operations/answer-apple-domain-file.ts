import { ApiError } from '#core/errors.ts';
import type { Settings } from '../env.ts';

/** Answers with the file that Apple looks for at the domain. Throws NOT_FOUND where there is none. */
export function answerAppleDomainFile({
  APPLE_PAY_DOMAIN_FILE,
}: Pick<Settings, 'APPLE_PAY_DOMAIN_FILE'>): Response {
  if (!APPLE_PAY_DOMAIN_FILE) throw new ApiError('NOT_FOUND');
  return new Response(APPLE_PAY_DOMAIN_FILE, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
