import { strFromU8 } from 'fflate';
import { type PairedEntry, readableEntry } from './check-entries.ts';
import { type JsonPlace, jsonPlaceAt } from './json-path.ts';
import { isRecord } from './read-seal.ts';
import type { ChangedByte } from './seal-report.ts';

/** A file as it was sealed and as it is, which differ at this byte. */
export interface Change {
  was: Uint8Array;
  is: Uint8Array;
  offset: number;
}

type Words = Pick<ChangedByte, 'what' | 'text'>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Two instants as clocks in UTC show them, as far as they differ. */
function timesApart({ is, was }: { is: string; was: string }): { is: string; was: string } {
  if (!INSTANT.test(is) || !INSTANT.test(was)) return textsApart({ is, was });
  const from = is.slice(0, 10) === was.slice(0, 10) ? 11 : 0;
  const to = is.slice(0, 19) === was.slice(0, 19) ? 23 : 19;
  const words = (at: string): string => `${at.slice(from, to).replace('T', ' ')} UTC`;
  return { is: words(is), was: words(was) };
}

/** Characters of a long text that are shown on each side of what differs. */
const AROUND = 30;

/** Two texts where they differ. */
function textsApart({ is, was }: { is: string; was: string }): { is: string; was: string } {
  let first = 0;
  while (first < was.length && is[first] === was[first]) first += 1;
  const from = Math.max(0, first - AROUND);
  const to = first + AROUND;
  const part = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, to)}${text.length > to ? '…' : ''}`;
  return Math.max(is.length, was.length) > 3 * AROUND ? { is: part(is), was: part(was) } : { is, was };
}

/** What a value says, or its bytes as text where they say nothing any more. */
function valueText(bytes: Uint8Array): string {
  const text = strFromU8(bytes);
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replace(/^"|"$/g, '');
  }
}

const textsOf = ({ is, was }: Change, { start, end, isValue }: JsonPlace): ChangedByte['text'] =>
  isValue
    ? timesApart({ is: valueText(is.subarray(start, end)), was: valueText(was.subarray(start, end)) })
    : null;

const SIGNERS = {
  name: 'The name',
  email: 'The mail address',
  title: 'The title',
  role: 'The role',
} as const;
const FROM = { address: 'The network address', agent: 'The browser', zone: 'The time zone' } as const;
const SENT = {
  title: 'The title of the contract',
  note: 'The note to the client',
  expiresAt: 'The day until which it can be signed',
  eventAt: 'The day of the event',
} as const;

const wordsFor = (table: Readonly<Record<string, string>>, name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** What a value of an entry is, where there are words for it. @param whose `Camille Perrin’s signature` or `entry 3, Opened` */
function partWords(
  path: JsonPlace['path'],
  event: Record<string, unknown>,
  whose: string,
): string | undefined {
  const [first, second, third, fourth] = path;
  if (first === 'at') return `The time of ${whose}`;
  if (first === 'hash') return `The hash of ${whose}`;
  if (first === 'previous') return `The hash of the entry before ${whose}`;
  if (first === 'by' && second === 'name') return `The name in ${whose}`;
  if (first === 'from') {
    const part = wordsFor(FROM, second);
    return part && `${part} of ${whose}`;
  }
  if (first !== 'event') return undefined;
  if (second === 'signers' && typeof third === 'number' && Array.isArray(event.signers)) {
    const signer: unknown = event.signers[third];
    const part = wordsFor(SIGNERS, fourth);
    return part && isRecord(signer) ? `${part} of ${signer.name}` : undefined;
  }
  if (second === 'document' && third === 'sha256') return `The hash of the document in ${whose}`;
  if (event.type === 'sent') return wordsFor(SENT, second);
  if (event.type !== 'signed') return undefined;
  if (second === 'consent') return `What ${event.name} agreed to`;
  if (second === 'name') return `The name under ${whose}`;
  if (second === 'sha256') return `The hash of the document that ${event.name} signed`;
  if (second !== 'signature') return undefined;
  return third === 'kind' ? `The kind of ${whose}` : `The drawing of ${whose}`;
}

/** Of a byte in an entry. @param entry as it was sealed, with its place in the file */
export function entryByteWords(change: Change, entry: PairedEntry): Words {
  const { start, end, value, sealed } = entry;
  const [was, is] = [change.was, change.is].map((bytes) => bytes.subarray(start, end)) as [
    Uint8Array,
    Uint8Array,
  ];
  const offset = change.offset - start;
  const place = jsonPlaceAt(was, offset);
  const named = [`Entry ${(sealed ?? 0) + 1}`, readableEntry(value).what].filter(Boolean).join(', ');
  const event = isRecord(value?.event) ? value.event : {};
  const whose = event.type === 'signed' ? `${event.name}’s signature` : named.replace('Entry', 'entry');
  const part = partWords(place.path, event, whose) ?? `${named}: ${place.path.join('.')}`;
  return {
    what: place.isValue ? part : `The layout of ${whose}`,
    text: textsOf({ is, was, offset }, place),
  };
}

/** Of a byte in `seal.json`. */
export function sealByteWords(change: Change): Words {
  const place = jsonPlaceAt(change.was, change.offset);
  const [first, second, third] = place.path;
  const text = textsOf(change, place);
  if (!place.isValue) return { what: 'The layout of the seal', text };
  if (first === 'key') return { what: 'The name of the key', text };
  if (first === 'entries') return { what: `The hash of entry ${Number(second) + 1}`, text };
  if (first === 'blocks') return { what: `The hash of block ${Number(third) + 1} of ${second}`, text };
  if (first !== 'files') return { what: `The ${String(first)} in the seal`, text };
  const data: unknown = JSON.parse(strFromU8(change.was));
  const file: unknown = isRecord(data) && Array.isArray(data.files) ? data.files[Number(second)] : null;
  const name = isRecord(file) ? file.name : '';
  const part = wordsFor({ name: 'The name', size: 'The size', sha256: 'The hash' }, third) ?? 'A value';
  return { what: `${part} of ${name}`, text };
}
