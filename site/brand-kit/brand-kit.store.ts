import { query } from '#site/lib/query.ts';
import { $me } from '#site/lib/session.store.ts';

/** What the account looks like everywhere. */
export const $brandKit = query('brandKit', {}, { when: $me });
