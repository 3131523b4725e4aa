import { CONTENT_FRESH_MS, CONTENT_RETRIES } from './cache-rules.ts';
import { query } from './query.ts';
import { $me } from './session.store.ts';

/** Balance, plan and today's count. */
export const $credits = query('credits', {}, { when: $me });

/** The newest 50 activities. */
export const $activity = query('activity', {}, { when: $me, freshMs: CONTENT_FRESH_MS });

/** The newest 50 things that the account made. */
export const $generatedContent = query(
  'generatedContent',
  {},
  { when: $me, freshMs: CONTENT_FRESH_MS, retries: CONTENT_RETRIES },
);

/** The newest entries of the credit ledger. */
export const $ledger = query('ledger', { query: {} }, { when: $me });
