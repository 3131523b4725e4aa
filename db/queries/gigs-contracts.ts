import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { TimelineEntry } from '#core/gigs/gig.ts';
import { isInTalks, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import type { Database } from '../client.ts';
import { newId } from '../ids.ts';
import { jsonColumn } from '../json-column.ts';
import type { Statement } from '../named-batch.ts';
import type { Owner } from '../owner.ts';
import { envelopes } from '../schema/envelopes.ts';
import { gigs } from '../schema/gigs.ts';
import type { OwnGig } from './gigs.ts';
import { selectStoredGigs } from './gigs-stored.ts';
import { isUnchanged } from './signing-envelopes.ts';

// A gig names its contract by the draft, or by what was made of it: both are the same contract.

const TOOL = contractGeneratorFacts.id;
/** The second condition has SQLite take the index. */
const isUnder = (ids: SQL): SQL =>
  sql`gigs.details ->> '$.contract' IN (${ids}) AND gigs.details ->> '$.contract' IS NOT NULL`;

/** What a gig is under, as it is kept. Instants are ms. */
export interface StoredGigContract {
  /** What is being written; null where the draft is gone. */
  draft: { id: string; title: string; content: unknown; updatedAt: number } | null;
  /** What was made of it. */
  made: { id: string; title: string; content: unknown; updatedAt: number } | null;
  /** The newest that it was sent in. */
  envelope: {
    status: 'out' | 'signed' | 'completed' | 'declined' | 'voided' | 'expired';
    title: string;
    content: unknown;
    isUnchanged: 0 | 1;
    expiresAt: number;
    updatedAt: number;
    /** ISO instants; null where that did not happen. */
    sentAt: string | null;
    signedAt: string | null;
  } | null;
}

/** A statement for a batch: the contract of a gig, in one row. */
export function selectGigContract(db: Database, { id, owner }: OwnGig) {
  const named = sql`(SELECT own.details ->> '$.contract' FROM gigs own WHERE own.id = ${id} AND own.user_id = ${owner})`;
  const draft = sql`FROM drafts d WHERE d.user_id = ${owner} AND d.tool = ${TOOL} AND (d.id = ${named} OR d.generation_id = ${named})`;
  const madeId = sql`coalesce((SELECT d.generation_id ${draft}), ${named})`;
  const made = sql`FROM generations g WHERE g.id = ${madeId} AND g.user_id = ${owner} AND g.tool = ${TOOL}
    AND g.status = 'done' AND g.deleted_at IS NULL`;
  const lastOf = (type: string): SQL =>
    sql`(SELECT max(n.entry ->> '$.at') FROM envelope_entries n
      WHERE n.envelope_id = envelopes.id AND n.entry ->> '$.event.type' = ${type})`;
  return db
    .select({
      draft: jsonColumn<StoredGigContract['draft']>(sql`(SELECT json_object('id', d.id, 'title', d.title,
        'content', json(d.content), 'updatedAt', d.updated_at) ${draft})`),
      made: jsonColumn<StoredGigContract['made']>(sql`(SELECT json_object('id', g.id, 'title', g.title,
        'content', json(coalesce(g.edits -> '$.contract', g.output -> '$.contract')), 'updatedAt', g.updated_at) ${made})`),
      envelope: jsonColumn<StoredGigContract['envelope']>(sql`(SELECT json_object('status', envelopes.status,
        'title', envelopes.title, 'content', json(v.contract), 'isUnchanged', ${isUnchanged},
        'expiresAt', envelopes.expires_at, 'updatedAt', envelopes.updated_at,
        'sentAt', ${lastOf('sent')}, 'signedAt', ${lastOf('signed')})
        FROM envelopes JOIN envelope_versions v ON v.envelope_id = envelopes.id AND v.version = envelopes.version
        WHERE envelopes.generation_id = (SELECT g.id ${made}) AND envelopes.user_id = ${owner}
          AND envelopes.original_id IS NULL
        ORDER BY envelopes.created_at DESC, envelopes.id DESC LIMIT 1)`),
    })
    .from(gigs)
    .where(and(eq(gigs.id, id), eq(gigs.userId, owner)));
}

/** A statement for a batch: the gigs under a contract, by its draft or by what was made of it; soonest first. */
export function selectGigsUnder(db: Database, { id, owner }: OwnGig) {
  const ids = sql`${id}, (SELECT d.generation_id FROM drafts d WHERE d.id = ${id} AND d.user_id = ${owner}),
    (SELECT d.id FROM drafts d WHERE d.generation_id = ${id} AND d.user_id = ${owner})`;
  return selectStoredGigs(db)
    .where(and(eq(gigs.userId, owner), isNull(gigs.deletedAt), isUnder(ids)))
    .orderBy(asc(gigs.position));
}

const TALKS = STATUS_IDS.filter(isInTalks);
const SIGNED = ['signed', 'completed'] as const;

/**
 * The gigs that are still in talks under the contract of an envelope that is out or signed, and what happened to that when, as an
 * ISO instant. An addendum moves none.
 */
export const listGigsInTalks = (db: Database, envelopeId: string) =>
  db
    .select({
      ...{ id: gigs.id, version: gigs.version, userId: gigs.userId },
      ...{
        status: gigs.status,
        statusAt: gigs.statusAt,
        isSigned: inArray(envelopes.status, SIGNED).mapWith(Boolean),
      },
      at: sql<string>`(SELECT max(n.entry ->> '$.at') FROM envelope_entries n WHERE n.envelope_id = ${envelopes.id}
        AND n.entry ->> '$.event.type' = CASE ${envelopes.status} WHEN 'out' THEN 'sent' ELSE 'signed' END)`,
    })
    .from(envelopes)
    .innerJoin(
      gigs,
      and(
        eq(gigs.userId, envelopes.userId),
        isUnder(
          sql`${envelopes.generationId}, (SELECT d.id FROM drafts d WHERE d.generation_id = ${envelopes.generationId})`,
        ),
      ),
    )
    .where(
      and(
        ...[eq(envelopes.id, envelopeId), isNull(envelopes.originalId)],
        ...[
          inArray(envelopes.status, ['out', ...SIGNED]),
          isNull(gigs.deletedAt),
          inArray(gigs.status, TALKS),
        ],
        // Of the nights that were sent, as a set in the small hours may be called by another day.
        sql`EXISTS (SELECT 1 FROM envelope_versions v, json_each(v.contract, '$.nights') n
          WHERE v.envelope_id = ${envelopes.id} AND v.version = ${envelopes.version}
          AND ${gigs.night} BETWEEN date(n.value, '-1 day') AND date(n.value, '+1 day'))`,
      ),
    );

/** Tells of gigs what happened elsewhere. */
export async function tellGigs(
  db: Database,
  ids: readonly string[],
  { kind, text, at }: Pick<TimelineEntry, 'kind' | 'text'> & { at: Date },
): Promise<void> {
  const rows = JSON.stringify(ids.map((gigId) => ({ id: newId('gev'), gigId })));
  await db.run(sql`
    INSERT INTO gig_events (id, gig_id, kind, text, created_at)
    SELECT told.value ->> '$.id', g.id, ${kind}, ${text}, ${at.getTime()}
    FROM json_each(${rows}) told JOIN gigs g ON g.id = told.value ->> '$.gigId'`);
}

/** A statement that goes before the deletion of a draft: its gigs are under what was made of it, or under none. */
export const handOnGigs = (db: Database, { id, userId }: { id: string; userId: Owner }): Statement =>
  db.run(sql`
    UPDATE gigs SET version = version + 1, updated_at = max(updated_at + 1, unixepoch() * 1000),
      details = json_set(details, '$.contract', (SELECT g.id FROM drafts d
        JOIN generations g ON g.id = d.generation_id AND g.deleted_at IS NULL WHERE d.id = ${id}))
    WHERE user_id = ${userId} AND ${isUnder(sql`(SELECT d.id FROM drafts d WHERE d.id = ${id} AND d.user_id = ${userId})`)}`);
