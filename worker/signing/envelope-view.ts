import { entryWords } from '#core/signing/entry-words.ts';
import { ROLES, type Role, signPath } from '#core/signing/envelope.ts';
import { type Envelope, isTurn, type SignerState, statusAt } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { owedMails, reminderTimes } from '#core/signing/owed-mails.ts';
import type { StoredEnvelope } from '#db/queries/signing-envelopes.ts';
import type { Deps } from '../deps.ts';
import { hashOfToken, tokenOf } from '../link-token.ts';
import { standing } from './change-envelope.ts';

/** A mail that is owed for so long could not be sent at once. */
const WAITING_MS = 2 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The address of the page of a side. Made under another secret, it is known to its recipient only. */
function urlOf({ settings }: Pick<Deps, 'settings'>, { links }: StoredEnvelope, role: Role): string | null {
  const link = links.find((each) => each.role === role);
  const token = link && tokenOf(settings, 'signing-link', link.seed);
  if (!link || !token || hashOfToken(token) !== link.tokenHash) return null;
  return new URL(signPath(token), settings.PUBLIC_URL).href;
}

/** Mails about the present version that were given up. */
const undelivered = ({ mailed, signers }: Envelope) =>
  [...mailed.values()]
    .filter(({ isSent, at, role }) => !isSent && at > signers[role].since)
    .map(({ kind, role }) => ({ kind, role }));

/** Whether the client may be reminded by hand: they wait for a day, and had no mail in it. */
export function mayRemind(envelope: Envelope, now: Date): boolean {
  if (statusAt(envelope, now) !== 'out' || !isTurn(envelope, 'client')) return false;
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  if (envelope.signers.client.since > since) return false;
  return ![...envelope.mailed.values()].some(
    ({ role, at, isSent }) => isSent && role === 'client' && at > since,
  );
}

/** An envelope as its artist is shown it. */
export function envelopeView(deps: Pick<Deps, 'settings' | 'now'>, stored: StoredEnvelope): EnvelopeView {
  const now = deps.now();
  const envelope = standing(stored, now);
  const { id, version, order, sentAt, expiresAt, document, declined, voided, completed, addendum } = envelope;
  const { sealed, comments, proposals } = envelope;
  const isOut = statusAt(envelope, now) === 'out';
  const reminders = ROLES.flatMap((role) => reminderTimes(envelope, role)).filter((at) => at > now.getTime());
  const signerView = ({ role, name, email, title, openedAt, signed }: SignerState) => ({
    ...{ role, name, email, title, openedAt, signedAt: signed?.at ?? null },
    signedName: signed?.name ?? null,
    isTurn: isOut && isTurn(envelope, role),
    url: urlOf(deps, stored, role),
  });
  const isWaiting = now.getTime() - new Date(envelope.last.at).getTime() > WAITING_MS;
  return {
    ...{ id, status: statusAt(envelope, now), version, order, sentAt, expiresAt, document, declined, voided },
    contractVersion: stored.contractVersion,
    addendum: addendum && {
      ...{ number: addendum.number, originalVersion: addendum.original.version },
      paragraphs: stored.paragraphs ?? [],
    },
    nextReminderAt: isOut && reminders.length > 0 ? new Date(Math.min(...reminders)).toISOString() : null,
    signers: { artist: signerView(envelope.signers.artist), client: signerView(envelope.signers.client) },
    completedAt: completed?.at ?? null,
    isSealed: sealed !== null,
    former: stored.former.map(({ isSealed, ...said }) => ({ ...said, isSealed: isSealed === 1 })),
    waitingMails: isWaiting ? owedMails(envelope, now).map(({ kind, role }) => ({ kind, role })) : [],
    undeliveredMails: undelivered(envelope),
    mayRemind: mayRemind(envelope, now),
    comments: [...comments],
    proposals: proposals.map(({ before, after, ...said }) => ({
      ...said,
      ...{ before: [...before], after: after && [...after] },
    })),
    entries: stored.entries.map((entry) => ({ seq: entry.seq, at: entry.at, ...entryWords(entry) })),
  };
}
