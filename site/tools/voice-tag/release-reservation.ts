import { ADDRESSES } from 'virtual:api-addresses';
import { noteSettlingChange } from '#site/lib/account-changes.ts';
import { addressOf, call } from '#site/lib/api.ts';
import { putData, refresh } from '#site/lib/query.ts';
import type { RunReply } from '../shell/generation.store.ts';

/** Somebody waits to go on: after this long a release counts as lost. In milliseconds. */
const PATIENCE_MS = 8000;

/**
 * Gives up a reservation, so that its credits are back at once. Where it cannot be reached they come back by
 * themselves when the reservation is void. Answers with the run where it was settled a moment before: it is paid, and done.
 */
export async function releaseReservation(id: string, isLeaving: boolean): Promise<RunReply | null> {
  if (isLeaving) {
    // Outlives the page.
    noteSettlingChange();
    const { path, method } = ADDRESSES.releaseGeneration;
    fetch(addressOf(path, { id }), { method, keepalive: true, credentials: 'include' }).catch(() => {});
    return null;
  }
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const { credits } = await call('releaseGeneration', { params: { id }, signal });
    putData('credits', credits);
    const generation = await call('generation', { params: { id }, signal });
    return generation.status === 'done' ? { generation, credits } : null;
  } catch {
    refresh('credits');
    return null;
  } finally {
    refresh('generatedContent', 'ledger');
  }
}
