import type { Account } from '#core/account.ts';
import type { KitDesign } from '#core/brand-kit.ts';
import { type Branding, brandingOf } from '#core/branding.ts';
import { ApiError } from '#core/errors.ts';
import { wallTime } from '#core/gigs/zoned-time.ts';
import { PLANS } from '#core/plans.ts';
import { canonicalJson } from '#core/signing/canonical-json.ts';
import { isFrozen } from '#core/signing/decide.ts';
import { type Envelope, envelopeOf, nextVersion, statusAt } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { type GivenAnswer, openProposals } from '#core/signing/proposal.ts';
import type { NewEnvelope } from '#core/signing/sending-schema.ts';
import { isPro } from '#core/subscription.ts';
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
import type { StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import { getSendable } from '#db/queries/signing-sending.ts';
import type { SignedIn } from '../caller.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import type { SigningDeps } from './change-envelope.ts';
import { folderOf } from './complete-envelope.ts';
import { envelopeView } from './envelope-view.ts';
import { requireRoomForMail } from './mails-a-day.ts';
import { newVersion } from './new-version.ts';
import { sentView, writeInRecord, writeVersion } from './write-version.ts';

/** What a made contract says now. */
export const contractIn = ({ output, edits }: { output: unknown; edits: unknown }): Contract =>
  contractSchema.parse(currentContract(output as ContractOutput, edits as ContractEdits | null));

/** What it is dressed in. */
export const brandingFor = ({ look }: Contract, brandKit: KitDesign | null): Branding =>
  brandingOf(look.usesBrandKit ? brandKit : null);

/** Throws FORBIDDEN until the address of the account is confirmed. */
export function requireConfirmed({ emailVerified }: Account): void {
  if (emailVerified) return;
  throw new ApiError('FORBIDDEN', 'Confirm your e-mail address first: answers of your client go there');
}

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

/** What a new version itself answers to all that is proposed still. */
const answersOf = (envelope: Envelope, contract: Contract): GivenAnswer[] =>
  openProposals(envelope).map((open) => ({
    ...{ proposal: open.seq, words: '' },
    kind: answerOf(contract, open),
  }));

/**
 * Sends a made contract to be signed, or another version of it. Throws NOT_FOUND; FORBIDDEN until the address is confirmed;
 * PRO_REQUIRED where the plan is full; CONFLICT where the contract is another one meanwhile; INVALID_INPUT.
 */
export async function sendEnvelope(
  deps: SigningDeps,
  { account }: SignedIn,
  { generationId, ...sent }: NewEnvelope & { generationId: string },
): Promise<{ envelope: EnvelopeView }> {
  requireConfirmed(account);
  const now = deps.now();
  const { id: userId, email } = account;
  const found = await getSendable(deps.db, { userId, generationId, now });
  const { generation, brandKit, stored, outBeside, mailsToday } = found;
  if (generation?.tool !== contractGenerator.id) throw new ApiError('NOT_FOUND');
  if (generation.version !== sent.contractVersion)
    throw new ApiError('CONFLICT', 'The contract has changed. Look at it again before you send it');
  const contract = contractIn(generation);
  if (stored && isOutAlready(stored, contract, sent, now)) return { envelope: envelopeView(deps, stored) };
  requireRoomForMail(mailsToday);
  const mostOut = mostOutOf(account, now);
  if (mostOut !== null && outBeside >= mostOut) throw new ApiError('PRO_REQUIRED');

  // What both have signed stays as it is: another version of it is another envelope.
  const envelope = stored && envelopeOf(stored.entries);
  const going = envelope && !isFrozen(envelope) ? { envelope, entries: stored.entries } : null;
  const id = going?.envelope.id ?? newId('env');
  const version = nextVersion(envelope, generation.version);
  const branding = brandingFor(contract, brandKit);
  const fresh = await newVersion(deps, contract, { sent, email, branding, version, now });
  const files = await storeFiles(deps, folderOf(id), [fresh.file]);
  const sending = { userId, generationId, contractVersion: generation.version, mostOut };
  const said = { fresh, files, sending };
  const write =
    stored && going
      ? writeInRecord(deps, userId, stored, ({ envelope: now }) =>
          isFrozen(now) || now.version >= version ? null : { ...said, answers: answersOf(now, contract) },
        )
      : writeVersion(deps, { id, going: null, ...said, answers: [] });
  const isWritten = await keepOrFree(deps, files, write, Boolean);
  const view = isWritten ? await sentView(deps, { id, userId }) : null;
  if (!view) throw new ApiError('CONFLICT');
  return view;
}
