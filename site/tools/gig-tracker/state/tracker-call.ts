import { ADDRESSES } from 'virtual:tracker-addresses';
import type { API, TrackerEndpoint } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import { type CallInput, type CallReply, callAt } from '#site/lib/api.ts';
import { $session, askAgain } from '#site/lib/session.store.ts';
import { $offline } from './offline.store.ts';

type Row<Name extends TrackerEndpoint> = (typeof API)[Name];

const ask = <Name extends TrackerEndpoint>(
  name: Name,
  input: CallInput<Row<Name>>,
): Promise<CallReply<Row<Name>>> => callAt(ADDRESSES, name, input);

/**
 * Calls an endpoint that only the gig tracker uses, and nothing answers in the place of the server. Until it is known who is here
 * again, another account may be: then it is as if the network failed. Throws what `call` throws.
 */
export const callServer: typeof ask = (name, input) =>
  $session.get().status === 'unreachable'
    ? Promise.reject(new TypeError('Nobody is known'))
    : ask(name, input);

/** Whether the server answers; if so, it is asked who is here, where nobody knew. */
export async function isReached(): Promise<boolean> {
  try {
    await ask('trackerSettings', {});
  } catch (error) {
    if (!(error instanceof ApiError)) return false;
  }
  $offline.set(null);
  askAgain();
  return true;
}

/** What this device keeps answers in the place of a server that can't be reached. */
type Stand = (name: TrackerEndpoint, input: object) => Promise<unknown>;
const answerKept: Stand = async (name, input) =>
  (await import('../offline/answer-kept.ts')).answerKept(name, input);

/**
 * Calls an endpoint that only the gig tracker uses; what is asked for while the server can't be reached is answered by what this
 * device keeps, as far as it does. Throws what `call` throws.
 */
export async function trackerCall<Name extends TrackerEndpoint>(
  name: Name,
  input: CallInput<Row<Name>>,
): Promise<CallReply<Row<Name>>> {
  try {
    const reply = await (ADDRESSES[name].method === 'GET' ? ask : callServer)(name, input);
    $offline.set(null);
    askAgain();
    return reply;
  } catch (error) {
    const { signal } = input as { signal?: AbortSignal };
    if (error instanceof ApiError || signal?.aborted) throw error;
    const kept = await answerKept(name, input).catch(() => undefined);
    if (kept === undefined) throw error;
    return kept as CallReply<Row<Name>>;
  }
}
