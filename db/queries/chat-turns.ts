import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Source } from '#core/chat.ts';
import { reservationCutoff } from '#core/credits.ts';
import type { Position } from '#core/cursor.ts';
import type { Database } from '../client.ts';
import { namedBatch, type Results } from '../named-batch.ts';
import { olderThan } from '../older-than.ts';
import type { Owner } from '../owner.ts';
import { chatTurns } from '../schema/chat-turns.ts';
import { users } from '../schema/users.ts';
import {
  type AccountFacts,
  accountFacts,
  type GigRows,
  gigRows,
  selectAccountFacts,
  selectGigFacts,
} from './chat-facts.ts';
import { type Allowance, byPlan } from './credits-allowance.ts';
import { balanceAt, type Funds, firstFunds, madeSince, selectFunds } from './credits-funds.ts';
import type { ToolMilestones } from './journey.ts';
import { hold, isOpen, waive } from './reservations.ts';

const selectTurns = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: chatTurns.id,
      status: chatTurns.status,
      question: chatTurns.question,
      answer: chatTurns.answer,
      sources: chatTurns.sources,
      createdAt: chatTurns.createdAt,
      answeredAt: chatTurns.answeredAt,
      isCleared: sql`cleared_at IS NOT NULL`.mapWith(Boolean),
    })
    .from(chatTurns)
    .where(where);

/** A question to the assistant and its answer. */
export type StoredTurn = Awaited<ReturnType<typeof selectTurns>>[number];

/** Answered turns of the account whose words are still there, the newest first, from before `before` on. */
export const listTurns = (
  db: Database,
  params: { userId: Owner; before: Position | null; limit: number },
) => {
  const { userId, before, limit } = params;
  const older = olderThan(chatTurns.createdAt, chatTurns.id, before);
  return selectTurns(
    db,
    and(eq(chatTurns.userId, userId), eq(chatTurns.status, 'done'), isNull(chatTurns.clearedAt), older),
  )
    .orderBy(desc(chatTurns.createdAt), desc(chatTurns.id))
    .limit(limit);
};

const mine = (turn: { id: string; userId: Owner }) =>
  and(eq(chatTurns.id, turn.id), eq(chatTurns.userId, turn.userId));

/** The account's turn of that id, or null: somebody else's is as good as none. */
export async function getTurn(
  db: Database,
  params: { id: string; userId: string },
): Promise<StoredTurn | null> {
  const [turn] = await selectTurns(db, mine(params));
  return turn ?? null;
}

export interface TurnReservation {
  id: string;
  entryId: string;
  userId: Owner;
  question: string;
  /** Its `most` is the ceiling of turns since `since`, which nobody goes past. */
  allowance: Allowance & { since: Date };
  idempotencyKey: string | null;
  now: Date;
  /** Reservations made before this instant are void. */
  cutoff: Date;
  /** A question that was asked before this instant and is still open keeps nobody waiting. */
  openSince: Date;
  /** What the milestones among the facts are read by. */
  tools: ToolMilestones;
  /** How many of the last turns are wanted beside it. */
  remembered: number;
  /** Whether the contract that was written on last is wanted too. */
  wantsContract: boolean;
  /** Whether the gigs are wanted too. */
  wantsGigs: boolean;
}

export interface ReservedTurn {
  /** What stands under the key: the new turn, an earlier one, or nothing where it was refused. */
  turn: StoredTurn | null;
  /** Whether another question of the account is being answered. */
  isBusy: boolean;
  funds: Funds;
  facts: AccountFacts;
  /** Null where they aren't wanted. */
  gigs: GigRows | null;
  /** The newest first. */
  before: StoredTurn[];
}

/**
 * The batch that holds the credit of one answer, without reading first: the row appears only if the balance covers it and
 * no other question is open. What the assistant may look at comes along, so that nothing is asked for twice.
 * `reservedTurnOf` reads its rows.
 */
export function turnReservation(db: Database, r: TurnReservation) {
  const { most, since } = r.allowance;
  const isBusy = sql<number>`EXISTS (SELECT 1 FROM chat_turns WHERE user_id = ${r.userId} AND status = 'reserved'
    AND created_at > ${r.openSince.getTime()})`;
  const writes = hold(db, {
    ...r,
    cost: byPlan('cost', r.allowance, r.now),
    row: { idempotency_key: r.idempotencyKey, question: r.question },
    when: sql`NOT ${isBusy} AND (SELECT count(*) FROM chat_turns WHERE user_id = ${r.userId}
      AND created_at >= ${since.getTime()}) < ${most}`,
  });
  const reads = {
    // One of the two: an OR over an account that a session names is found by no index.
    turns: selectTurns(
      db,
      and(
        eq(chatTurns.userId, r.userId),
        r.idempotencyKey === null ? eq(chatTurns.id, r.id) : eq(chatTurns.idempotencyKey, r.idempotencyKey),
      ),
    ),
    funds: db
      .select({
        balance: balanceAt(r.cutoff),
        dailyUsed: madeSince({ dayStart: since, cutoff: r.cutoff }),
        isBusy: isBusy.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, r.userId)),
    facts: selectAccountFacts(db, { owner: r.userId, tools: r.tools, wantsContract: r.wantsContract }),
    before: listTurns(db, { userId: r.userId, before: null, limit: r.remembered }),
  };
  const gigs = selectGigFacts(db, { owner: r.userId, now: r.now });
  return { writes, reads: { ...reads, ...((r.wantsGigs ? gigs : {}) as Partial<typeof gigs>) } };
}

type Rows = Results<ReturnType<typeof turnReservation>['reads']>;

export function reservedTurnOf(
  rows: Rows,
  { tools, now }: Pick<TurnReservation, 'tools' | 'now'>,
): ReservedTurn {
  const { isBusy = false, ...funds } = rows.funds[0] ?? { balance: 0, dailyUsed: 0 };
  const { turns, before, facts } = rows;
  return {
    ...{ turn: turns[0] ?? null, isBusy, funds, before },
    facts: accountFacts(facts, tools),
    gigs: gigRows(rows, now),
  };
}

/** Holds the credit of one answer, in one batch. */
export async function reserveTurn(db: Database, r: TurnReservation): Promise<ReservedTurn> {
  const { writes, reads } = turnReservation(db, r);
  return reservedTurnOf(await namedBatch(db, writes, reads), r);
}

export interface TurnSettlement {
  id: string;
  userId: string;
  answer: string;
  /** Where it is from. An answer from nowhere costs nothing: its credit goes back in the same batch. */
  sources: readonly Source[];
  now: Date;
  dayStart: Date;
}

/**
 * Ends a turn well, once: each statement asks that it is still open. Of a conversation that was cleared meanwhile no words
 * are kept. Answers the turn as it stands, or null where the account has no such turn.
 */
export async function settleTurn(
  db: Database,
  s: TurnSettlement,
): Promise<{ turn: StoredTurn | null; funds: Funds }> {
  const isFree = s.sources.length === 0;
  const end = [
    ...(isFree ? [waive(db, s)] : []),
    // Conditional on the turn being open, and on its words.
    db.run(sql`
      UPDATE chat_turns SET status = 'done', answered_at = ${s.now.getTime()}, cost = ${isFree ? sql`0` : sql`cost`},
        answer = CASE WHEN cleared_at IS NULL THEN ${s.answer} ELSE '' END,
        sources = CASE WHEN cleared_at IS NULL THEN ${JSON.stringify(s.sources)} ELSE '[]' END
      WHERE ${isOpen(s)}`),
  ];
  const { turns, funds } = await namedBatch(db, end, {
    turns: selectTurns(db, mine(s)),
    funds: selectFunds(db, s.userId, { dayStart: s.dayStart, cutoff: reservationCutoff(s.now) }),
  });
  return { turn: turns[0] ?? null, funds: firstFunds(funds) };
}

/** Forgets the words of all turns, also of one that is being answered. The rows stay: the ledger names them. */
export async function clearTurns(db: Database, params: { userId: string; now: Date }): Promise<void> {
  // Conditional on what each row holds.
  await db.run(sql`
    UPDATE chat_turns SET cleared_at = ${params.now.getTime()}, question = '', sources = '[]',
      answer = CASE WHEN answer IS NULL THEN NULL ELSE '' END
    WHERE user_id = ${params.userId} AND cleared_at IS NULL AND status <> 'failed'`);
}
