import { sql } from 'drizzle-orm';
import { balanceAt } from './credits-funds.ts';

const made = sql.raw(
  `(SELECT id FROM generations WHERE user_id = users.id AND status = 'done' AND deleted_at IS NULL)`,
);
const kept = sql.raw('(SELECT id FROM voice_takes WHERE user_id = users.id AND revoked_at IS NULL)');
const sizes = sql`(
  SELECT size FROM generation_files WHERE generation_id IN ${made}
  UNION ALL SELECT size FROM brand_kit_files WHERE kit_id IN (SELECT id FROM brand_kits WHERE user_id = users.id)
  UNION ALL SELECT size FROM voice_take_files WHERE take_id IN ${kept}
  UNION ALL SELECT size FROM gig_files WHERE gig_id IN (SELECT id FROM gigs WHERE user_id = users.id)
  UNION ALL SELECT size FROM media WHERE user_id = users.id)`;

/** What an account has, counted; for a prepared statement over `users`. `cutoff` is that of its funds. */
export const BELONGING_COLUMNS = {
  generations: sql<number>`(SELECT count(*) FROM ${made})`,
  files: sql<number>`(SELECT count(*) FROM ${sizes})`,
  bytes: sql<number>`(SELECT coalesce(sum(size), 0) FROM ${sizes})`,
  credits: balanceAt(sql.placeholder('cutoff')),
  chatMessages: sql<number>`(SELECT 2 * count(*) FROM chat_turns
    WHERE user_id = users.id AND status = 'done' AND cleared_at IS NULL)`,
  takes: sql<number>`(SELECT count(*) FROM ${kept})`,
};
