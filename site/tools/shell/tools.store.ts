import { atom } from 'nanostores';
import { query } from '#site/lib/query.ts';

/** Pages are also rendered where there is no window, and nothing is fetched there. */
const $browser = atom(typeof window === 'undefined' ? null : 'here');

/** Every tool with the engine that would run now, as the server knows it; visitors may ask too. */
export const $tools = query('tools', {}, { when: $browser });
