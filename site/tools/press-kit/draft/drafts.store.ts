import { query } from '#site/lib/query.ts';
import { $me } from '#site/lib/session.store.ts';

/** The kits of the account, the one that was written last first, and the text model that can word their bios. */
export const $drafts = query('pressKitDrafts', {}, { when: $me });
