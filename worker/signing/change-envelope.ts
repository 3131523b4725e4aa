import { ApiError } from '#core/errors.ts';
import { voidFor } from '#core/signing/decide.ts';
import { chained } from '#core/signing/entry-chain.ts';
import type { Actor, Entry, EnvelopeEvent, Origin, VoidReason } from '#core/signing/envelope.ts';
import { type Envelope, envelopeOf, statusAt } from '#core/signing/envelope-state.ts';
import { nextMoment, owedMails } from '#core/signing/owed-mails.ts';
import { type Append, appendEntries } from '#db/queries/signing-append.ts';
import { type EnvelopeKey, getEnvelope, type StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import type { Deps } from '../deps.ts';

export type SigningDeps = Pick<
  Deps,
  'db' | 'settings' | 'now' | 'media' | 'mailer' | 'background' | 'toolPorts'
>;

export const DECKHAND: Actor = { role: 'deckhand', name: 'Deckhand' };

/** What follows from a decision, who made it and where from. */
export interface Decision extends Pick<Append, 'documents' | 'links' | 'sealKey'> {
  events: readonly EnvelopeEvent[];
  by: Actor;
  from: Origin | null;
}

/** An envelope with what is kept beside its record. */
export interface Kept {
  envelope: Envelope;
  stored: StoredEnvelope;
}

/** What could not be done is tried again after so long, then after twice as long, and so on up to some hours. */
const RETRY_MS = 5 * 60 * 1000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;

/** Whoever adds to a record meanwhile is waited for so often. */
const TRIES = 6;

/** When the schedule has to look after an envelope. */
export function dueAt(envelope: Envelope, now: Date): Date | null {
  const { status, sealed } = envelope;
  const isUnfinished = status === 'signed' || (status === 'completed' && !sealed);
  const isWaiting = isUnfinished || owedMails(envelope, now).length > 0;
  const next = nextMoment(envelope, now);
  if (!isWaiting) return next;
  const sinceLast = now.getTime() - new Date(envelope.last.at).getTime();
  const retry = now.getTime() + Math.min(Math.max(RETRY_MS, sinceLast), LONGEST_RETRY_MS);
  return new Date(Math.min(retry, next?.getTime() ?? retry));
}

/** New entries after those that are there. */
export function entriesAfter(
  last: Entry | undefined,
  id: string,
  { events, by, from }: Pick<Decision, 'events' | 'by' | 'from'>,
  now: Date,
): Entry[] {
  const added: Entry[] = [];
  for (const event of events)
    added.push(chained(added.at(-1) ?? last, { envelope: id, at: now.toISOString(), by, from, event }));
  return added;
}

/** Why a version that is out can’t be signed any more, whether or not that is written down yet. */
export const voidedBy = ({ isUnchanged, isDeleted }: StoredEnvelope): VoidReason | null =>
  isUnchanged ? null : isDeleted ? 'deleted' : 'edited';

/** The envelope as it stands: one that is out and whose contract was changed since is void. */
export function standing(stored: StoredEnvelope, now: Date): Envelope {
  const envelope = envelopeOf(stored.entries);
  const why = statusAt(envelope, now) === 'out' ? voidedBy(stored) : null;
  const events = why ? voidFor(envelope, why) : [];
  const voided = entriesAfter(envelope.last, stored.id, { events, by: DECKHAND, from: null }, now);
  return voided.length > 0 ? envelopeOf([...stored.entries, ...voided]) : envelope;
}

/**
 * Reads an envelope, decides, and writes down what follows: of several at once each decides on what the one before it wrote.
 * Throws NOT_FOUND, and what `decide` throws; CONFLICT where it never came to its turn.
 */
export async function changeEnvelope(
  deps: Pick<SigningDeps, 'db' | 'now'>,
  key: EnvelopeKey,
  decide: (envelope: Envelope, stored: StoredEnvelope) => Decision,
): Promise<Kept & { isChanged: boolean }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await getEnvelope(deps.db, key);
    if (!stored) throw new ApiError('NOT_FOUND');
    const now = deps.now();
    const recorded = envelopeOf(stored.entries);
    const why = statusAt(recorded, now) === 'out' ? voidedBy(stored) : null;
    // What happened already is written down first.
    const decision = why
      ? { events: voidFor(recorded, why), by: DECKHAND, from: null }
      : decide(recorded, stored);
    const entries = entriesAfter(recorded.last, stored.id, decision, now);
    if (entries.length === 0) return { envelope: recorded, stored, isChanged: false };
    const envelope = envelopeOf([...stored.entries, ...entries]);
    const { documents, links, sealKey } = decision as Decision;
    const append = { envelope, entries, dueAt: dueAt(envelope, now), now };
    const isWritten = await appendEntries(
      deps.db,
      {
        ...append,
        ...(documents && { documents }),
        ...(links && { links }),
        ...(sealKey && { sealKey }),
      },
      // A contract that is changed at this very moment is not signed.
      { isUnchanged: envelope.status === 'out' || decision.events.some(({ type }) => type === 'signed') },
    );
    if (isWritten && !why) return { envelope, stored: withLinks(stored, entries, links), isChanged: true };
  }
  throw new ApiError('CONFLICT');
}

/** What is kept of an envelope once new entries, and new links, are. */
function withLinks(
  stored: StoredEnvelope,
  entries: readonly Entry[],
  links: Append['links'] = [],
): StoredEnvelope {
  const roles = new Set(links.map(({ role }) => role));
  return {
    ...stored,
    entries: [...stored.entries, ...entries],
    links: [...stored.links.filter(({ role }) => !roles.has(role)), ...links],
  };
}
