import { count } from '#core/count-words.ts';
import type { ChangedByte, CheckedEntry, CheckedFile } from '#core/signing/seal/seal-report.ts';
import { bytesWords } from '#core/size-words.ts';
import { type CheckedCopy, isVouchedFor } from './checked-copy.ts';
import { signersInOrder, utcMomentOf } from './contract-facts.ts';
import { entriesWords, STATE_WORDS } from './entries-words.ts';
import { byteWords } from './hex-rows.ts';

/** Text of others on one line of its own, so that it can’t pass for a line of the report. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const itemLines = ([first, ...others]: readonly string[]): string[] => [
  `  ${oneLine(first ?? '')}`,
  ...others.map((line) => `    ${oneLine(line)}`),
];

/** @param items each a line, with others that belong to it */
const section = (title: string, items: readonly (string | readonly string[])[]): string[] =>
  items.length > 0 ? ['', title, ...items.flatMap((item) => itemLines([item].flat()))] : [];

function byteLine({ file, offset, entry, is, was, what, text }: ChangedByte): string {
  const where = [file ?? 'the ZIP itself', `byte ${offset}`, entry === null ? '' : `entry ${entry}`];
  const values = text ? ` It says ${text.is}, the sealed copy said ${text.was}.` : '';
  return `${where.filter(Boolean).join(', ')}: is ${byteWords(is)}, was ${byteWords(was)}. ${what}.${values}`;
}

const entryLine = ({ seq, what, who, at, state }: CheckedEntry): string =>
  [`${seq}. ${what || '?'}`, who, at && utcMomentOf(at), STATE_WORDS[state]].filter(Boolean).join(', ');

/** `events.json, 4,242 bytes: 3 bytes changed` */
function fileLines({ name, size, sha256, words }: CheckedFile): string[] {
  const named = size === null ? name : `${name}, ${count(size, 'byte')}`;
  const isNumber = /^[\d,]+ bytes?$/.test(words);
  return [`${named}: ${words}${isNumber ? ' changed' : ''}`, ...(sha256 ? [`SHA-256 ${sha256}`] : [])];
}

/** What was found in a copy, to be kept or sent on as plain text. */
export function reportText({ name, size, report }: CheckedCopy, now: Date): string {
  const { key, contract, headline, detail, advice, checks, bytes, entries, files } = report;
  const sample = key?.is === 'sample' ? ['This is Deckhand’s sample. It proves nothing.', ''] : [];
  const facts = contract
    ? [
        contract.title,
        `Version ${contract.version}, record ${contract.envelope}`,
        ...signersInOrder(contract).map(
          ({ name, role, at, how }) => `Signed by ${name} (${role}), ${utcMomentOf(at)}, ${how}`,
        ),
      ]
    : [];
  const lines = [
    'Check of a sealed copy',
    '',
    ...sample,
    `Copy:    ${oneLine(name)}, ${bytesWords(size)}`,
    `Checked: ${utcMomentOf(now.toISOString())}, in a browser, without uploading it`,
    `Key:     ${key ? oneLine(key.id) : 'none named'}`,
    '',
    headline,
    ...[detail, advice && `What to do: ${advice}`].filter(Boolean).map(oneLine),
    ...section(isVouchedFor(report) ? 'Contract' : 'Contract, as the file says itself', facts),
    ...section(
      'Checks',
      checks.map(({ isRight, title, detail }) => `${isRight ? '[ok]' : '[!!]'} ${title}. ${detail}`),
    ),
    ...section('Changed bytes', bytes.map(byteLine)),
    ...section('Entries', entries.map(entryLine)),
    ...(entries.length > 0 ? [`  ${entriesWords(entries)}`] : []),
    ...section('Files', files.map(fileLines)),
    '',
    'A seal says what was signed and recorded, in which order and when, and that nothing changed since.',
    'It says nothing about who held the phone, or whether a clause holds in court. This isn’t legal advice.',
  ];
  return `${lines.join('\n')}\n`;
}

/** What the report is called where it is saved. */
export const reportName = (name: string): string =>
  `${name.replace(/\.zip$/i, '').replaceAll(/[^\p{L}\p{N}._ -]/gu, '-')}-report.txt`;
