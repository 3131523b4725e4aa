import { type MailKind, otherRole, REMINDERS, ROLES, type Role } from './envelope.ts';
import { type Envelope, isNext, isTurn, statusAt } from './envelope-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sealed copy goes with the signed contract, unless it can’t be made for so long. */
export const SEAL_PATIENCE_MS = 60 * 60 * 1000;

/** A mail that somebody is to get. Which ones follows from the record alone: so none is lost, and none comes twice. */
export interface OwedMail {
  kind: MailKind;
  /** To which side. */
  role: Role;
  /** Of mails with the same key one arrives. */
  key: string;
  /** Of a comment, a proposed change or an answer: its entry. */
  seq?: number;
}

const milliseconds = (instant: string): number => new Date(instant).getTime();

/** Since when it is a side’s turn, to sign or to answer a proposed change; null where it isn’t. */
function turnSince(envelope: Envelope, role: Role): string | null {
  const { signers, order, paused, resumed } = envelope;
  if (paused) return role === 'artist' ? paused.at : null;
  if (!isTurn(envelope, role)) return null;
  const other = signers[otherRole(role)].signed;
  const waited = order !== 'any' && order !== `${role}-first` && other !== null;
  const instants = [signers[role].since, waited ? other.at : '', resumed?.at ?? ''];
  return instants.toSorted().at(-1) ?? null;
}

/** Of reminders, what they are about; those of a side's own waiting are told apart from those before a pause. */
const reminderOf = ({ paused, resumed }: Envelope): string =>
  paused ? `unanswered-${paused.seq}` : resumed ? `reminder-after-${resumed.seq}` : 'reminder';

/** How many reminders to sign a side had in this version before it began to wait as it does now. */
function remindedBefore({ id, version, mailed, paused }: Envelope, role: Role, since: string): number {
  const begin = `${id}-${version}-reminder-`;
  if (paused) return 0;
  return [...mailed].filter(([key, mail]) => key.startsWith(begin) && mail.role === role && mail.at < since)
    .length;
}

/** The instants at which a side whose turn it is is reminded. */
export function reminderTimes(envelope: Envelope, role: Role): number[] {
  const since = turnSince(envelope, role);
  if (since === null || envelope.status !== 'out') return [];
  const ends = [
    milliseconds(envelope.sentAt) + REMINDERS.stop * DAY_MS,
    milliseconds(envelope.expiresAt) - 1,
    ...(envelope.eventAt ? [milliseconds(envelope.eventAt)] : []),
  ];
  const last = Math.min(...ends);
  return Array.from(
    { length: Math.max(0, REMINDERS.most - remindedBefore(envelope, role, since)) },
    (_, index) => milliseconds(since) + (REMINDERS.first + index * REMINDERS.every) * DAY_MS,
  ).filter((time) => time <= last);
}

/** Those who wait too long: of reminders that were missed together one is enough. */
function reminder(envelope: Envelope, role: Role, now: Date): { role: Role; number: number } | null {
  const number = reminderTimes(envelope, role).filter((time) => time <= now.getTime()).length;
  return number > 0 ? { role, number } : null;
}

const isReadyToSend = (
  completed: NonNullable<Envelope['completed']>,
  sealed: Envelope['sealed'],
  now: Date,
): boolean => sealed !== null || now.getTime() - milliseconds(completed.at) >= SEAL_PATIENCE_MS;

/** The mails that are due by that moment and were not sent yet. */
export function owedMails(envelope: Envelope, now: Date): OwedMail[] {
  const { id, version, signers, mailed, voided, comments, paused, answers, completed, sealed } = envelope;
  const key = (role: Role, kind: string): string => `${id}-${version}-${kind}-${role}-${signers[role].links}`;
  const owed = (kind: MailKind, role: Role): OwedMail => ({ kind, role, key: key(role, kind) });
  const all: OwedMail[] = comments.map(({ role, seq }) => {
    const to = otherRole(role);
    return { kind: 'comment', role: to, key: `${id}-comment-${seq}`, seq };
  });
  const status = statusAt(envelope, now);
  if (status === 'out') {
    // Also while a change is open: somebody else may sign now, who knows of nothing yet.
    if (isNext(envelope, 'client')) all.push(owed('invitation', 'client'));
    if (isTurn(envelope, 'artist') && signers.client.signed) all.push(owed('turn', 'artist'));
    if (paused)
      all.push({ kind: 'proposed', role: 'artist', key: `${id}-proposed-${paused.seq}`, seq: paused.seq });
    // What a newer version answers, its invitation says.
    for (const { seq } of answers.filter((each) => each.version === version))
      all.push({ kind: 'answered', role: 'client', key: `${id}-answered-${seq}`, seq });
    if (signers.client.isHanded) all.push({ kind: 'handed', role: 'artist', key: key('client', 'handed') });
    for (const role of ROLES) {
      const due = reminder(envelope, role, now);
      const what = reminderOf(envelope);
      if (due) all.push({ kind: 'reminder', role, key: key(role, `${what}-${due.number}`) });
    }
  }
  if (completed && isReadyToSend(completed, sealed, now))
    all.push(owed('completed', 'artist'), owed('completed', 'client'));
  if (status === 'declined') all.push(owed('declined', 'artist'));
  if (status === 'expired') all.push(owed('expired', 'artist'));
  const isKnownToClient = mailed.has(key('client', 'invitation'));
  if (status === 'voided' && voided?.why !== 'edited' && isKnownToClient)
    all.push(owed('withdrawn', 'client'));
  return all.filter((mail) => !mailed.has(mail.key));
}

/** The next moment after this one at which something happens by itself; null where nothing will. */
export function nextMoment(envelope: Envelope, now: Date): Date | null {
  const { expiresAt, completed, sealed } = envelope;
  const isOut = statusAt(envelope, now) === 'out';
  const times = [
    ...(isOut ? [milliseconds(expiresAt), ...ROLES.flatMap((role) => reminderTimes(envelope, role))] : []),
    ...(completed && !sealed ? [milliseconds(completed.at) + SEAL_PATIENCE_MS] : []),
  ].filter((time) => time > now.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
