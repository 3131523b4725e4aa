import { mailed } from '#core/signing/decide.ts';
import { signPath } from '#core/signing/envelope.ts';
import { type OwedMail, owedMails } from '#core/signing/owed-mails.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { postpone } from '#db/queries/signing-append.ts';
import { type FrozenEnvelope, getFrozenEnvelope } from '#db/queries/signing-envelopes.ts';
import { tokenOf } from '../link-token.ts';
import { describeError, log } from '../log.ts';
import { changeEnvelope, DECKHAND, dueAt, type SigningDeps, standing } from './change-envelope.ts';
import { signingMail } from './signing-mails.ts';

/** Mails of one run: more than an envelope can owe at once. */
const MOST_MAILS = 20;

/** Sends one mail, and writes down that it was taken over. Throws where it was not. */
export async function sendMail(
  deps: SigningDeps,
  stored: FrozenEnvelope,
  mail: OwedMail,
): Promise<Awaited<ReturnType<typeof changeEnvelope>>> {
  const { settings } = deps;
  const urlOf = (path: string): string => new URL(path, settings.PUBLIC_URL).href;
  const contract = contractSchema.parse(stored.frozen.contract);
  const seed = stored.links.find(({ role }) => role === mail.role)?.seed ?? '';
  const letter = {
    envelope: standing(stored, deps.now()),
    stageName: contract.artist.stageName,
    zone: contract.zone,
    link: urlOf(signPath(tokenOf(settings, 'signing-link', seed))),
    screen: urlOf(`${contractGeneratorFacts.path}?view=${stored.generationId ?? ''}`),
  };
  const sent = signingMail(letter, mail);
  await deps.mailer.send(sent);
  const { kind, role, key } = mail;
  return changeEnvelope(deps, { by: 'deckhand', id: stored.id }, (envelope) => ({
    ...{ by: DECKHAND, from: null },
    events: mailed(envelope, { kind, role, to: sent.to, key }),
  }));
}

/**
 * Sends what an envelope owes. Never throws: what could not be sent is owed still, and the schedule tries again. A mail that
 * was sent and not written down goes again under its key, by which it arrives once.
 */
export async function sendOwedMails(deps: SigningDeps, id: string): Promise<void> {
  for (let sent = 0; sent < MOST_MAILS; sent++) {
    const stored = await getFrozenEnvelope(deps.db, { by: 'deckhand', id });
    if (!stored) return;
    const now = deps.now();
    const envelope = standing(stored, now);
    const [mail] = owedMails(envelope, now);
    try {
      if (!mail) return;
      await sendMail(deps, stored, mail);
    } catch (error) {
      log({ level: 'error', event: 'mail-failed', error: describeError(error) });
      await postpone(deps.db, { id, lastHash: envelope.last.hash, dueAt: dueAt(envelope, now) });
      return;
    }
  }
}
