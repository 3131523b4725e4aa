import { and, eq, type SQL, sql } from 'drizzle-orm';
import { reservationCutoff } from '#core/credits.ts';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { generations } from '../schema/generations.ts';
import { users } from '../schema/users.ts';
import { type Allowance, byPlan } from './credits-allowance.ts';
import { balanceAt, type Funds, firstFunds, madeSince, selectFunds } from './credits-funds.ts';
import { deleteFiles } from './media-freed.ts';

/**
 * What credits are held for: a generation, or a question to the assistant. Each is a row with an account, a cost, a key and
 * a status, which is 'reserved' while the credits are held, and entries of the ledger that name it. What is held is
 * settled once (the row is 'done') or released once (it 'failed', and the credits go back).
 */
const SUBJECTS = {
  gen: {
    table: sql.raw('generations'),
    entry: sql.raw('generation_id'),
    /** What else a void one gives up. */
    alsoGivenUp: (now: Date) => sql`updated_at = ${now.getTime()}`,
  },
  trn: {
    table: sql.raw('chat_turns'),
    entry: sql.raw('turn_id'),
    // The words of a question that nobody answered go.
    alsoGivenUp: () => sql`question = ''`,
  },
} as const;
type SubjectKind = keyof typeof SUBJECTS;
const KINDS = Object.keys(SUBJECTS) as SubjectKind[];

/** An id tells what it names. */
const kindOf = (id: string): SubjectKind => {
  const kind = KINDS.find((prefix) => id.startsWith(`${prefix}_`));
  if (!kind) throw new Error(`Nothing is held for ${id}`);
  return kind;
};

export interface Hold {
  /** Of the subject, which tells its kind. */
  id: string;
  entryId: string;
  userId: Owner;
  cost: SQL;
  now: Date;
  /** What was reserved before this instant is void. */
  cutoff: Date;
  /** The other columns of the row, by name. */
  row: Readonly<Record<string, string | number | null>>;
  /** What has to be true beside the balance, over `users`. */
  when: SQL;
}

/**
 * Statements for a batch: opens the subject and takes its price, if the balance covers it at that moment. What the
 * account reserved before `cutoff` is void first, so that its credits count. A key that stands already opens nothing.
 */
export function hold(db: Database, h: Hold) {
  const { table, entry } = SUBJECTS[kindOf(h.id)];
  const columns = sql.join(
    Object.keys(h.row).map((name) => sql.raw(name)),
    sql`, `,
  );
  const values = sql.join(
    Object.values(h.row).map((value) => sql`${value}`),
    sql`, `,
  );
  return [
    ...voidExpired(db, h.userId, h.cutoff, h.now),
    // Conditional on the balance at that moment, which no builder can say.
    db.run(sql`
      INSERT INTO ${table} (id, user_id, status, cost, created_at, ${columns})
      SELECT ${h.id}, users.id, 'reserved', ${h.cost}, ${h.now.getTime()}, ${values} FROM users
      WHERE users.id = ${h.userId} AND ${balanceAt(h.cutoff)} >= ${h.cost} AND ${h.when}
      ON CONFLICT (user_id, idempotency_key) DO NOTHING`),
    db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, ${entry}, created_at)
      SELECT ${h.entryId}, user_id, -cost, 'reserve', id, created_at FROM ${table} WHERE id = ${h.id} AND cost > 0`),
  ];
}

/** A statement for a batch: what the subjects cost that `which` matches goes back, once each. */
const giveBack = (db: Database, kind: SubjectKind, which: SQL, now: Date) => {
  const { table, entry } = SUBJECTS[kind];
  return db.run(sql`
    INSERT INTO credit_entries (id, user_id, delta, kind, ${entry}, created_at)
    SELECT 'crd_' || lower(hex(randomblob(11))), user_id, cost, 'release', id, ${now.getTime()}
    FROM ${table} WHERE status = 'reserved' AND cost > 0 AND ${which}
    ON CONFLICT (${entry}, kind) DO NOTHING`);
};

/** True of the account's subject of that id while its credits are held: neither ended nor void. */
export const isOpen = (s: { id: string; userId: string; now: Date }): SQL =>
  sql`id = ${s.id} AND user_id = ${s.userId} AND status = 'reserved'
    AND created_at >= ${reservationCutoff(s.now).getTime()}`;

/** A statement for a batch: what is held for the open subject goes back, although it ends well. */
export const waive = (db: Database, s: { id: string; userId: string; now: Date }) =>
  giveBack(db, kindOf(s.id), isOpen(s), s.now);

/**
 * Statements for a batch: voids what is held for the subjects that `which` matches. Credits return, files are freed, the
 * key may be used again.
 */
export function voidHeld(db: Database, kind: SubjectKind, which: SQL, now: Date) {
  const { table, alsoGivenUp } = SUBJECTS[kind];
  const freed =
    kind === 'gen'
      ? [deleteFiles(db, sql`SELECT id FROM generations WHERE status = 'reserved' AND ${which}`)]
      : [];
  return [
    ...freed,
    giveBack(db, kind, which, now),
    db.run(sql`
      UPDATE ${table} SET status = 'failed', idempotency_key = NULL, ${alsoGivenUp(now)}
      WHERE status = 'reserved' AND ${which}`),
  ];
}

/** Statements for a batch: whatever the account reserved before `cutoff` is void. */
const voidExpired = (db: Database, userId: Owner, cutoff: Date, now: Date) =>
  KINDS.flatMap((kind) =>
    voidHeld(db, kind, sql`user_id = ${userId} AND created_at < ${cutoff.getTime()}`, now),
  );

/** Gives back what is held for one open subject. One that was settled stays as it is. */
export async function release(
  db: Database,
  params: { id: string; userId: string; now: Date },
): Promise<void> {
  const mine = sql`id = ${params.id} AND user_id = ${params.userId}`;
  await namedBatch(db, voidHeld(db, kindOf(params.id), mine, params.now), {});
}

/** Gives back every reservation made before `cutoff`, of all accounts. */
export async function releaseAllExpired(db: Database, params: { cutoff: Date; now: Date }): Promise<void> {
  const expired = sql`created_at < ${params.cutoff.getTime()}`;
  const done = KINDS.flatMap((kind) => voidHeld(db, kind, expired, params.now));
  await namedBatch(db, done, {});
}

/** The parts of a generation that the pipeline decides by. */
export interface ReservedRow {
  id: string;
  status: 'reserved' | 'done' | 'failed';
  tool: string;
  isDeleted: 0 | 1;
  /** As JSON, the way it was stored. */
  input: string;
}

export interface Reservation {
  id: string;
  entryId: string;
  userId: Owner;
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

/** What stands under the key of a reservation then, and why nothing may. */
export interface Reserved {
  /** The new reservation, an earlier one with the same key, or nothing where it was refused. */
  row: ReservedRow | null;
  funds: Funds;
  /** False where the account has no such recording, or none any more. */
  hasTake: boolean;
}

/** True if the account has that recording, its sound has arrived and its consent stands. */
const isReadyTake = (id: string, userId: Owner): SQL<number> => sql<number>`EXISTS (
  SELECT 1 FROM voice_takes t JOIN voice_take_files f ON f.take_id = t.id
  WHERE t.id = ${id} AND t.user_id = ${userId} AND t.revoked_at IS NULL)`;

/** The batch that holds the credits of one generation, without reading first; `reservedOf` reads its rows. */
export function reservation(db: Database, r: Reservation) {
  const { since } = r.allowance;
  const takeId = r.takeId ?? null;
  const hasTake = takeId === null ? sql<number>`1` : isReadyTake(takeId, r.userId);
  const at = { dayStart: since, cutoff: r.cutoff };
  const writes = hold(db, {
    ...r,
    cost: byPlan('cost', r.allowance, r.now),
    row: {
      tool: r.tool,
      title: r.title,
      idempotency_key: r.idempotencyKey,
      input: JSON.stringify(r.input),
      version: 1,
      updated_at: r.now.getTime(),
      take_id: takeId,
    },
    when: sql`${madeSince(at)} < ${byPlan('most', r.allowance, r.now)} AND ${hasTake}`,
  });
  const reads = {
    rows: db
      .select({
        id: generations.id,
        status: generations.status,
        tool: generations.tool,
        isDeleted: sql<0 | 1>`deleted_at IS NOT NULL`,
        input: sql<string>`input`,
      })
      .from(generations)
      .where(and(eq(generations.userId, r.userId), eq(generations.idempotencyKey, r.idempotencyKey))),
    funds: db
      .select({ balance: balanceAt(r.cutoff), dailyUsed: madeSince(at), hasTake })
      .from(users)
      .where(eq(users.id, r.userId)),
  };
  return { writes, reads };
}

export const reservedOf = (found: {
  rows: readonly ReservedRow[];
  funds: readonly (Funds & { hasTake: number })[];
}): Reserved => {
  const { hasTake = 0, ...funds } = found.funds[0] ?? { balance: 0, dailyUsed: 0 };
  return { row: found.rows[0] ?? null, funds, hasTake: hasTake === 1 };
};

/** Holds the credits of one generation, in one batch. */
export async function reserve(db: Database, r: Reservation): Promise<Reserved> {
  const { writes, reads } = reservation(db, r);
  return reservedOf(await namedBatch(db, writes, reads));
}

/** Balance and today's count of an account; what expired counts as given back. */
export async function getFunds(
  db: Database,
  params: { userId: string; now: Date; dayStart: Date; cutoff: Date },
): Promise<Funds> {
  return firstFunds(await selectFunds(db, params.userId, params));
}
