import { ADDRESSES } from 'virtual:tracker-addresses';
import type { API, TrackerEndpoint } from '#core/api.ts';
import { type CallInput, type CallReply, callAt } from './api.ts';

/** Calls an endpoint of the gig tracker from another screen than its own. Throws what `call` throws. */
export const callTracker = <Name extends TrackerEndpoint>(
  name: Name,
  input: CallInput<(typeof API)[Name]>,
): Promise<CallReply<(typeof API)[Name]>> => callAt(ADDRESSES, name, input);
