import type { Ground } from '#core/colour/ground.ts';
import { count, listed } from '#core/count-words.ts';
import { deviceName } from '#core/device-name.ts';
import type { Block, Row } from '#core/paper/blocks.ts';
import { entryWords } from '#core/signing/entry-words.ts';
import { DECLINE_REASONS, type Entry, MAIL_KINDS, VOIDED } from '#core/signing/envelope.ts';
import { ANSWERS, type AnswerKind, type GivenAnswer } from '#core/signing/proposal.ts';
import { shortHash } from '#core/signing/short-hash.ts';
import { asRecorded, excerpt, recordedLines } from './recorded-text.ts';
import { type Styles, tableLook } from './styles.ts';

/** `2026-11-03 13:02:31`, of an ISO instant. */
const utcWords = (at: string): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** `Accepted: entries 5 and 7`, for each kind of answer. */
const answerWords = (answers: readonly GivenAnswer[]): string[] =>
  (Object.keys(ANSWERS) as AnswerKind[]).flatMap((kind) => {
    const numbers = answers.filter((each) => each.kind === kind).map(({ proposal }) => `${proposal}`);
    if (numbers.length === 0) return [];
    return `${ANSWERS[kind]}: ${numbers.length === 1 ? 'entry' : 'entries'} ${listed(numbers)}`;
  });

/** What there is to know of an entry, in full where its page on the web says less. */
function detailsOf({ event }: Entry): string[] {
  switch (event.type) {
    case 'sent': {
      const { version, document, expiresAt, addendum, note } = event;
      return [
        `Version ${version}, ${count(document.pages, 'page')}, SHA-256 ${shortHash(document.sha256)}`,
        ...(addendum ? [`Changes the contract with SHA-256 ${shortHash(addendum.original.sha256)}`] : []),
        `Can be signed until ${utcWords(expiresAt)} UTC`,
        ...(note ? [`Note: ${excerpt(note)}`] : []),
      ];
    }
    case 'mailed':
    case 'undelivered':
      return [`${MAIL_KINDS[event.kind]}, to ${event.to}`];
    case 'signed': {
      const how = event.signature.kind === 'typed' ? 'name typed' : 'drawn by hand';
      return [`Version ${event.version}, SHA-256 ${shortHash(event.sha256)}, ${how}, with consent`];
    }
    case 'declined':
      return [
        `Version ${event.version}. ${DECLINE_REASONS[event.reason]}`,
        ...(event.words ? [excerpt(event.words)] : []),
      ];
    case 'commented':
      return [excerpt(event.words)];
    case 'proposed': {
      const { clause, title, after } = event.change;
      return [
        `Clause ${clause} of version ${event.version}, ${title}`,
        ...(after ? [`New words: ${excerpt(after.join(' '))}`] : []),
        ...(event.why ? [`Reason: ${excerpt(event.why)}`] : []),
      ];
    }
    case 'proposal-withdrawn':
      return [`Entry ${event.proposal}`];
    case 'answered':
      return answerWords(event.answers);
    case 'signer-changed': {
      const { role, name, title, email } = event.signer;
      return [`Now signs for the ${role}: ${[name, title, email].filter(Boolean).join(', ')}`];
    }
    case 'voided':
      return [`Version ${event.version}. ${VOIDED[event.why]}`];
    case 'opened':
    case 'expired':
      return [`Version ${event.version}`];
    case 'completed': {
      const { pages, sha256 } = event.document;
      return [`${count(pages, 'page')}, SHA-256 ${shortHash(sha256)}`];
    }
    case 'sealed':
      return [`With the key ${event.key}, SHA-256 ${shortHash(event.sha256)}`];
  }
}

const ACTORS = { artist: 'Artist: ', client: 'Client: ', deckhand: '' } as const;

/** Who did it, and from where. Begins in our words, so that it runs as they do whatever the name is. */
const whoOf = ({ by, from }: Entry): string[] => [
  `${ACTORS[by.role]}${by.name}`,
  ...(from ? [[deviceName(from.agent), from.address, from.zone].filter(Boolean).join(', ')] : []),
];

const rowOf = (entry: Entry): Row => ({
  cells: [
    `${entry.seq}`,
    utcWords(entry.at).replace(' ', '\n'),
    [
      { text: asRecorded(entryWords(entry).what), strong: true },
      { text: `\n${recordedLines(detailsOf(entry))}` },
    ],
    recordedLines(whoOf(entry)),
    entry.hash.slice(0, 8),
  ],
});

/** Every entry of a record. */
export function entriesBlocks(entries: readonly Entry[], ground: Ground, styles: Styles): Block[] {
  const small = { ...styles.row, size: 7.6 };
  return [
    { kind: 'heading', level: 2, text: 'What happened', style: styles.heading },
    {
      ...tableLook(ground, { ...styles, row: small }),
      padding: 4,
      columns: [
        { title: 'No.', share: 26, isRowHead: true },
        { title: 'Time (UTC)', share: 56 },
        { title: 'What', share: 218 },
        { title: 'Who, and from where', share: 134 },
        { title: 'Hash', share: 49, style: { ...small, colour: ground.quiet } },
      ],
      rows: entries.map(rowOf),
    },
  ];
}
