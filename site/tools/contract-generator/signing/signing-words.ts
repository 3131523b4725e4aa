import { dateWords } from '#core/day-words.ts';
import { DECLINE_REASONS, otherRole, type Role } from '#core/signing/envelope.ts';
import { nextVersion } from '#core/signing/envelope-state.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import type { State } from '#site/ui/state-icons.ts';
import { dayAt, lastDayWords } from './signing-days.ts';

/** Where the reader of the words is, and when. */
export interface Place {
  now: Date;
  /** Of the venue; empty where it was not said. */
  zone: string;
  /** Of the reader; the device’s own unless given. */
  timeZone?: string;
}

export interface Said {
  state: State;
  title: string;
  text: string;
}

export type Signer = EnvelopeView['signers'][Role];

/** `today at 21:14`, inside a sentence. */
const when = (iso: string, { now, timeZone }: Place): string =>
  momentWords(iso, now, timeZone).replace('Today ', 'today at ');

/** Nobody signs while changes wait for their answer. */
function pausedWords({ signers }: EnvelopeView, open: EnvelopeView['proposals']): Said {
  const [first] = open;
  // Somebody else may sign by now, or have proposed some of them.
  const name = first && open.every((each) => each.name === first.name) ? first.name : signers.client.name;
  return {
    state: 'waiting',
    title: `${name} proposes ${open.length === 1 ? 'a change' : `${open.length} changes`}`,
    text: 'Signing pauses until you answer.',
  };
}

function outWords(envelope: EnvelopeView, place: Place): Said {
  const { sentAt, signers } = envelope;
  const { client, artist } = signers;
  const open = openProposals(envelope);
  if (open.length > 0) return pausedWords(envelope, open);
  const opened = client.openedAt ? `Opened ${when(client.openedAt, place)}.` : 'Not opened yet.';
  const sent = `Sent ${when(sentAt, place)}.`;
  if (client.isTurn && artist.isTurn)
    return { state: 'waiting', title: `Waiting for ${client.name} and you`, text: `${opened} ${sent}` };
  if (client.isTurn)
    return { state: 'waiting', title: `Waiting for ${client.name}`, text: `${opened} ${sent}` };
  return {
    ...{ state: 'waiting', title: 'Your turn to sign' },
    text: client.signedAt
      ? `${client.name} signed ${when(client.signedAt, place)}.`
      : `${client.name} gets the link once you've signed.`,
  };
}

function voidedWords({ voided, version }: EnvelopeView, place: Place): Said {
  const at = voided ? when(voided.at, place) : '';
  if (voided?.why === 'edited')
    return {
      ...{ state: 'waiting', title: `Version ${version} was changed` },
      text: "Its link can't be signed any more, and says so.",
    };
  return { state: 'nothing', title: `You took it back ${at}`, text: "Its link can't be signed any more." };
}

/** Where the signing of a contract stands, in two lines. */
export function statusWords(envelope: EnvelopeView, place: Place): Said {
  const { status, signers, declined, expiresAt } = envelope;
  switch (status) {
    case 'out':
      return outWords(envelope, place);
    case 'signed':
      return { state: 'ok', title: 'Signed by both', text: "We're making the PDF with both signatures." };
    case 'completed':
      return { state: 'ok', title: 'Signed by both', text: 'The PDF with both signatures is ready.' };
    case 'declined':
      return {
        ...{ state: 'danger', title: `${signers.client.name} declined` },
        text: declined ? `${DECLINE_REASONS[declined.reason]}, ${when(declined.at, place)}.` : '',
      };
    case 'voided':
      return voidedWords(envelope, place);
    case 'expired':
      return {
        ...{ state: 'danger', title: 'The link expired' },
        text: `It was open until ${lastDayWords(expiresAt, place.zone)}.`,
      };
  }
}

/** What a side has done, or is to do, and since when. */
export function signerWords(envelope: EnvelopeView, role: Role): { state: State; text: string; at?: string } {
  const { status, signers } = envelope;
  const { signedAt, openedAt, isTurn } = signers[role];
  if (signedAt) return { state: 'ok', text: 'Signed', at: signedAt };
  if (status !== 'out') return { state: 'nothing', text: 'Not signed' };
  if (openProposals(envelope).length > 0)
    return role === 'artist'
      ? { state: 'waiting', text: 'Answer first' }
      : { state: 'nothing', text: 'Waits for you' };
  if (!isTurn) return { state: 'nothing', text: signers[otherRole(role)].signedAt ? 'Not signed' : 'Next' };
  if (role === 'artist') return { state: 'waiting', text: 'Your turn' };
  return { state: 'waiting', ...(openedAt ? { text: 'Opened', at: openedAt } : { text: 'Not opened' }) };
}

/** The sides in the order in which they sign. */
export const inOrder = (order: EnvelopeView['order']): readonly Role[] =>
  order === 'artist-first' ? ['artist', 'client'] : ['client', 'artist'];

/** What the artist can do about a mail to a side that was given up. */
function insteadWords({ status, signers }: EnvelopeView, role: Role): string {
  if (role === 'artist') return 'What it said is shown here.';
  if (status === 'completed') return 'Send them the signed PDF yourself.';
  return status === 'out' && !signers.client.signedAt
    ? 'Check the address, or copy the link and send it yourself.'
    : 'Let them know yourself.';
}

/** Mails that were given up or that wait, one line for each who is to get them. */
export const mailWords = (envelope: EnvelopeView): { state: State; text: string }[] =>
  (['client', 'artist'] as const).flatMap((role): { state: State; text: string }[] => {
    const { waitingMails, undeliveredMails, signers } = envelope;
    const isTo = (mail: { role: Role }): boolean => mail.role === role;
    const mail = `The mail to ${role === 'artist' ? 'you' : signers.client.name}`;
    if (undeliveredMails.some(isTo))
      return [{ state: 'danger', text: `${mail} couldn't be delivered. ${insteadWords(envelope, role)}` }];
    return waitingMails.some(isTo)
      ? [{ state: 'waiting', text: `${mail} couldn't be sent yet. We keep trying.` }]
      : [];
  });

/** Who signed, where that is another name than was asked for. */
export const signedAsWords = ({ name, signedName }: Signer): string | null =>
  signedName !== null && signedName !== name ? `Signed as ${signedName}` : null;

type Addendum = NonNullable<EnvelopeView['addendum']>;

/** `Addendum 1`; of an earlier version of the contract, that too. */
export const addendumName = (
  { number, originalVersion }: Addendum,
  { version }: Pick<EnvelopeView, 'version'>,
): string => `Addendum ${number}${originalVersion === version ? '' : ` to version ${originalVersion}`}`;

/** An addendum that both may not sign any more, and didn’t. */
export const isUnsigned = ({ status }: EnvelopeView): boolean =>
  status === 'declined' || status === 'voided' || status === 'expired';

/** What became of an addendum, in a line. */
export function addendumOutcome(
  { status, completedAt, voided }: EnvelopeView,
  { zone }: Pick<Place, 'zone'>,
): { state: State; text: string } {
  switch (status) {
    case 'out':
      return { state: 'waiting', text: 'Out for signature' };
    case 'signed':
    case 'completed': {
      const day = completedAt && dateWords(dayAt(new Date(completedAt), zone));
      return { state: 'ok', text: day ? `Signed by both, ${day}` : 'Signed by both' };
    }
    case 'declined':
      return { state: 'danger', text: 'Declined' };
    case 'voided':
      return { state: 'nothing', text: voided?.why === 'withdrawn' ? 'Taken back' : 'Void' };
    case 'expired':
      return { state: 'danger', text: 'Expired' };
  }
}

/** What is asked before it is taken back, and what is said where that didn’t work. */
export function takeBackWords({ addendum, signers }: EnvelopeView): {
  title: string;
  text: string;
  failed: string;
} {
  const what = addendum ? 'addendum' : 'contract';
  const told = `If ${signers.client.name} was asked to sign, we tell them by e-mail.`;
  const then = addendum ? 'You can write another.' : 'You can send it again.';
  return {
    title: `Take this ${what} back?`,
    text: `Its link can't be signed any more. ${told} ${then}`,
    failed: `The ${what} is still out`,
  };
}

/** What a press sends of the contract as it is made now. */
export function sendWords(before: EnvelopeView | null, contractVersion: number): string {
  if (!before) return 'Send to sign';
  return before.contractVersion === contractVersion
    ? 'Send again'
    : `Send version ${nextVersion(before, contractVersion)}`;
}
