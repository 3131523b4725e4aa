import { and, asc, eq, sql } from 'drizzle-orm';
import type { BrandKit } from '#core/brand-kit.ts';
import { isOff, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import type { Reached } from '#core/journey.ts';
import type { Profile } from '#core/profile.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import type { Owner } from '../owner.ts';
import { gigs } from '../schema/gigs.ts';
import { users } from '../schema/users.ts';
import { selectTracker } from './gigs.ts';
import { listGigs } from './gigs-lists.ts';
import { type StoredGig, selectStoredGigs } from './gigs-stored.ts';
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

/** Gigs that are looked at for one answer: of the nights around, and of those with money to come. */
const MOST_GIGS = { around: 400, unpaid: 100 } as const;
const DAYS_AHEAD = 366;

/** Nights (ISO) whose gigs are looked at: from the beginning of the month, in every zone, to a year from now. */
const nightsAround = (now: Date): { from: string; to: string } => {
  const today = now.toISOString().slice(0, 10);
  return { from: `${dayAfter(today, -1).slice(0, 7)}-01`, to: dayAfter(today, DAYS_AHEAD) };
};

/** Statements for a batch: the gigs of an account as far as the assistant may speak of them; `gigRows` reads their rows. */
export const selectGigFacts = (db: Database, { owner, now }: { owner: Owner; now: Date }) => ({
  gigsAround: listGigs(db, {
    ...{ owner, sort: 'night', isAscending: true, after: null, limit: MOST_GIGS.around },
    filter: {
      ...nightsAround(now),
      ...{ statuses: STATUS_IDS.filter((status) => !isOff(status)), words: [] },
      ...{ venueId: null, clientId: null, seriesId: null, isDeleted: false },
    },
  }),
  // Which owe something is looked for in the index of the sums alone, as whole gigs are long.
  gigsUnpaid: selectStoredGigs(db)
    .where(
      and(
        eq(gigs.userId, owner),
        sql`${gigs}.rowid IN (SELECT rowid FROM gigs INDEXED BY gigs_user_id_status_currency_fee_unpaid_idx
          WHERE user_id = ${owner} AND deleted_at IS NULL AND unpaid > 0)`,
      ),
    )
    .orderBy(sql`${gigs.unpaidDue} IS NULL`, asc(gigs.unpaidDue), asc(gigs.position))
    .limit(MOST_GIGS.unpaid),
  tracker: selectTracker(db, owner),
});

export interface GigRows {
  around: StoredGig[];
  /** First and last night of which all gigs are in `around`. */
  known: { from: string; to: string };
  unpaid: StoredGig[];
  /** Whether there may be more that owe something. */
  isUnpaidCut: boolean;
  tracker: Awaited<ReturnType<typeof selectTracker>>;
}

type GigFacts = ReturnType<typeof selectGigFacts>;

/** Null where they weren't asked for. */
export function gigRows(
  { gigsAround, gigsUnpaid, tracker }: { [Name in keyof GigFacts]?: Awaited<GigFacts[Name]> },
  now: Date,
): GigRows | null {
  if (!gigsAround || !gigsUnpaid || !tracker) return null;
  const known = nightsAround(now);
  const last = gigsAround.length === MOST_GIGS.around ? gigsAround.at(-1) : undefined;
  return {
    ...{ around: gigsAround, unpaid: gigsUnpaid, tracker },
    known: last ? { ...known, to: dayAfter(last.night, -1) } : known,
    isUnpaidCut: gigsUnpaid.length === MOST_GIGS.unpaid,
  };
}
