import { deviceName } from '../device-name.ts';
import { DECLINE_REASONS, type Entry, MAIL_KINDS, VOIDED } from './envelope.ts';

/** How an entry reads: what happened, who did it, and more about it. */
export interface EntryWords {
  what: string;
  who: string;
  detail: string;
}

const origin = ({ from }: Entry): string =>
  from ? [from.address, deviceName(from.agent)].filter(Boolean).join(', ') : '';

function said(entry: Entry): Omit<EntryWords, 'who'> {
  const { event } = entry;
  switch (event.type) {
    case 'sent':
      return { what: 'Sent', detail: `Version ${event.version}` };
    case 'mailed':
      return { what: 'Mail sent', detail: `${MAIL_KINDS[event.kind]}, ${event.to}` };
    case 'opened':
      return { what: 'Opened', detail: origin(entry) };
    case 'signed': {
      const how = event.signature.kind === 'typed' ? 'Typed' : 'Drawn';
      return { what: 'Signed', detail: [`${how}, with consent`, origin(entry)].filter(Boolean).join(', ') };
    }
    case 'declined':
      return { what: 'Declined', detail: DECLINE_REASONS[event.reason] };
    case 'commented':
      return { what: 'Commented', detail: '' };
    case 'signer-changed':
      return { what: 'Signer changed', detail: `${event.signer.name}, ${event.signer.email}` };
    case 'voided':
      return { what: 'Void', detail: `Version ${event.version}: ${VOIDED[event.why].toLowerCase()}` };
    case 'expired':
      return { what: 'Expired', detail: `Version ${event.version}` };
    case 'completed':
      return { what: 'Completed', detail: `Version ${event.version}, signed by both` };
  }
}

/** How an entry of a record reads. */
export const entryWords = (entry: Entry): EntryWords => ({ ...said(entry), who: entry.by.name });
