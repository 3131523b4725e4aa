import { type SQL, sql } from 'drizzle-orm';
import type { Entry } from '#core/signing/envelope.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import type { Database } from '../client.ts';
import type { Statement } from '../named-batch.ts';
import { type Edit, editStatements } from './generations.ts';
import { isUnchanged, type StoredLink } from './signing-envelopes.ts';
import { isOutBeside } from './signing-sending.ts';

/** A document that is stored. */
interface Kept {
  version: number;
  name: string;
  mediaKey: string;
  size: number;
  sha256: string;
}

/** What a version says, and what it is dressed in. */
interface Version {
  contract: unknown;
  addendum: unknown;
  branding: unknown;
  madeAt: Date;
}

/** What is written down of an envelope together: all of it, or nothing. */
export interface Append {
  envelope: Envelope;
  /** Those that are new, in their order. */
  entries: readonly Entry[];
  dueAt: Date | null;
  now: Date;
  version?: Version;
  documents?: readonly Kept[];
  links?: readonly StoredLink[];
  /** The key that it is sealed with, its public half as Base64. */
  sealKey?: { id: string; publicKey: string };
}

/** What has to be so at that moment, beside the record. */
interface Condition {
  /** The contract stands as it was sent. */
  isUnchanged?: boolean;
}

export interface Sending {
  userId: string;
  generationId: string;
  contractVersion: number;
  /** Contracts that the plan lets out at once; null: any number. */
  mostOut: number | null;
  /** Edits of the contract that are saved with it: what is sent is the version that they make. */
  edit?: Edit;
}

/** True where the contract is as it was looked at, and the plan has room for one more that is out. */
function mayBeSent({ userId, generationId, contractVersion, mostOut }: Sending, now: Date): SQL {
  const stands = sql`EXISTS (SELECT 1 FROM generations g WHERE g.id = ${generationId} AND g.user_id = ${userId}
    AND g.version = ${contractVersion} AND g.status = 'done' AND g.deleted_at IS NULL)`;
  return mostOut === null
    ? stands
    : sql`${stands} AND (SELECT count(*) FROM envelopes WHERE ${isOutBeside({ userId, generationId, now })}) < ${mostOut}`;
}

/** Statements that hold once the sum of the envelope is of this write. */
function rest(
  db: Database,
  writeId: string,
  { envelope, entries, version, documents, links, sealKey, now }: Append,
  sending?: Sending,
): Statement[] {
  const { id } = envelope;
  const isWritten = sql`EXISTS (SELECT 1 FROM envelopes WHERE id = ${id} AND write_id = ${writeId})`;
  const insertEntries = db.run(sql`
    INSERT INTO envelope_entries (envelope_id, seq, entry)
    SELECT ${id}, value ->> 'seq', value FROM json_each(${JSON.stringify(entries)}) WHERE ${isWritten}`);
  return [
    insertEntries,
    ...(version
      ? [
          db.run(sql`
            INSERT INTO envelope_versions (envelope_id, version, contract, addendum, branding, made_at)
            SELECT ${id}, ${envelope.version}, ${JSON.stringify(version.contract)},
              ${version.addendum === null ? null : JSON.stringify(version.addendum)}, ${JSON.stringify(version.branding)},
              ${version.madeAt.getTime()} WHERE ${isWritten}`),
        ]
      : []),
    ...(documents ?? []).map((document) =>
      db.run(sql`
        INSERT INTO envelope_documents (envelope_id, version, name, media_key, size, sha256)
        SELECT ${id}, ${document.version}, ${document.name}, ${document.mediaKey}, ${document.size},
          ${document.sha256} WHERE ${isWritten}`),
    ),
    ...(links ?? []).map(({ role, seed, tokenHash }) =>
      db.run(sql`
        INSERT INTO signing_links (envelope_id, role, seed, token_hash)
        SELECT ${id}, ${role}, ${seed}, ${tokenHash} WHERE ${isWritten}
        ON CONFLICT (envelope_id, role) DO UPDATE SET seed = excluded.seed, token_hash = excluded.token_hash`),
    ),
    ...(sealKey
      ? [
          db.run(sql`
            INSERT INTO seal_keys (id, public_key, since)
            SELECT ${sealKey.id}, ${sealKey.publicKey}, ${now.getTime()} WHERE ${isWritten}
            ON CONFLICT (id) DO NOTHING`),
        ]
      : []),
    ...(sending?.edit ? editOf(db, sending, sending.edit, { isWritten, now }) : []),
  ];
}

/** A signed contract that an addendum is sent to. */
export interface SendingAddendum {
  userId: string;
  originalId: string;
  /** Which addendum to its contract it is: one more than both have signed. */
  number: number;
}

/** Saves the edits of the contract that is sent. */
function editOf(
  db: Database,
  { generationId: id, userId, contractVersion: version }: Sending,
  edit: Edit,
  { isWritten, now }: { isWritten: SQL; now: Date },
): Statement[] {
  const { edition, changed } = editStatements(db, { id, userId, version, title: null, edit, now }, isWritten);
  return [...edition, changed];
}

/** Begins the record of an envelope; false where the contract is another one meanwhile, is out already, or the plan is full. */
export async function insertEnvelope(db: Database, append: Append, sending: Sending): Promise<boolean> {
  const { envelope, entries, now } = append;
  const { id, last } = envelope;
  const { userId, generationId, contractVersion } = sending;
  const writeId = crypto.randomUUID();
  const [inserted] = await db.batch([
    db.run(sql`
      INSERT INTO envelopes (id, user_id, generation_id, contract_version, title, status, version, expires_at, due_at,
        entries, last_hash, write_id, created_at, updated_at)
      SELECT ${id}, ${userId}, ${generationId}, ${contractVersion}, ${envelope.title}, ${envelope.status},
        ${envelope.version}, ${new Date(envelope.expiresAt).getTime()}, ${append.dueAt?.getTime() ?? null},
        ${entries.length}, ${last.hash}, ${writeId}, ${now.getTime()}, ${now.getTime()}
      WHERE ${mayBeSent(sending, now)} AND NOT EXISTS (
        SELECT 1 FROM envelopes o WHERE o.generation_id = ${generationId} AND o.original_id IS NULL
          AND o.status NOT IN ('signed', 'completed'))`),
    ...rest(db, writeId, append),
  ]);
  return inserted.rowsAffected > 0;
}

/**
 * Adds entries to a record, with what goes with them; false where somebody added one meanwhile, or a condition does not hold.
 * `sending` another version, what is out is that version of the contract; its edits are saved with it, or nothing is.
 */
export async function appendEntries(
  db: Database,
  append: Append,
  { isUnchanged: mustStand = false, sending }: Condition & { sending?: Sending } = {},
): Promise<boolean> {
  const { envelope, entries, now } = append;
  const [first] = entries;
  if (!first) throw new Error('Nothing to write down');
  const { id, last } = envelope;
  const writeId = crypto.randomUUID();
  const contractVersion = sending
    ? sql`, contract_version = ${sending.contractVersion + (sending.edit ? 1 : 0)}`
    : sql``;
  const [updated] = await db.batch([
    db.run(sql`
      UPDATE envelopes SET status = ${envelope.status}, version = ${envelope.version}, title = ${envelope.title},
        expires_at = ${new Date(envelope.expiresAt).getTime()}, due_at = ${append.dueAt?.getTime() ?? null},
        entries = ${last.seq}, last_hash = ${last.hash}, write_id = ${writeId},
        updated_at = ${now.getTime()}${contractVersion}
      WHERE id = ${id} AND entries = ${first.seq - 1} AND last_hash = ${first.previous}
        AND ${mustStand ? isUnchanged : sql`1`}
        AND ${sending ? mayBeSent(sending, now) : sql`1`}`),
    ...rest(db, writeId, append, sending),
  ]);
  return updated.rowsAffected > 0;
}

/** The schedule looks again at that time; what is written down meanwhile says better when. */
export async function postpone(
  db: Database,
  { id, lastHash, dueAt }: { id: string; lastHash: string; dueAt: Date | null },
): Promise<void> {
  await db.run(sql`
    UPDATE envelopes SET due_at = ${dueAt?.getTime() ?? null} WHERE id = ${id} AND last_hash = ${lastHash}`);
}

/**
 * Begins the record of an addendum; false where its original isn’t one that both have signed, or another addendum to that is
 * out or was signed meanwhile.
 */
export async function insertAddendum(
  db: Database,
  append: Append,
  { userId, originalId, number }: SendingAddendum,
): Promise<boolean> {
  const { envelope, entries, now, dueAt } = append;
  const { id, last, title, status, version, expiresAt } = envelope;
  const writeId = crypto.randomUUID();
  const [inserted] = await db.batch([
    db.run(sql`
      INSERT INTO envelopes (id, user_id, generation_id, contract_version, original_id, title, status, version, expires_at,
        due_at, entries, last_hash, write_id, created_at, updated_at)
      SELECT ${id}, user_id, generation_id, contract_version, id, ${title}, ${status}, ${version},
        ${new Date(expiresAt).getTime()}, ${dueAt?.getTime() ?? null}, ${entries.length}, ${last.hash}, ${writeId},
        ${now.getTime()}, ${now.getTime()}
      FROM envelopes o WHERE id = ${originalId} AND user_id = ${userId} AND status = 'completed'
        AND EXISTS (SELECT 1 FROM generations g WHERE g.id = o.generation_id AND g.deleted_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM envelopes a WHERE a.original_id = o.id AND a.status = 'out'
          AND a.expires_at > ${now.getTime()})
        AND ${number} = 1 + (SELECT count(*) FROM envelopes a WHERE a.original_id = o.id
          AND a.status IN ('signed', 'completed'))`),
    ...rest(db, writeId, append),
  ]);
  return inserted.rowsAffected > 0;
}
