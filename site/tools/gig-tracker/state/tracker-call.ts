import { ADDRESSES } from 'virtual:tracker-addresses';
import type { API, TrackerEndpoint } from '#core/api.ts';
import { type CallInput, type CallReply, callAt } from '#site/lib/api.ts';

/** Calls an endpoint that only the gig tracker uses. Throws what `call` throws. */
export const trackerCall = <Name extends TrackerEndpoint>(
  name: Name,
  input: CallInput<(typeof API)[Name]>,
): Promise<CallReply<(typeof API)[Name]>> => callAt(ADDRESSES, name, input);
