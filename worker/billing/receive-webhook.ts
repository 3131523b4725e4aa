import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import { takeInTold } from './take-in.ts';

/** Takes in what the provider of payments sent. Throws UNSIGNED where it is not from there, and nothing has changed. */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  { body, request }: { body: Uint8Array; request: Request },
): Promise<{ received: true }> {
  const signature = request.headers.get('stripe-signature') ?? '';
  const text = new TextDecoder().decode(body);
  const told = await deps.payments?.receive({ text, signature });
  if (!told) throw new ApiError('UNSIGNED');
  await takeInTold(deps, told);
  return { received: true };
}
