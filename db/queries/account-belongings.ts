import { sql } from 'drizzle-orm';
import type { Belongings } from '#core/account-schema.ts';
import type { Database } from '../client.ts';
import { balanceOf } from './funds.ts';

/** What an account has, counted in one statement. */
export async function countBelongings(db: Database, params: { userId: string }): Promise<Belongings> {
  const { userId } = params;
  const [row] = await db.all<Belongings>(sql`
    WITH made AS (SELECT id FROM generations WHERE user_id = ${userId} AND status = 'done' AND deleted_at IS NULL),
      kept AS (SELECT id FROM voice_takes WHERE user_id = ${userId} AND revoked_at IS NULL),
      sizes AS (
        SELECT size FROM generation_files WHERE generation_id IN made
        UNION ALL SELECT size FROM brand_kit_files WHERE kit_id IN (SELECT id FROM brand_kits WHERE user_id = ${userId})
        UNION ALL SELECT size FROM voice_take_files WHERE take_id IN kept
        UNION ALL SELECT size FROM media WHERE user_id = ${userId})
    SELECT (SELECT count(*) FROM made) AS generations, (SELECT count(*) FROM sizes) AS files,
      (SELECT coalesce(sum(size), 0) FROM sizes) AS bytes, ${balanceOf(userId)} AS credits,
      (SELECT 2 * count(*) FROM chat_turns WHERE user_id = ${userId} AND status = 'done' AND cleared_at IS NULL)
        AS chatMessages,
      (SELECT count(*) FROM kept) AS takes`);
  return row ?? { generations: 0, files: 0, bytes: 0, credits: 0, chatMessages: 0, takes: 0 };
}
