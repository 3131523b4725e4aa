import { deviceName } from '#core/device-name.ts';
import type { Block, Row } from '#core/paper/blocks.ts';
import type { Paper } from '#core/paper/paper.ts';
import { type Entry, ROLES, type Role } from '#core/signing/envelope.ts';
import { type Envelope, envelopeOf, lastSignedAt, thingOf } from '#core/signing/envelope-state.ts';
import { instantWords } from '#core/signing/instant-words.ts';
import { SEAL_FILES } from '#core/signing/seal/seal.ts';
import { shortHash } from '#core/signing/short-hash.ts';
import { entriesBlocks } from './audit-entries.ts';
import { framed } from './contract-paper.ts';
import type { ContractParts } from './contract-parts.ts';
import { headBlocks } from './front-blocks.ts';
import { asRecorded, recordedLines } from './recorded-text.ts';
import { type Styles, stylesOn, tableLook } from './styles.ts';

/** Where a copy is checked: an address of the web, in full. */
export interface AuditOptions {
  checkAt: string;
}

/** What an audit page is printed from. */
interface Audit extends AuditOptions {
  parts: ContractParts;
  /** From what was sent first to what completed it. */
  entries: readonly Entry[];
  envelope: Envelope;
  styles: Styles;
}

const SIDES = { artist: 'Artist', client: 'Client' } as const;

/** Each document that was sent, and the one that came of it, by their hashes. */
function documentBlocks({ parts, entries, envelope, styles }: Audit): Block[] {
  const { title, id, version, sentAt, document, completed, addendum } = envelope;
  const signedAt = lastSignedAt(envelope);
  const row = (words: string, pages: number | null, sha256: string): Row => ({
    cells: [words, pages === null ? '' : `${pages}`, sha256],
  });
  const earlier = entries
    .flatMap(({ event }) => (event.type === 'sent' ? event : []))
    .slice(0, -1)
    .map((sent) => row(`Version ${sent.version}, replaced`, sent.document.pages, sent.document.sha256));
  // Sixty-four of the widest digit fit on one line.
  const small = { ...styles.row, size: 7.2 };
  return [
    { kind: 'paragraph', text: asRecorded(title), style: styles.name },
    {
      kind: 'paragraph',
      text: [
        `Envelope ${id}, version ${version}`,
        ...(addendum ? [`Changes the contract of envelope ${addendum.original.envelope}`] : []),
        `Sent on ${instantWords(sentAt, '')}`,
        ...(signedAt ? [`Signed by both sides on ${instantWords(signedAt, '')}`] : []),
      ].join('\n'),
      style: { ...styles.row, after: 8 },
    },
    {
      ...tableLook(parts.ground, { ...styles, row: small }),
      padding: 4,
      columns: [
        { title: 'Document', share: 130, isRowHead: true },
        { title: 'Pages', share: 38 },
        { title: 'SHA-256', share: 315 },
      ],
      rows: [
        ...(addendum
          ? [row(`Contract, version ${addendum.original.version}, signed`, null, addendum.original.sha256)]
          : []),
        ...earlier,
        row(`Version ${version}, as sent`, document.pages, document.sha256),
        ...(completed
          ? [row(`Version ${version}, with both signatures`, completed.pages, completed.sha256)]
          : []),
      ],
    },
  ];
}

/** What is recorded of a signature, by its name in the table, each a line or two. */
function factsOf(
  role: Role,
  { parts: { contract }, entries, envelope }: Audit,
): Record<string, readonly string[]> {
  const { artist, client } = contract;
  const { name, title, email, signed, openedAt } = envelope.signers[role];
  const { zone = '', address = '', agent = '' } = signed?.from ?? {};
  const number = entries.findLast(({ event }) => event.type === 'signed' && event.role === role)?.seq;
  const how = signed && { typed: 'Name typed', drawn: 'Drawn by hand' }[signed.signature.kind];
  return {
    Party: [role === 'artist' ? artist.name || artist.stageName : client.name],
    'Signed by': signed && signed.name !== name ? [signed.name, `Asked: ${name}`] : [name],
    Capacity: [title],
    'E-mail': [email],
    Opened: openedAt ? [instantWords(openedAt, zone)] : [],
    Signed: signed ? [instantWords(signed.at, zone)] : [],
    'Clock set to': [zone.replaceAll('_', ' ')],
    How: how ? [`${how}, entry ${number} below`] : [],
    Document: signed ? [`Version ${signed.version}, SHA-256 ${shortHash(signed.sha256)}`] : [],
    'Network address': [address],
    Device: signed?.from ? [deviceName(agent), agent] : [],
  };
}

function signersBlocks(audit: Audit): Block[] {
  const { parts, styles } = audit;
  const [artist, client] = [factsOf('artist', audit), factsOf('client', audit)];
  const small = { ...styles.row, size: 8 };
  return [
    { kind: 'heading', level: 2, text: 'Who signed', style: styles.heading },
    {
      ...tableLook(parts.ground, { ...styles, row: small }),
      padding: 4,
      columns: [
        { title: 'Signed for', share: 95, isRowHead: true, style: { ...small, colour: parts.ground.quiet } },
        { title: 'Artist', share: 194 },
        { title: 'Client', share: 194 },
      ],
      rows: Object.keys(artist)
        .map((fact) => [fact, recordedLines(artist[fact]), recordedLines(client[fact])])
        .filter(([, ...values]) => values.some(Boolean))
        .map((cells) => ({ cells: cells.map((cell) => cell || '–') })),
    },
  ];
}

/** What the sides agreed to, word for word: once where both agreed to the same. */
function consentBlocks({ envelope, styles }: Audit): Block[] {
  const consents = ROLES.flatMap((role) => envelope.signers[role].signed?.consent ?? []);
  return [...new Set(consents)].flatMap((consent): Block[] => {
    const roles = ROLES.filter((role) => envelope.signers[role].signed?.consent === consent);
    const who = roles.map((role) => SIDES[role]).join(' and ');
    return [
      {
        kind: 'together',
        blocks: [
          { kind: 'paragraph', text: `Agreed to by ${who}`, style: { ...styles.label, before: 10 } },
          { kind: 'paragraph', tag: 'BlockQuote', text: `“${asRecorded(consent)}”`, style: styles.body },
        ],
      },
    ];
  });
}

/** What holds the record together, how to check it, and what it leaves open. */
function proofBlocks({ entries, envelope, styles, checkAt }: Audit): Block[] {
  const thing = thingOf(envelope);
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: 'How to check this', style: styles.heading },
        {
          kind: 'paragraph',
          text: 'Each entry carries the SHA-256 of the entry before it, so a change in one shows in all that follow. The table has the first eight digits of each. The last one in full:',
          style: styles.body,
        },
        { kind: 'paragraph', text: entries.at(-1)?.hash ?? '', style: styles.row },
        {
          kind: 'paragraph',
          text: [
            {
              text: `Deckhand sealed this page together with the signed ${thing} and the whole record, ${SEAL_FILES.entries}. To see if anything in a sealed copy has changed since, check it at `,
            },
            { text: checkAt, link: checkAt },
            { text: '.' },
          ],
          style: { ...styles.body, before: 6 },
        },
      ],
    },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: 'What this doesn’t prove', style: styles.heading },
        {
          kind: 'list',
          marks: 'bullets',
          style: styles.body,
          items: [
            'Who held the device. Each side signed on a link of its own, and anyone who has that link can sign.',
            'That a mail was read. “Mail sent” means that the mail service accepted it.',
            'Where somebody was. Network addresses, browsers and time zones are recorded as they reached Deckhand. Times come from Deckhand’s clock.',
          ],
        },
        { kind: 'paragraph', text: 'This page isn’t legal advice.', style: { ...styles.small, before: 8 } },
      ],
    },
  ];
}

/**
 * The audit page of a contract, or of an addendum, that both sides have signed: who signed what, when and from where, and
 * everything that happened up to then. What came later is not on it.
 * @param entries the record
 * @throws where nothing was completed
 */
export function auditPaper(parts: ContractParts, entries: readonly Entry[], options: AuditOptions): Paper {
  const end = entries.findIndex(({ event }) => event.type === 'completed');
  if (end < 0) throw new Error('Only what both sides have signed has an audit page');
  const record = entries.slice(0, end + 1);
  const envelope = envelopeOf(record);
  const { addendum, id, last } = envelope;
  const dated: ContractParts = { ...parts, madeAt: new Date(last.at) };
  const styles = stylesOn(parts.ground);
  const audit: Audit = { ...options, parts: dated, entries: record, envelope, styles };
  const what = addendum ? `Audit page, addendum ${addendum.number}` : 'Audit page';
  return {
    ...framed(
      dated,
      what,
      [
        { kind: 'section', title: 'Title', blocks: headBlocks(dated, styles, what) },
        { kind: 'section', title: 'Document', blocks: documentBlocks(audit) },
        { kind: 'section', title: 'Signers', blocks: [...signersBlocks(audit), ...consentBlocks(audit)] },
        { kind: 'section', title: 'Events', blocks: entriesBlocks(record, parts.ground, styles) },
        { kind: 'section', title: 'Proof', blocks: proofBlocks(audit) },
      ],
      `Envelope ${id}`,
    ),
    title: `Audit page: ${envelope.title}`,
    subject: `How ${addendum ? 'an addendum to ' : ''}a contract for a DJ performance was signed`,
  };
}
