import type { Account } from '#core/account.ts';
import { ApiError } from '#core/errors.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { isPro, PLANS } from '#core/plans.ts';
import { canonicalJson } from '#core/signing/canonical-json.ts';
import { isFrozen, send } from '#core/signing/decide.ts';
import { type Entry, ROLES } from '#core/signing/envelope.ts';
import { type Envelope, envelopeOf, nextVersion, statusAt } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { type GivenAnswer, openProposals } from '#core/signing/proposal.ts';
import type { NewEnvelope } from '#core/signing/sending-schema.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { answerOf } from '#core/tools/contract-generator/proposals/answer-of.ts';
import {
  type ContractEdits,
  type ContractOutput,
  contractGenerator,
  currentContract,
} from '#core/tools/contract-generator/tool.ts';
import { newId } from '#db/ids.ts';
import { appendEntries, insertEnvelope } from '#db/queries/signing-append.ts';
import { getEnvelope, getSendable, type StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import type { SignedIn } from '../caller.ts';
import { newLink } from '../link-token.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import { dueAt, entriesAfter, type SigningDeps } from './change-envelope.ts';
import { folderOf } from './complete-envelope.ts';
import { envelopeView } from './envelope-view.ts';
import { lookAfter } from './look-after.ts';
import { requireRoomForMail } from './mails-a-day.ts';
import { type NewVersion, newVersion } from './new-version.ts';

/** Contracts that the plan of an account lets out at once; null: any number. */
const mostOutOf = (account: Account, now: Date): number | null =>
  isPro(account, now) ? null : (PLANS.find(({ id }) => id === 'free')?.contractsOut ?? null);

/** The last day on which a link is open, at the venue: the day is over with that instant. */
export const lastDayOf = (expiresAt: string, { zone }: Pick<Contract, 'zone'>): string =>
  wallTime(Date.parse(expiresAt) - 1, zone || 'UTC').day;

/**
 * Whether exactly this is out already: sent once more, it is what it was. Throws CONFLICT where the contract is out unchanged in
 * another way: its signatures are not thrown away unseen.
 */
function isOutAlready(stored: StoredEnvelope, contract: Contract, sent: NewEnvelope, now: Date): boolean {
  const envelope = envelopeOf(stored.entries);
  if (statusAt(envelope, now) !== 'out' || !stored.isUnchanged) return false;
  const { signers, order, note, expiresAt } = envelope;
  const { artist, client } = signers;
  const said = {
    artist: { name: artist.name, title: artist.title },
    client: { name: client.name, email: client.email, title: client.title },
    ...{ contractVersion: stored.contractVersion, order, note, openUntil: lastDayOf(expiresAt, contract) },
  };
  const isSame = canonicalJson(said) === canonicalJson(sent);
  if (!isSame) throw new ApiError('CONFLICT', 'This contract is out already. Take it back first');
  return true;
}

/** The answers to all that is proposed still: as they were given, or else what the new version says of it. */
const answersTo = (envelope: Envelope, contract: Contract, given: readonly GivenAnswer[]): GivenAnswer[] =>
  openProposals(envelope).map(
    (open) =>
      given.find(({ proposal }) => proposal === open.seq) ?? {
        ...{ proposal: open.seq, words: '' },
        kind: answerOf(contract, open),
      },
  );

/** The record of an envelope with a version that is sent now. One that both have signed stays as it is. */
function recordWith(
  former: { envelope: Envelope; entries: readonly Entry[] } | null,
  { event, kept }: NewVersion,
  { answers, now }: { answers: readonly GivenAnswer[]; now: Date },
) {
  const going = former && !isFrozen(former.envelope) ? former : null;
  const id = going?.envelope.id ?? newId('env');
  const events = going
    ? send(going.envelope, event, now, answersTo(going.envelope, kept.contract, answers))
    : [{ type: 'sent', ...event } as const];
  const name = event.signers.find(({ role }) => role === 'artist')?.name ?? '';
  const by = { role: 'artist', name } as const;
  const added = entriesAfter(going?.entries.at(-1), id, { events, by, from: null }, now);
  return { going, added, entries: [...(going?.entries ?? []), ...added] };
}

/**
 * Sends a made contract to be signed, or another version of it. Throws NOT_FOUND; FORBIDDEN until the address is confirmed;
 * PRO_REQUIRED where the plan is full; CONFLICT where the contract is another one meanwhile; INVALID_INPUT.
 * @param answers to what was proposed for the version before; where one is left out, the new version itself answers
 */
export async function sendEnvelope(
  deps: SigningDeps,
  { account }: SignedIn,
  { generationId, ...sent }: NewEnvelope & { generationId: string },
  answers: readonly GivenAnswer[] = [],
): Promise<{ envelope: EnvelopeView }> {
  if (!account.emailVerified)
    throw new ApiError('FORBIDDEN', 'Confirm your e-mail address first: answers of your client go there');
  const now = deps.now();
  const { id: userId, email } = account;
  const found = await getSendable(deps.db, { userId, generationId, now });
  const { generation, brandKit, stored, outBeside, mailsToday } = found;
  if (generation?.tool !== contractGenerator.id) throw new ApiError('NOT_FOUND');
  if (generation.version !== sent.contractVersion)
    throw new ApiError('CONFLICT', 'The contract was changed meanwhile. Look at it again before you send it');
  const made = currentContract(generation.output as ContractOutput, generation.edits as ContractEdits | null);
  const contract = contractSchema.parse(made);
  if (stored && isOutAlready(stored, contract, sent, now)) return { envelope: envelopeView(deps, stored) };
  requireRoomForMail(mailsToday);
  const mostOut = mostOutOf(account, now);
  if (mostOut !== null && outBeside >= mostOut) throw new ApiError('PRO_REQUIRED');

  const former = stored && { envelope: envelopeOf(stored.entries), entries: stored.entries };
  const version = nextVersion(former?.envelope ?? null, generation.version);
  const fresh = await newVersion(deps, contract, { sent, email, brandKit, version, now });
  const { going, added, entries } = recordWith(former, fresh, { answers, now });
  const envelope = envelopeOf(entries);
  const { id } = envelope;
  // Whoever signs here for the first time gets a link; whoever did before keeps theirs.
  const renewed = ROLES.filter(
    (role) => going?.envelope.signers[role].links !== envelope.signers[role].links,
  );
  const links = renewed.map((role) => ({ role, ...newLink(deps.settings, 'signing-link') }));

  const files = await storeFiles(deps, folderOf(id), [fresh.file]);
  const append = {
    ...{ envelope, entries: added, dueAt: dueAt(envelope, now), now, links, version: fresh.kept },
    documents: files.map((file) => ({ ...file, version, sha256: envelope.document.sha256 })),
  };
  const sending = { userId, generationId, contractVersion: generation.version, mostOut };
  const write = going
    ? appendEntries(deps.db, append, { sending })
    : insertEnvelope(deps.db, append, sending);
  if (!(await keepOrFree(deps, files, write, Boolean))) throw new ApiError('CONFLICT');

  const kept = await getEnvelope(deps.db, { by: 'id', id, userId });
  if (!kept) throw new ApiError('NOT_FOUND');
  deps.background(() => lookAfter(deps, id));
  return { envelope: envelopeView(deps, kept) };
}
