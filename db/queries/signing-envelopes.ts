import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type Role, SIGN_FILES } from '#core/signing/envelope.ts';
import type { Database } from '../client.ts';
import { jsonColumn } from '../json-column.ts';
import { namedBatch } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { envelopeDocuments } from '../schema/envelope-documents.ts';
import { envelopeEntries } from '../schema/envelope-entries.ts';
import { envelopeVersions } from '../schema/envelope-versions.ts';
import { envelopes } from '../schema/envelopes.ts';

/** An envelope by its id and its account, by the newest of a made contract, by the token of a link, or as Deckhand itself looks after it. */
export type EnvelopeKey =
  | { by: 'id'; id: string; userId: Owner }
  | { by: 'contract'; generationId: string; userId: Owner }
  | { by: 'token'; tokenHash: string; now: Date }
  | { by: 'deckhand'; id: string };

/** True of an envelope whose contract stands as it was sent. An addendum changes what is signed, not what is written now. */
export const isUnchanged = sql`EXISTS (SELECT 1 FROM generations g WHERE g.id = envelopes.generation_id
  AND (g.version = envelopes.contract_version OR envelopes.original_id IS NOT NULL) AND g.deleted_at IS NULL)`;

const linkOf = (tokenHash: string): SQL =>
  sql`SELECT l.envelope_id FROM signing_links l WHERE l.token_hash = ${tokenHash}`;

/** The id of that envelope, or NULL. Links of an account that is due to go lead nowhere. */
export function idOf(key: EnvelopeKey): SQL {
  switch (key.by) {
    case 'id':
      return sql`(SELECT e.id FROM envelopes e WHERE e.id = ${key.id} AND e.user_id = ${key.userId})`;
    case 'contract':
      return sql`(SELECT e.id FROM envelopes e WHERE e.generation_id = ${key.generationId} AND e.user_id = ${key.userId}
        AND e.original_id IS NULL ORDER BY e.created_at DESC, e.id DESC LIMIT 1)`;
    case 'token':
      return sql`(SELECT e.id FROM envelopes e JOIN users u ON u.id = e.user_id WHERE e.id = (${linkOf(key.tokenHash)})
        AND (u.deletes_at IS NULL OR u.deletes_at > ${key.now.getTime()}))`;
    case 'deckhand':
      return sql`${key.id}`;
  }
}

/** A link of one side, by which its page is opened. */
export interface StoredLink {
  role: Role;
  seed: string;
  tokenHash: string;
}

/** An envelope as it is kept, beside its record. */
const ENVELOPE = {
  id: envelopes.id,
  userId: envelopes.userId,
  generationId: envelopes.generationId,
  contractVersion: envelopes.contractVersion,
  isUnchanged: sql<number>`${isUnchanged}`.mapWith(Boolean),
  /** Of the made contract that it was sent from. */
  isDeleted: sql<number>`NOT EXISTS (SELECT 1 FROM generations g WHERE g.id = envelopes.generation_id
    AND g.deleted_at IS NULL)`.mapWith(Boolean),
  links: jsonColumn<StoredLink[]>(sql`
    (SELECT json_group_array(json_object('role', l.role, 'seed', l.seed, 'tokenHash', l.token_hash))
      FROM signing_links l WHERE l.envelope_id = envelopes.id)`),
  /** Of an addendum, what it says; null of a contract. */
  paragraphs: jsonColumn<string[] | null>(sql`(SELECT v.addendum -> '$.paragraphs' FROM envelope_versions v
    WHERE v.envelope_id = envelopes.id AND v.version = envelopes.version)`),
  /** Earlier ones of the same contract that both have signed. */
  former: jsonColumn<{ id: string; version: number; signedAt: string; isSealed: 0 | 1 }[]>(sql`
    (SELECT json_group_array(json_object('id', f.id, 'version', f.version, 'signedAt', f.signed_at,
      'isSealed', f.is_sealed))
      FROM (SELECT o.id, o.version, n.entry ->> '$.at' AS signed_at, EXISTS (SELECT 1 FROM envelope_documents d
          WHERE d.envelope_id = o.id AND d.name = ${SIGN_FILES.sealed}) AS is_sealed FROM envelopes o
        JOIN envelope_entries n ON n.envelope_id = o.id AND n.entry ->> '$.event.type' = 'completed'
        WHERE o.generation_id = envelopes.generation_id AND o.id <> envelopes.id AND o.original_id IS NULL
        ORDER BY o.created_at DESC, o.id DESC) f)`),
};

/** Statements for a batch; `envelopeIn` reads their rows. */
export const selectEnvelope = (db: Database, key: EnvelopeKey) => ({
  envelopes: db
    .select(ENVELOPE)
    .from(envelopes)
    .where(eq(envelopes.id, idOf(key))),
  entries: db
    .select({ entry: envelopeEntries.entry })
    .from(envelopeEntries)
    .where(eq(envelopeEntries.envelopeId, idOf(key)))
    .orderBy(envelopeEntries.seq),
});

type Rows = {
  [Name in keyof ReturnType<typeof selectEnvelope>]: Awaited<ReturnType<typeof selectEnvelope>[Name]>;
};

/** An envelope with its record, as it is kept. */
export function envelopeIn({ envelopes: [envelope], entries }: Rows) {
  return envelope ? { ...envelope, entries: entries.map(({ entry }) => entry) } : null;
}
export type StoredEnvelope = NonNullable<ReturnType<typeof envelopeIn>>;

/** The envelope of that key, or null. */
export async function getEnvelope(db: Database, key: EnvelopeKey): Promise<StoredEnvelope | null> {
  return envelopeIn(await namedBatch(db, [], selectEnvelope(db, key)));
}

const documentsOf = (db: Database, key: EnvelopeKey, which?: SQL) =>
  db
    .select({
      version: envelopeDocuments.version,
      name: envelopeDocuments.name,
      mediaKey: envelopeDocuments.mediaKey,
      size: envelopeDocuments.size,
      sha256: envelopeDocuments.sha256,
      /** Which addendum it is of; null where it is of a contract. */
      addendum: sql<number | null>`(SELECT n.entry ->> '$.event.addendum.number' FROM envelope_entries n
        WHERE n.envelope_id = envelope_documents.envelope_id AND n.seq = 1)`,
    })
    .from(envelopeDocuments)
    .where(and(eq(envelopeDocuments.envelopeId, idOf(key)), which));

/** Statements for a batch: all addenda to contracts of a made contract, the newest first; `addendaIn` reads their rows. */
export const selectAddenda = (
  db: Database,
  { generationId, userId }: { generationId: string; userId: Owner },
) => {
  const isOne = sql`envelopes.generation_id = ${generationId} AND envelopes.user_id = ${userId}
    AND envelopes.original_id IS NOT NULL`;
  return {
    addenda: db
      .select(ENVELOPE)
      .from(envelopes)
      .where(isOne)
      .orderBy(desc(envelopes.createdAt), desc(envelopes.id)),
    addendaEntries: db
      .select({ of: envelopeEntries.envelopeId, entry: envelopeEntries.entry })
      .from(envelopeEntries)
      .where(sql`envelope_id IN (SELECT id FROM envelopes WHERE ${isOne})`)
      .orderBy(envelopeEntries.seq),
  };
};

type AddendaRows = {
  [Name in keyof ReturnType<typeof selectAddenda>]: Awaited<ReturnType<typeof selectAddenda>[Name]>;
};

/** Addenda with their records, as they are kept. */
export const addendaIn = ({ addenda, addendaEntries }: AddendaRows): StoredEnvelope[] =>
  addenda.map((envelope) => ({
    ...envelope,
    entries: addendaEntries.flatMap(({ of, entry }) => (of === envelope.id ? [entry] : [])),
  }));

/** What the two newest versions of an envelope say, the newest first, and its documents. */
export const selectFrozen = (db: Database, key: EnvelopeKey) => ({
  versions: db
    .select({
      version: envelopeVersions.version,
      contract: envelopeVersions.contract,
      addendum: envelopeVersions.addendum,
      branding: envelopeVersions.branding,
      madeAt: envelopeVersions.madeAt,
    })
    .from(envelopeVersions)
    .where(eq(envelopeVersions.envelopeId, idOf(key)))
    .orderBy(desc(envelopeVersions.version))
    .limit(2),
  documents: documentsOf(db, key),
});

/** A statement for a batch: a document of one version of the account's envelope. */
export const selectDocument = (
  db: Database,
  { id, userId, version, name }: { id: string; userId: Owner; version: number; name: string },
) => documentsOf(db, { by: 'id', id, userId }, sql`version = ${version} AND name = ${name}`);

/** The same with what its newest version says, and the one before it, if any, and its documents. */
export async function getFrozenEnvelope(db: Database, key: EnvelopeKey) {
  const rows = await namedBatch(db, [], { ...selectEnvelope(db, key), ...selectFrozen(db, key) });
  const envelope = envelopeIn(rows);
  const [frozen, frozenBefore = null] = rows.versions;
  return envelope && frozen ? { ...envelope, frozen, frozenBefore, documents: rows.documents } : null;
}
export type FrozenEnvelope = NonNullable<Awaited<ReturnType<typeof getFrozenEnvelope>>>;

/** Envelopes that the schedule has to look after by now, those first that wait longest. */
export async function listDueEnvelopes(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(lte(envelopes.dueAt, now))
    .orderBy(envelopes.dueAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Out and changed since: written down by the schedule, whoever looks. */
export async function listChangedEnvelopes(db: Database, { limit }: { limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(eq(envelopes.status, 'out'), sql`NOT ${isUnchanged}`))
    .orderBy(envelopes.updatedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The role that a token stands for. */
export const roleOfToken = ({ links }: Pick<StoredEnvelope, 'links'>, tokenHash: string): Role | null =>
  links.find((link) => link.tokenHash === tokenHash)?.role ?? null;
