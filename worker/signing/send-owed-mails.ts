import { mailed } from '#core/signing/decide.ts';
import { mediaTypeOf, SIGN_FILES, savedName, signPath } from '#core/signing/envelope.ts';
import type { Envelope } from '#core/signing/envelope-state.ts';
import { type OwedMail, owedMails } from '#core/signing/owed-mails.ts';
import { postpone } from '#db/queries/signing-append.ts';
import { type FrozenEnvelope, getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import { tokenOf } from '../link-token.ts';
import { describeError, log } from '../log.ts';
import type { Mail } from '../providers/ports.ts';
import { changeEnvelope, DECKHAND, dueAt, type Kept, type SigningDeps, standing } from './change-envelope.ts';
import { contractOf } from './frozen-contract.ts';
import { readDocument } from './read-document.ts';
import { screenOf } from './screen-of.ts';
import { signingMail } from './signing-mails.ts';

/** Mails that nobody takes over for so long are given up. */
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;

/** What both keep: the document with both signatures, and its sealed copy, if that can be had. */
async function signedCopies(
  deps: Pick<SigningDeps, 'media'>,
  stored: FrozenEnvelope,
): Promise<NonNullable<Mail['attachments']>> {
  const signed = await readDocument(deps, stored, SIGN_FILES.signed);
  const sealed = await readDocument(deps, stored, SIGN_FILES.sealed).catch((error) => {
    log({ level: 'error', event: 'sealed-copy-lost', error: describeError(error) });
    return null;
  });
  return [signed, sealed].flatMap((copy) => {
    if (!copy) return [];
    const { document, bytes } = copy;
    return [{ name: savedName(document), type: mediaTypeOf(document.name), bytes }];
  });
}

async function mailOf(
  deps: SigningDeps,
  stored: FrozenEnvelope,
  envelope: Envelope,
  owed: OwedMail,
): Promise<Mail> {
  const { settings } = deps;
  const urlOf = (path: string): string => new URL(path, settings.PUBLIC_URL).href;
  const contract = contractOf(stored.frozen);
  const seed = stored.links.find(({ role }) => role === owed.role)?.seed ?? '';
  const letter = {
    envelope,
    stageName: contract.artist.stageName,
    zone: contract.zone,
    link: urlOf(signPath(tokenOf(settings, 'signing-link', seed))),
    screen: urlOf(screenOf(stored.generationId)),
    hasSealedCopy: false,
  };
  if (owed.kind !== 'completed') return signingMail(letter, owed);
  const attachments = await signedCopies(deps, stored);
  return { ...signingMail({ ...letter, hasSealedCopy: attachments.length > 1 }, owed), attachments };
}

const writeDown = (
  deps: SigningDeps,
  id: string,
  { kind, role, key, to }: OwedMail & { to: string },
  outcome: 'mailed' | 'undelivered',
): Promise<Kept> =>
  changeEnvelope(deps, { by: 'deckhand', id }, (envelope) => ({
    ...{ by: DECKHAND, from: null },
    events: mailed(envelope, { kind, role, key, to }, outcome),
  }));

/** Sends one mail, and writes down that it was taken over. Throws where it was not. */
export async function sendMail(deps: SigningDeps, stored: FrozenEnvelope, owed: OwedMail): Promise<Kept> {
  const mail = await mailOf(deps, stored, standing(stored, deps.now()), owed);
  await deps.mailer.send(mail);
  return writeDown(deps, stored.id, { ...owed, to: mail.to }, 'mailed');
}

/**
 * Sends what an envelope owes, each mail whatever becomes of the others. What could not be sent is owed still, and the schedule
 * tries again, for some days. A mail that was sent and not written down goes again under its key, by which it arrives once.
 */
export async function sendOwedMails(deps: SigningDeps, id: string): Promise<void> {
  const stored = await getFrozenEnvelope(deps.db, { by: 'deckhand', id });
  if (!stored) return;
  const now = deps.now();
  const envelope = standing(stored, now);
  const isTooLate = now.getTime() - new Date(envelope.last.at).getTime() > GIVE_UP_MS;
  let newest = envelope;
  let hasFailed = false;
  for (const owed of owedMails(envelope, now)) {
    try {
      newest = (await sendMail(deps, stored, owed)).envelope;
    } catch (error) {
      log({ level: 'error', event: 'mail-failed', error: describeError(error) });
      const given = { ...owed, to: envelope.signers[owed.role].email };
      if (isTooLate) newest = (await writeDown(deps, id, given, 'undelivered')).envelope;
      hasFailed = true;
    }
  }
  if (hasFailed) await postpone(deps.db, { id, lastHash: newest.last.hash, dueAt: dueAt(newest, now) });
}
