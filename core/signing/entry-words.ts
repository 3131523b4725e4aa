import { count } from '#core/count-words.ts';
import { deviceName } from '#core/device-name.ts';
import { DECLINE_REASONS, type Entry, MAIL_KINDS, VOIDED } from './envelope.ts';
import { ANSWERS } from './proposal.ts';

/** An entry of a record as people read it. */
export interface EntryWords {
  what: string;
  who: string;
  /** Of what people typed, with its line feeds; or empty. */
  detail: string;
}

/** Where a mail went, without the name of the person there. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const device = (from: Entry['from']): string[] =>
  from ? [deviceName(from.agent), from.address].filter(Boolean) : [];

function wordsOf({ event, from, by }: Entry): {
  what: string;
  detail: readonly string[];
} {
  switch (event.type) {
    case 'sent': {
      const { version, document, addendum } = event;
      const to = addendum ? [`to contract SHA-256 ${addendum.original.sha256.slice(0, 8)}`] : [];
      return { what: 'Sent', detail: [`Version ${version}`, count(document.pages, 'page'), ...to] };
    }
    case 'mailed':
      return { what: 'Mail sent', detail: [MAIL_KINDS[event.kind], `to ${domainOf(event.to)}`] };
    case 'undelivered':
      return { what: 'Mail not delivered', detail: [MAIL_KINDS[event.kind], `to ${domainOf(event.to)}`] };
    case 'opened':
      return { what: 'Opened', detail: [`Version ${event.version}`, ...device(from)] };
    case 'signed': {
      const how = event.signature.kind === 'typed' ? 'typed' : 'drawn';
      const what = event.name === by.name ? 'Signed' : `Signed as ${event.name}`;
      return { what, detail: [`Version ${event.version}`, how, 'with consent', ...device(from)] };
    }
    case 'declined':
      return { what: 'Declined', detail: [DECLINE_REASONS[event.reason], event.words].filter(Boolean) };
    case 'commented':
      return { what: 'Comment', detail: [] };
    case 'proposed': {
      const { clause, title, after } = event.change;
      return { what: after ? 'Change proposed' : 'Asked to strike', detail: [`Clause ${clause}, ${title}`] };
    }
    case 'proposal-withdrawn':
      return { what: 'Proposal taken back', detail: [`Entry ${event.proposal}`] };
    case 'answered':
      return {
        what: 'Proposals answered',
        detail: event.answers.map(
          ({ proposal, kind }) => `Entry ${proposal}: ${ANSWERS[kind].toLowerCase()}`,
        ),
      };
    case 'signer-changed':
      return { what: 'Signer changed', detail: [`${event.signer.name} signs for the ${event.signer.role}`] };
    case 'voided':
      return { what: 'Void', detail: [`Version ${event.version}`, VOIDED[event.why]] };
    case 'expired':
      return { what: 'Expired', detail: [`Version ${event.version}`] };
    case 'completed':
      return {
        what: 'Signed PDF made',
        detail: [`SHA-256 ${event.document.sha256.slice(0, 8)}`, count(event.document.pages, 'page')],
      };
    case 'sealed':
      return { what: 'Sealed', detail: [`Key ${event.key}`, `SHA-256 ${event.sha256.slice(0, 8)}`] };
  }
}

/** An entry in words. */
export function entryWords(entry: Entry): EntryWords {
  const { what, detail } = wordsOf(entry);
  return { what, who: entry.by.name, detail: detail.join(', ') };
}
