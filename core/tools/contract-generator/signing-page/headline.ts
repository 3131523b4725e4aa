import { count } from '#core/count-words.ts';
import { dayWords, shortDayWords } from '#core/day-words.ts';
import { DECLINE_REASONS, otherRole, ROLES, type Role } from '#core/signing/envelope.ts';
import { type Envelope, lastSignedAt } from '#core/signing/envelope-state.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { momentWords } from './moment-words.ts';
import { offerWords } from './offer-words.ts';
import { dayAt, otherSigner, type PageParts } from './page-parts.ts';
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

/** `12 December`, without the year: the contract says it. */
const longDate = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${date.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
};

/** What both signatures do: the date may still wait for the deposit. */
function bookedWords({ contract, numbered }: PageParts): string {
  const { nights } = contract;
  const [night] = nights;
  if (!night) return '';
  const when = nights.length > 1 ? `${count(nights.length, 'night')}` : longDate(night);
  const deposit = numbered.clauses.find(({ id }) => id === 'deposit');
  if (deposit && (deposit.isEdited || numbered.terms.isDepositDue)) return ` The deposit books ${when}.`;
  return ` ${when} ${nights.length > 1 ? 'are' : 'is'} booked.`;
}

/** Who sent it and how long it takes. */
function offerLede(page: PageParts): string {
  const { contract, envelope, role, numbered } = page;
  const { client } = contract;
  const { signers, document, version, replaces } = envelope;
  const party = client.name && client.name !== signers.client.name ? ` for ${client.name}` : '';
  const sent =
    role === 'client'
      ? `${signers.artist.name} sent you this contract to sign${party}.`
      : `You sent this contract to ${signers.client.name}${party}.`;
  const length = `${count(numbered.clauses.length, 'clause')} on ${count(document.pages, 'page')}, about ${count(readingMinutes(page), 'minute')}.`;
  const account = role === 'client' ? ' You don’t need an account.' : '';
  const replaced = replaces === null ? '' : ` It is version ${version}, and replaces version ${replaces}.`;
  return `${sent}${replaced} ${length}${account}`;
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

/** What the reader is told first, by where the contract stands. */
export function headlineOf(page: PageParts): Headline {
  const stopped = (title: string, lede: string): Headline => ({
    ...{ title, lede, about: page.envelope.title, state: null },
  });
  const { contract, envelope, role, situation, zone } = page;
  const offer = offerWords(contract, role);
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
          words: `Version ${envelope.version}, signed on ${dayWords(dayAt(lastSignedAt(envelope) ?? page.now, zone))}.${otherNames(page)}`,
        },
      };
    case 'declined': {
      const { reason = 'other', words = '' } = envelope.declined ?? {};
      const why = `${DECLINE_REASONS[reason]}${words ? `: “${words}”` : '.'}`;
      return isClient
        ? stopped('You declined this contract', `${other} has your reason. ${why}`)
        : stopped(`${other} declined this contract`, why);
    }
    case 'edited':
      return isClient
        ? stopped(
            `${stage} is changing this contract`,
            'If they send a new version, you get a mail. This one can’t be signed now.',
          )
        : stopped(
            'You changed this contract',
            'This version can’t be signed now. Send the new one from Deckhand.',
          );
    case 'withdrawn':
      return isClient
        ? stopped(`${stage} took this contract back`, 'It can’t be signed now. You can ask why below.')
        : stopped(
            'You took this contract back',
            'It can’t be signed now. You can send it again from Deckhand.',
          );
    case 'deleted':
      return stopped(
        `${isClient ? stage : 'You'} deleted this contract`,
        'It can’t be signed now. This page shows what it said.',
      );
    case 'expired':
      return stopped(
        'The time to sign this contract is over',
        `It ended on ${lastDay(page)}. ${isClient ? `Ask ${stage} to send it again.` : 'You can send it again from Deckhand.'}`,
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
