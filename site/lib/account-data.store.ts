import { CONTENT_FRESH_MS, CONTENT_RETRIES, JOURNEY_EVERY_MS, JOURNEY_RETRIES } from './cache-rules.ts';
import { query } from './query.ts';
import { $me } from './session.store.ts';

/** Balance, plan and today's count. */
export const $credits = query('credits', {}, { when: $me });

/** The newest activities: one page of them. */
export const $activity = query('activity', { query: {} }, { when: $me, freshMs: CONTENT_FRESH_MS });

/** The newest things that the account made: one page of them. */
export const $generatedContent = query(
  'generatedContent',
  { query: {} },
  { when: $me, freshMs: CONTENT_FRESH_MS, retries: CONTENT_RETRIES },
);

/** The newest entries of the credit ledger. */
export const $ledger = query('ledger', { query: {} }, { when: $me });

/** What the account did so far, in numbers. */
export const $stats = query('stats', {}, { when: $me });

/** Which milestones are reached: asked for again every 10 s, on focus and on mount. spec §7 */
export const $journey = query(
  'journey',
  {},
  { when: $me, freshMs: 0, retries: JOURNEY_RETRIES, refetchOnFocus: true, everyMs: JOURNEY_EVERY_MS },
);

/** What the account looks like everywhere. */
export const $brandKit = query('brandKit', {}, { when: $me });

/** Who the account is on stage. */
export const $profile = query('profile', {}, { when: $me });
