import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { deleteFiles } from './freed-media.ts';
import { balanceOf, type Funds, firstFunds, fundsOf, madeSince } from './funds.ts';
import { readyTake } from './ready-take.ts';
import { voidTurns } from './void-turns.ts';

/** The parts of a generation that the pipeline decides by. */
export interface ReservedRow {
  id: string;
  status: 'reserved' | 'done' | 'failed';
  tool: string;
  isDeleted: 0 | 1;
  /** As JSON, the way it was stored. */
  input: string;
}

/** What an account may make, and for how much. */
export interface Allowance {
  /** Credits of this one. */
  cost: number;
  /** Generations in all, counted from `since` or, without it, from the beginning of the account. */
  most: number;
  since: Date | null;
}

export interface Reservation {
  id: string;
  entryId: string;
  userId: string;
  tool: string;
  title: string;
  allowance: Allowance;
  idempotencyKey: string;
  input: unknown;
  now: Date;
  /** Reservations made before this instant are void. */
  cutoff: Date;
  /** The recording of the account's own voice that the input is made from. */
  takeId?: string | null;
}

/**
 * Statements for a batch: voids the reservations that `which` matches. Credits return, files are freed, the key may be
 * used again.
 */
export function voidReservations(db: Database, which: SQL, now: Date) {
  return [
    deleteFiles(db, sql`SELECT id FROM generations WHERE status = 'reserved' AND ${which}`),
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, generation_id, created_at)
      SELECT 'crd_' || lower(hex(randomblob(11))), user_id, cost, 'release', id, ${now.getTime()}
      FROM generations WHERE status = 'reserved' AND cost > 0 AND ${which}
      ON CONFLICT (generation_id, kind) DO NOTHING`),
    db.run(sql`
      UPDATE generations SET status = 'failed', idempotency_key = NULL, updated_at = ${now.getTime()}
      WHERE status = 'reserved' AND ${which}`),
  ] as const;
}

/** Statements for a batch: whatever the account reserved before `cutoff` is void, generations and turns alike. */
export function voidExpired(db: Database, userId: string, cutoff: Date, now: Date) {
  const expired = sql`user_id = ${userId} AND created_at < ${cutoff.getTime()}`;
  return [...voidReservations(db, expired, now), ...voidTurns(db, expired, now)] as const;
}

/**
 * Holds the credits of one generation, in one batch and without reading first: the row appears only if the balance
 * and the allowance cover it at that moment. `row` is what stands under the key afterwards: the new reservation,
 * an earlier one with the same key, or nothing where it was refused. `hasTake` is false where the account has no such
 * recording, or none any more.
 */
export async function reserve(
  db: Database,
  r: Reservation,
): Promise<{ row: ReservedRow | null; funds: Funds; hasTake: boolean }> {
  const { cost, most, since } = r.allowance;
  const takeId = r.takeId ?? null;
  const hasTake = takeId === null ? sql`1` : sql`EXISTS (${readyTake(takeId, r.userId)})`;
  const hold = [
    db.run(sql`
      INSERT INTO generations
        (id, user_id, tool, status, title, cost, idempotency_key, input, version, created_at, updated_at, take_id)
      SELECT ${r.id}, ${r.userId}, ${r.tool}, 'reserved', ${r.title}, ${cost}, ${r.idempotencyKey},
        ${JSON.stringify(r.input)}, 1, ${r.now.getTime()}, ${r.now.getTime()}, ${takeId}
      WHERE ${balanceOf(r.userId)} >= ${cost} AND ${madeSince(r.userId, since)} < ${most} AND ${hasTake}
      ON CONFLICT (user_id, idempotency_key) DO NOTHING`),
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, generation_id, created_at)
      SELECT ${r.entryId}, user_id, -cost, 'reserve', id, created_at
      FROM generations WHERE id = ${r.id} AND cost > 0`),
  ];
  const expired = voidExpired(db, r.userId, r.cutoff, r.now);
  const { rows, funds, takes } = await namedBatch(db, [...expired, ...hold], {
    rows: db.all<ReservedRow>(sql`
      SELECT id, status, tool, input, deleted_at IS NOT NULL AS isDeleted FROM generations
      WHERE user_id = ${r.userId} AND idempotency_key = ${r.idempotencyKey}`),
    funds: fundsOf(db, r.userId, since),
    takes: db.all<{ hasTake: 0 | 1 }>(sql`SELECT ${hasTake} AS hasTake`),
  });
  return { row: rows[0] ?? null, funds: firstFunds(funds), hasTake: takes[0]?.hasTake === 1 };
}

/** Gives the credits of one open reservation back. A settled generation stays as it is. */
export async function release(
  db: Database,
  params: { id: string; userId: string; now: Date },
): Promise<void> {
  const mine = sql`id = ${params.id} AND user_id = ${params.userId}`;
  await db.batch([...voidReservations(db, mine, params.now)]);
}

/** Gives back every reservation made before `cutoff`, of all accounts. */
export async function releaseAllExpired(db: Database, params: { cutoff: Date; now: Date }): Promise<void> {
  const expired = sql`created_at < ${params.cutoff.getTime()}`;
  await db.batch([...voidReservations(db, expired, params.now), ...voidTurns(db, expired, params.now)]);
}

/** Balance and today's count of an account, after what expired went back. */
export async function getFunds(
  db: Database,
  params: { userId: string; now: Date; dayStart: Date; cutoff: Date },
): Promise<Funds> {
  const expired = voidExpired(db, params.userId, params.cutoff, params.now);
  const { funds } = await namedBatch(db, expired, { funds: fundsOf(db, params.userId, params.dayStart) });
  return firstFunds(funds);
}
