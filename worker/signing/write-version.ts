import { send } from '#core/signing/decide.ts';
import { ROLES } from '#core/signing/envelope.ts';
import { type Envelope, envelopeOf } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import type { GivenAnswer } from '#core/signing/proposal.ts';
import type { StoredFile } from '#db/queries/generation-stored.ts';
import {
  appendEntries,
  insertAddendum,
  insertEnvelope,
  type Sending,
  type SendingAddendum,
} from '#db/queries/signing-append.ts';
import { getEnvelope, type StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import { newLink } from '../link-token.ts';
import { dueAt, entriesAfter, type SigningDeps } from './change-envelope.ts';
import { envelopeView } from './envelope-view.ts';
import { lookAfter } from './look-after.ts';
import type { NewVersion } from './new-version.ts';

/** Whoever adds to the record meanwhile is waited for so often. */
const TRIES = 6;

interface Writing {
  id: string;
  /** What is sent before in this envelope; null where it is the first. */
  going: { envelope: Envelope; entries: StoredEnvelope['entries'] } | null;
  /** The version, and its document as it is stored. */
  fresh: Pick<NewVersion, 'event' | 'kept'>;
  files: readonly StoredFile[];
  /** To what was proposed for the version before. */
  answers: readonly GivenAnswer[];
  sending: Sending | SendingAddendum;
}

/** Writes down that a version is sent; false where the record, or the contract, is another one meanwhile. Throws CONFLICT. */
export function writeVersion(
  deps: Pick<SigningDeps, 'db' | 'settings' | 'now'>,
  { id, going, fresh: { event, kept }, files, answers, sending }: Writing,
): Promise<boolean> {
  const now = deps.now();
  const events = going ? send(going.envelope, event, now, answers) : [{ type: 'sent', ...event } as const];
  const name = event.signers.find(({ role }) => role === 'artist')?.name ?? '';
  const by = { role: 'artist', name } as const;
  const entries = entriesAfter(going?.entries.at(-1), id, { events, by, from: null }, now);
  const envelope = envelopeOf([...(going?.entries ?? []), ...entries]);
  // Whoever signs here for the first time gets a link; whoever did before keeps theirs.
  const renewed = ROLES.filter(
    (role) => going?.envelope.signers[role].links !== envelope.signers[role].links,
  );
  const links = renewed.map((role) => ({ role, ...newLink(deps.settings, 'signing-link') }));
  const { version, document } = envelope;
  const append = {
    ...{ envelope, entries, dueAt: dueAt(envelope, now), now, links, version: kept },
    documents: files.map((file) => ({ ...file, version, sha256: document.sha256 })),
  };
  if ('originalId' in sending) return insertAddendum(deps.db, append, sending);
  return going ? appendEntries(deps.db, append, { sending }) : insertEnvelope(deps.db, append, sending);
}

/**
 * The same in the record of an envelope as it is by then: whoever adds an entry while its document is made is waited for.
 * @param writing what is written after a record; null where it can’t be sent any more
 */
export async function writeInRecord(
  deps: Pick<SigningDeps, 'db' | 'settings' | 'now'>,
  userId: string,
  stored: StoredEnvelope,
  writing: (going: NonNullable<Writing['going']>) => Omit<Writing, 'id' | 'going'> | null,
): Promise<boolean> {
  const { id } = stored;
  let { entries } = stored;
  for (let tries = 0; tries < TRIES; tries++) {
    const going = { envelope: envelopeOf(entries), entries };
    const said = writing(going);
    if (!said) return false;
    if (await writeVersion(deps, { id, going, ...said })) return true;
    const next = await getEnvelope(deps.db, { by: 'id', id, userId });
    // Where nothing was added it is something else that stands against it.
    if (!next || next.entries.length === entries.length) return false;
    entries = next.entries;
  }
  return false;
}

/** What was sent, as its artist is shown it; its mails go out behind the reply. */
export async function sentView(
  deps: SigningDeps,
  { id, userId }: { id: string; userId: string },
): Promise<{ envelope: EnvelopeView } | null> {
  const kept = await getEnvelope(deps.db, { by: 'id', id, userId });
  if (!kept) return null;
  deps.background(() => lookAfter(deps, id));
  return { envelope: envelopeView(deps, kept) };
}
