import { type SQL, sql } from 'drizzle-orm';
import type { Source } from '#core/chat.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { type AccountFacts, accountFacts, selectAccountFacts } from './chat-facts.ts';
import { lastTurns, type StoredTurn, selectTurns, storedTurn } from './chat-turns.ts';
import { balanceOf, type Funds, firstFunds, fundsOf } from './funds.ts';
import type { ToolMilestones } from './journey.ts';
import { voidExpired } from './reservations.ts';
import { voidTurns } from './void-turns.ts';

export interface TurnReservation {
  id: string;
  entryId: string;
  userId: string;
  question: string;
  cost: number;
  idempotencyKey: string | null;
  now: Date;
  /** Start of the UTC day that the day's turns count from. */
  dayStart: Date;
  /** Turns a day that nobody goes past. */
  dailyCeiling: number;
  /** Reservations made before this instant are void. */
  cutoff: Date;
  /** A question that was asked before this instant and is still open keeps nobody waiting. */
  openSince: Date;
  /** What the milestones among the facts are read by. */
  tools: ToolMilestones;
  /** How many of the last turns are wanted beside it. */
  remembered: number;
}

export interface ReservedTurn {
  /** What stands under the key: the new turn, an earlier one, or nothing where it was refused. */
  turn: StoredTurn | null;
  /** Whether another question of the account is being answered. */
  isBusy: boolean;
  funds: Funds;
  facts: AccountFacts;
  /** The newest first. */
  before: StoredTurn[];
}

/**
 * Holds the credit of one answer in one batch, without reading first: the row appears only if the balance covers it and
 * no other question is open. What the assistant may look at comes along, so that nothing is asked for twice.
 */
export async function reserveTurn(db: Database, r: TurnReservation): Promise<ReservedTurn> {
  const at = r.now.getTime();
  const open = [
    db.run(sql`
      INSERT INTO chat_turns (id, user_id, status, cost, idempotency_key, question, created_at)
      SELECT ${r.id}, ${r.userId}, 'reserved', ${r.cost}, ${r.idempotencyKey}, ${r.question}, ${at}
      WHERE ${balanceOf(r.userId)} >= ${r.cost} AND NOT ${isOpen(r.userId, r.openSince)}
        AND (SELECT count(*) FROM chat_turns WHERE user_id = ${r.userId} AND created_at >= ${r.dayStart.getTime()})
          < ${r.dailyCeiling}
      ON CONFLICT (user_id, idempotency_key) DO NOTHING`),
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, turn_id, created_at)
      SELECT ${r.entryId}, user_id, -cost, 'reserve', id, created_at
      FROM chat_turns WHERE id = ${r.id} AND cost > 0`),
  ];
  const { turns, busy, funds, facts, before } = await namedBatch(
    db,
    [...voidExpired(db, r.userId, r.cutoff, r.now), ...open],
    {
      turns: selectTurns(
        db,
        sql`user_id = ${r.userId} AND (id = ${r.id} OR idempotency_key = ${r.idempotencyKey})`,
      ),
      busy: db.all<{ isBusy: 0 | 1 }>(sql`SELECT ${isOpen(r.userId, r.openSince)} AS isBusy`),
      funds: fundsOf(db, r.userId, r.dayStart),
      facts: selectAccountFacts(db, r.userId, r.tools),
      before: lastTurns(db, r.userId, r.remembered),
    },
  );
  return {
    turn: turns[0] ? storedTurn(turns[0]) : null,
    isBusy: busy[0]?.isBusy === 1,
    funds: firstFunds(funds),
    facts: accountFacts(facts, r.tools),
    before: before.map(storedTurn),
  };
}

const isOpen = (userId: string, since: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM chat_turns WHERE user_id = ${userId} AND status = 'reserved'
    AND created_at > ${since.getTime()})`;

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
  const at = s.now.getTime();
  const isFree = s.sources.length === 0 ? 1 : 0;
  const open = sql`id = ${s.id} AND user_id = ${s.userId} AND status = 'reserved'`;
  const end = [
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, turn_id, created_at)
      SELECT 'crd_' || lower(hex(randomblob(11))), user_id, cost, 'release', id, ${at}
      FROM chat_turns WHERE ${isFree} AND cost > 0 AND ${open}
      ON CONFLICT (turn_id, kind) DO NOTHING`),
    db.run(sql`
      UPDATE chat_turns SET status = 'done', answered_at = ${at}, cost = CASE WHEN ${isFree} THEN 0 ELSE cost END,
        answer = CASE WHEN cleared_at IS NULL THEN ${s.answer} ELSE '' END,
        sources = CASE WHEN cleared_at IS NULL THEN ${JSON.stringify(s.sources)} ELSE '[]' END
      WHERE ${open}`),
  ];
  const { turns, funds } = await namedBatch(db, end, {
    turns: selectTurns(db, sql`id = ${s.id} AND user_id = ${s.userId}`),
    funds: fundsOf(db, s.userId, s.dayStart),
  });
  return { turn: turns[0] ? storedTurn(turns[0]) : null, funds: firstFunds(funds) };
}

/** Gives the credit of one open turn back. An answered one stays as it is. */
export async function releaseTurn(
  db: Database,
  params: { id: string; userId: string; now: Date },
): Promise<void> {
  await db.batch([...voidTurns(db, sql`id = ${params.id} AND user_id = ${params.userId}`, params.now)]);
}
