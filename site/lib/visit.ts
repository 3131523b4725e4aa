import { ADDRESSES } from 'virtual:api-addresses';
import { recall, remember } from './tab-memory.ts';

const KEY = 'deckhand.visited';
/** Every tab has to know. */
const browserMemory = () => localStorage;

/** The visit that this page has told, or is telling. */
let underWay: string | null = null;

/**
 * Counts today (UTC) as a visit of that account, once a day and browser. What the page shows counts it already, so nothing
 * is asked for again; where it fails, the next look at who is here tries again.
 */
export async function countVisit(account: string): Promise<void> {
  const visit = `${account} ${new Date().toISOString().slice(0, 10)}`;
  if (visit === underWay || recall(browserMemory, KEY) === visit) return;
  underWay = visit;
  const { method, path } = ADDRESSES.visit;
  const reply = await fetch(path, { method, credentials: 'include' }).catch(() => null);
  // Read to its end, so that the connection is free again.
  await reply?.arrayBuffer().catch(() => undefined);
  if (reply?.ok) remember(browserMemory, KEY, visit);
  else underWay = null;
}
