import { recall, remember } from './tab-memory.ts';

const KEY = 'deckhand.changed-at';
/** How long a change may still be settling after its page has gone, in milliseconds. */
const SETTLES_MS = 60_000;
/** Every tab has to know. */
const browserMemory = () => localStorage;

let underWay = 0;

/** When this browser last sent something that may have changed the account: ms since 1970, or 0. A while ahead where that settles. */
export const lastAccountChange = (): number => Number(recall(browserMemory, KEY)) || 0;

/** Something was sent to the server that may have changed data of the account, or may still be doing so. */
export function noteAccountChange(mayTakeMs = 0): void {
  const now = Date.now();
  const before = lastAccountChange();
  // A moment that lies ahead stays, unless a clock was put back.
  const ahead = before <= now + SETTLES_MS ? before : 0;
  remember(browserMemory, KEY, Math.max(now + mayTakeMs, ahead));
}

/** What outlives the page is noted as settling. */
export const noteSettlingChange = (): void => noteAccountChange(SETTLES_MS);

/** Notes a request that may change data of the account: as it leaves, and once it was answered or lost. */
export async function changing<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  underWay++;
  noteAccountChange();
  try {
    return await send();
  } finally {
    underWay--;
    noteAccountChange();
  }
}

globalThis.addEventListener?.('pagehide', () => {
  if (underWay > 0) noteSettlingChange();
});
