import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { namedBatch } from '../named-batch.ts';
import { envelopeEntries } from '../schema/envelope-entries.ts';
import { envelopes } from '../schema/envelopes.ts';
import { kitsOf, selectWardrobe } from './brand-kit.ts';
import {
  type EnvelopeKey,
  envelopeIn,
  idOf,
  isUnchanged,
  selectEnvelope,
  selectFrozen,
} from './signing-envelopes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** True of the other contracts of an account that are out. One that was changed since, or is over, is not, nor an addendum. */
export const isOutBeside = (of: { userId: string; generationId: string | SQL; now: Date }): SQL =>
  sql`envelopes.user_id = ${of.userId} AND envelopes.generation_id IS NOT ${of.generationId} AND envelopes.status = 'out'
    AND envelopes.original_id IS NULL AND envelopes.expires_at > ${of.now.getTime()} AND ${isUnchanged}`;

/** A statement for a batch: what the account did in a day, in any envelope, that somebody got a mail about. */
const selectMailCauses = (db: Database, { userId, now }: { userId: string; now: Date }) => {
  const since = new Date(now.getTime() - DAY_MS);
  return db
    .select({ count: count() })
    .from(envelopes)
    .innerJoin(envelopeEntries, eq(envelopeEntries.envelopeId, envelopes.id))
    .where(
      and(
        eq(envelopes.userId, userId),
        gt(envelopes.updatedAt, since),
        sql`entry ->> '$.at' > ${since.toISOString()} AND entry ->> '$.by.role' = 'artist'
          AND entry ->> '$.event.type' IN ('sent', 'signer-changed', 'commented')`,
      ),
    );
};

/** How much mail the account has caused in a day. */
export async function countMailCauses(db: Database, of: { userId: string; now: Date }): Promise<number> {
  const [row] = await selectMailCauses(db, of);
  return row?.count ?? 0;
}

/**
 * A made contract, what its account wears, its newest envelope or the one that is named, and how many other contracts of the
 * account are out.
 */
export async function getSendable(
  db: Database,
  { userId, now, ...of }: { userId: string; now: Date } & ({ generationId: string } | { envelopeId: string }),
) {
  const key: EnvelopeKey =
    'generationId' in of ? { by: 'contract', userId, ...of } : { by: 'id', userId, id: of.envelopeId };
  const generationId =
    key.by === 'contract'
      ? key.generationId
      : sql<string>`(SELECT e.generation_id FROM envelopes e WHERE e.id = ${idOf(key)})`;
  const { generations, kits, beside, causes, ...envelope } = await namedBatch(db, [], {
    ...selectWardrobe(db, { userId, generationId }),
    ...selectEnvelope(db, key),
    beside: db.select({ count: count() }).from(envelopes).where(isOutBeside({ userId, generationId, now })),
    causes: selectMailCauses(db, { userId, now }),
  });
  return {
    generation: generations[0] ?? null,
    brandKit: kitsOf(kits).current,
    stored: envelopeIn(envelope),
    outBeside: beside[0]?.count ?? 0,
    mailsToday: causes[0]?.count ?? 0,
  };
}

/** A contract that was sent, with what it says, how many addenda to it both have signed, and how much mail its account has caused. */
export async function getAmendable(
  db: Database,
  { userId, id, now }: { userId: string; id: string; now: Date },
) {
  const key = { by: 'id', id, userId } as const;
  const { signed, causes, ...rows } = await namedBatch(db, [], {
    ...selectEnvelope(db, key),
    ...selectFrozen(db, key),
    signed: db
      .select({ count: count() })
      .from(envelopes)
      .where(sql`original_id = ${id} AND status IN ('signed', 'completed')`),
    causes: selectMailCauses(db, { userId, now }),
  });
  return {
    stored: envelopeIn(rows),
    frozen: rows.versions[0] ?? null,
    signedAddenda: signed[0]?.count ?? 0,
    mailsToday: causes[0]?.count ?? 0,
  };
}
