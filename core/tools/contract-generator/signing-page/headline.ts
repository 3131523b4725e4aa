import { count } from '#core/count-words.ts';
import { dateWords, dayWords, shortDayWords } from '#core/day-words.ts';
import { DECLINE_REASONS, otherRole, ROLES, type Role } from '#core/signing/envelope.ts';
import { type Envelope, lastSignedAt } from '#core/signing/envelope-state.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { momentWords } from './moment-words.ts';
import { contractWords, longDate, offerWords } from './offer-words.ts';
import { dayAt, documentWords, otherSigner, type PageParts } from './page-parts.ts';
import { readingMinutes } from './reading-time.ts';
import { hasOtherSigned, isOpen, signedAs } from './situation.ts';

/** What the page says first. */
export interface Headline {
  title: string;
  /** Under it; of what people typed, with their line feeds. */
  lede: string;
  /** What the contract is called, where the title does not say it. */
  about: string;
  /** How it stands, in one line; null where the title says it. */
  state: { kind: 'ok' | 'wait' | 'stop'; words: string } | null;
}

/** What both signatures do: the date may still wait for the deposit. An addendum books nothing. */
function bookedWords({ contract, numbered, thing }: PageParts): string {
  if (thing === 'addendum') return '';
  const { nights } = contract;
  const [night] = nights;
  if (!night) return '';
  const when = nights.length > 1 ? `${count(nights.length, 'night')}` : longDate(night);
  const deposit = numbered.clauses.find(({ id }) => id === 'deposit');
  if (deposit && (deposit.isEdited || numbered.terms.isDepositDue)) return ` The deposit books ${when}.`;
  return ` ${when} ${nights.length > 1 ? 'are' : 'is'} booked.`;
}

/** What it is that is signed, in one line. */
const aboutWords = ({ contract, parts, role }: PageParts): string =>
  parts.addendum
    ? `Addendum ${parts.addendum.number} to ${contractWords(contract, role)}`
    : offerWords(contract, role);

/** What it takes the place of, or changes. */
function changedWords({ envelope: { version, replaces }, parts, zone }: PageParts): string {
  if (parts.addendum) {
    const signedOn = dateWords(dayAt(parts.addendum.original.signedAt, zone));
    return ` It changes the contract you both signed on ${signedOn}; all else stays as it is.`;
  }
  return replaces === null ? '' : ` It is version ${version}, and replaces version ${replaces}.`;
}

/** Who sent it and how long it takes. */
function offerLede(page: PageParts): string {
  const { contract, envelope, role, numbered, thing } = page;
  const { client } = contract;
  const { signers, document } = envelope;
  const party = client.name && client.name !== signers.client.name ? ` for ${client.name}` : '';
  const sent =
    role === 'client'
      ? `${signers.artist.name} sent you this ${thing} to sign${party}.`
      : `You sent this ${thing} to ${signers.client.name}${party}.`;
  const clauses = thing === 'contract' ? `${count(numbered.clauses.length, 'clause')} on ` : '';
  const length = `${clauses}${count(document.pages, 'page')}, about ${count(readingMinutes(page), 'minute')}.`;
  const account = role === 'client' ? ' You don’t need an account.' : '';
  return `${sent}${changedWords(page)} ${length}${account}`;
}

/** ` as Jean Roche`, where somebody signed with another name than the one that was asked. */
function asWords(envelope: Envelope, role: Role): string {
  const name = signedAs(envelope, role);
  return name ? ` as ${name}` : '';
}

/** Who signed with another name than the one that was asked. */
const otherNames = ({ envelope, role }: PageParts): string =>
  ROLES.filter((each) => signedAs(envelope, each))
    .map(
      (each) => ` ${each === role ? 'You' : envelope.signers[each].name} signed${asWords(envelope, each)}.`,
    )
    .join('');

/** What a contract waits for that nobody signs now. */
export function pausedWords(page: PageParts): string {
  const changes = openProposals(page.envelope).length;
  const other = otherSigner(page);
  if (page.role === 'client')
    return changes === 1
      ? `Your change waits for ${other}’s answer. Nobody signs until then.`
      : `Your ${changes} changes wait for ${other}’s answer. Nobody signs until then.`;
  return changes === 1
    ? `${other} proposes a change. Answer it in Deckhand.`
    : `${other} proposes ${changes} changes. Answer them in Deckhand.`;
}

/** To the artist, about what nobody can sign any more. */
const sendAgain = ({ thing }: PageParts): string =>
  thing === 'addendum' ? 'You can send another one from Deckhand.' : 'You can send it again from Deckhand.';

/** What the reader is told first, by where the contract stands. */
export function headlineOf(page: PageParts): Headline {
  const stopped = (title: string, lede: string): Headline => ({
    ...{ title, lede, about: page.envelope.title, state: null },
  });
  const { contract, envelope, role, situation, thing, zone } = page;
  const offer = aboutWords(page);
  const other = otherSigner(page);
  const stage = contract.artist.stageName;
  const isClient = role === 'client';
  switch (situation) {
    case 'sign':
      return {
        title: offer,
        lede: offerLede(page),
        about: '',
        state: hasOtherSigned(envelope, role)
          ? {
              kind: 'ok',
              words: `${other} has signed${asWords(envelope, otherRole(role))}. Your signature completes it.`,
            }
          : null,
      };
    case 'their-turn':
      return {
        title: offer,
        lede: offerLede(page),
        about: '',
        state: { kind: 'wait', words: `${other} signs first. You get a mail when it’s your turn.` },
      };
    case 'paused':
      return {
        title: offer,
        lede: offerLede(page),
        about: '',
        state: { kind: 'wait', words: pausedWords(page) },
      };
    case 'you-signed':
      return {
        title: `You’ve signed. Now it’s ${other}’s turn.`,
        lede: `${offer}. Once both have signed, you both get the signed PDF by mail.`,
        about: '',
        state: {
          kind: 'ok',
          words: `You signed${asWords(envelope, role)} on ${momentWords(envelope.signers[role].signed?.at ?? '', zone)}`,
        },
      };
    case 'signed':
      return {
        title: `Signed by both.${bookedWords(page)}`,
        lede: offer,
        about: '',
        state: { kind: 'wait', words: 'We’re making the signed PDF. You get it by mail.' },
      };
    case 'completed':
      return {
        title: `Signed by both.${bookedWords(page)}`,
        lede: offer,
        about: '',
        state: {
          kind: 'ok',
          words: `${documentWords(page)}, signed on ${dayWords(dayAt(lastSignedAt(envelope) ?? page.now, zone))}.${otherNames(page)}`,
        },
      };
    case 'declined': {
      const { reason = 'other', words = '' } = envelope.declined ?? {};
      const why = `${DECLINE_REASONS[reason]}${words ? `: “${words}”` : '.'}`;
      return isClient
        ? stopped(`You declined this ${thing}`, `${other} has your reason. ${why}`)
        : stopped(`${other} declined this ${thing}`, why);
    }
    case 'edited':
      return isClient
        ? stopped(
            `${stage} is changing this ${thing}`,
            'If they send a new version, you get a mail. This one can’t be signed now.',
          )
        : stopped(
            `You changed this ${thing}`,
            'This version can’t be signed now. Send the new one from Deckhand.',
          );
    case 'withdrawn':
      return isClient
        ? stopped(`${stage} took this ${thing} back`, 'It can’t be signed now. You can ask why below.')
        : stopped(`You took this ${thing} back`, `It can’t be signed now. ${sendAgain(page)}`);
    case 'deleted':
      return stopped(
        `${isClient ? stage : 'You'} deleted this ${thing}`,
        'It can’t be signed now. This page shows what it said.',
      );
    case 'expired':
      return stopped(
        `The time to sign this ${thing} is over`,
        `It ended on ${lastDay(page)}. ${isClient ? `Ask ${stage} to send it again.` : sendAgain(page)}`,
      );
  }
}

/** The last day on which it can be signed. */
const lastDay = ({ envelope, zone }: PageParts): string =>
  shortDayWords(dayAt(new Date(new Date(envelope.expiresAt).getTime() - 1), zone));

/** Whose link this is, and until when. */
export const linkWords = (page: PageParts): { whose: string; until: string } => ({
  whose: `Link for ${page.envelope.signers[page.role].name}`,
  until: isOpen(page.situation) ? `ends ${lastDay(page)}` : '',
});
