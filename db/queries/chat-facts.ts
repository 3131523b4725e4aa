import { eq, sql } from 'drizzle-orm';
import type { BrandKit } from '#core/brand-kit.ts';
import type { Reached } from '#core/journey.ts';
import type { Profile } from '#core/profile.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import type { Owner } from '../owner.ts';
import { users } from '../schema/users.ts';
import { factColumns, factsOf, idsOf, type ToolMilestones } from './journey.ts';

/** Payments that are looked back on. */
export const PAYMENTS = 50;
/** The newest things that are named. */
const NEWEST = 3;

/** What the account owns and did, as far as the assistant may speak of it. */
export interface AccountFacts {
  /** Where the last PAYMENTS credits went that did not come back, the most expensive first. */
  payments: { tool: string; credits: number; times: number }[];
  /** How much each tool ever made; copies are not counted. */
  made: { tool: string; times: number }[];
  /** What was made last and is still there, the newest first. */
  newest: { id: string; tool: string; title: string; at: Date }[];
  reached: Reached;
  profile: Pick<Profile, 'artistName' | 'city' | 'genres' | 'bioFacts'>;
  kit: Pick<BrandKit, 'artistName' | 'colours' | 'typefaces'> | null;
  /** The contract that was written on last, where it was asked for: its draft. */
  contract: { id: string; content: unknown } | null;
}

/** A statement for a batch; `accountFacts` reads its row. */
export const selectAccountFacts = (
  db: Database,
  { owner, tools, wantsContract }: { owner: Owner; tools: ToolMilestones; wantsContract: boolean },
) =>
  db
    .select({
      ...factColumns(idsOf(tools)),
      payments: jsonColumn<AccountFacts['payments']>(sql`
        (SELECT json_group_array(json_object('tool', tool, 'credits', credits, 'times', times)) FROM
          (SELECT tool, sum(credits) AS credits, count(*) AS times FROM
            (SELECT coalesce(g.tool, 'dj-assistant') AS tool, -e.delta AS credits
              FROM credit_entries e LEFT JOIN generations g ON g.id = e.generation_id
                LEFT JOIN chat_turns t ON t.id = e.turn_id
              WHERE e.user_id = users.id AND e.kind = 'reserve' AND coalesce(g.status, t.status) = 'done'
                AND NOT EXISTS (SELECT 1 FROM credit_entries back WHERE back.turn_id = e.turn_id AND back.kind = 'release')
              ORDER BY e.created_at DESC LIMIT ${PAYMENTS})
            GROUP BY tool ORDER BY credits DESC, tool))`),
      made: jsonColumn<AccountFacts['made']>(sql`
        (SELECT json_group_array(json_object('tool', tool, 'times', times)) FROM
          (SELECT tool, count(*) - (SELECT count(*) FROM generations c
              WHERE c.user_id = users.id AND c.copied_from IS NOT NULL AND c.tool = g.tool) AS times
            FROM generations g WHERE user_id = users.id AND status = 'done' GROUP BY tool ORDER BY tool))`),
      newest: jsonColumn<{ id: string; tool: string; title: string; at: number }[]>(sql`
        (SELECT json_group_array(json_object('id', id, 'tool', tool, 'title', title, 'at', created_at)) FROM
          (SELECT id, tool, title, created_at FROM generations
            WHERE user_id = users.id AND status = 'done' AND deleted_at IS NULL
            ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}))`),
      profile: jsonColumn<AccountFacts['profile'] | null>(sql`
        (SELECT json_object('artistName', artist_name, 'city', city, 'genres', json(genres), 'bioFacts', json(bio_facts))
          FROM profiles WHERE user_id = users.id)`),
      kit: jsonColumn<AccountFacts['kit']>(sql`
        (SELECT json_object('artistName', artist_name, 'colours', json(colours), 'typefaces', json(typefaces))
          FROM brand_kits WHERE user_id = users.id AND standing = 'current')`),
      contract: jsonColumn<AccountFacts['contract']>(
        wantsContract
          ? sql`(SELECT json_object('id', id, 'content', json(content)) FROM drafts
              WHERE user_id = users.id AND tool = ${contractGeneratorFacts.id} ORDER BY updated_at DESC, id DESC LIMIT 1)`
          : sql`NULL`,
      ),
    })
    .from(users)
    .where(eq(users.id, owner));

type Row = Awaited<ReturnType<typeof selectAccountFacts>>[number];

export function accountFacts([row]: readonly Row[], tools: ToolMilestones): AccountFacts {
  return {
    payments: row?.payments ?? [],
    made: row?.made.filter(({ times }) => times > 0) ?? [],
    newest: row?.newest.map((item) => ({ ...item, at: new Date(item.at) })) ?? [],
    reached: factsOf(row, tools).reached,
    profile: row?.profile ?? { artistName: '', city: '', genres: [], bioFacts: [] },
    kit: row?.kit ?? null,
    contract: row?.contract ?? null,
  };
}
