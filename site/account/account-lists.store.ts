import { query } from '#site/lib/query.ts';
import { $me } from '#site/lib/session.store.ts';

/** Where the account is signed in. */
export const $sessions = query('listSessions', {}, { when: $me });

/** The passkeys that open the account. */
export const $passkeys = query('listPasskeys', {}, { when: $me });
