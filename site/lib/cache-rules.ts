const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long fetched data is taken as it is, in milliseconds. spec §9 */
export const FRESH_MS = 5 * MINUTE_MS;
/** How long data that nothing on the page shows is kept, in milliseconds. spec §9 */
export const DROP_UNUSED_MS = 10 * MINUTE_MS;
/** How often a failed call is tried again. spec §9 */
export const RETRIES = 1;
/** The wait before the first retry; each further one is twice as long. Milliseconds. spec §9 */
export const RETRY_FIRST_MS = SECOND_MS;
/** The longest wait before a retry, in milliseconds. spec §9 */
export const RETRY_MAX_MS = 30 * SECOND_MS;

/** The current user is never fresh: every mount and every focus asks again. spec §7 */
export const USER_FRESH_MS = 0;
/** spec §7 */
export const USER_RETRIES = 2;

/** Generated content and activity, in milliseconds. spec §7 */
export const CONTENT_FRESH_MS = 30 * SECOND_MS;
/** spec §7 */
export const CONTENT_RETRIES = 2;

/** How often the journey is asked for again, in milliseconds; it is never fresh. spec §7 */
export const JOURNEY_EVERY_MS = 10 * SECOND_MS;
/** spec §7 */
export const JOURNEY_RETRIES = 1;
