import { layOut } from '#core/paper/lay-out.ts';
import type { Item, LaidOut, Part } from '#core/paper/page.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import type { Entry } from '#core/signing/envelope.ts';
import { auditPaper } from '#core/tools/contract-generator/paper/audit-paper.ts';
import type { ContractParts } from '#core/tools/contract-generator/paper/contract-parts.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { contractParts, LYON } from './contracts.ts';
import {
  answered,
  commented,
  completed,
  type Happened,
  mailed,
  opened,
  proposed,
  sent,
  signed,
} from './signing-pages.ts';

export const CHECK_AT = 'https://deckhand.example/verify';

/** The version that is signed in the end. */
export const SECOND = { version: 2, sha256: 'c4d9'.repeat(16) };

/** A contract of which the client wanted a clause in other words, and got it. */
export const NEGOTIATED: readonly Happened[] = [
  sent({ note: 'Looking forward to it. Load-in is at the back.' }),
  mailed('client', 'invitation'),
  opened('client'),
  commented('client', 'Is the hotel within walking distance of the venue?'),
  proposed(
    { after: ['The Client may post clips of up to 60 seconds.'] },
    { why: 'Our sponsor gets one clip per act.' },
  ),
  mailed('artist', 'proposed'),
  answered(5, 'accepted', { words: 'Fine with me.' }),
  sent(SECOND),
  mailed('client', 'answered'),
  opened('client', 2),
  signed('client', SECOND),
  mailed('artist', 'turn', 'undelivered'),
  opened('artist', 2),
  signed('artist', SECOND),
  completed,
];

/** The audit page of a record with the fonts that it needs, laid out. */
export function laidOutAudit(entries: readonly Entry[], parts: ContractParts = contractParts(LYON)) {
  const paper = auditPaper(parts, entries, { checkAt: CHECK_AT });
  const files = readLogoFonts(neededFiles(paper));
  return { paper, files, laidOut: layOut(paper, files) };
}

const isPart = (kid: Part | Item): kid is Part => 'tag' in kid;
const partsOf = (part: Part, tag: Part['tag']): Part[] => [
  ...(part.tag === tag ? [part] : []),
  ...part.kids.flatMap((kid) => (isPart(kid) ? partsOf(kid, tag) : [])),
];
const runsIn = (part: Part): string[] =>
  part.kids.flatMap((kid) => {
    if (isPart(kid)) return runsIn(kid);
    return kid.kind === 'text' ? [kid.asRead.trim()] : [];
  });

/** What is read in a part: each run of letters of one face, and each line. */
export const readIn = (part: Part): string => runsIn(part).join(' ');

/** The tables of a document, row by row and cell by cell. */
export const tablesIn = ({ root }: LaidOut): string[][][] =>
  partsOf(root, 'Table').map((table) =>
    partsOf(table, 'TR').map(({ kids }) => kids.filter(isPart).map(readIn)),
  );
