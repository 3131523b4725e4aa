import { recall, remember } from './tab-memory.ts';

const KEY = 'deckhand.changed-at';
/** Every tab has to know. */
const browserMemory = () => localStorage;

/** Something was sent to the server that may have changed data of the account. */
export function noteAccountChange(): void {
  remember(browserMemory, KEY, Date.now());
}

/** When this browser last sent something of that kind, in milliseconds since 1970; 0 where it never did. */
export const lastAccountChange = (): number => Number(recall(browserMemory, KEY)) || 0;
