import type { Block, Row } from '#core/paper/blocks.ts';
import type { Paper } from '#core/paper/paper.ts';
import { hasClause } from '../clauses/clause-events.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import { filledInlines } from '../clauses/fill-text.ts';
import { BLANK } from '../figures.ts';
import { AGREEMENT, type ContractParts } from './contract-parts.ts';
import { feeBlocks } from './fee-table.ts';
import { eventBlocks, headBlocks, partiesBlock } from './front-blocks.ts';
import { pageMark, signingBlocks } from './signing-blocks.ts';
import { type Styles, stylesOn, tableLook } from './styles.ts';

/** Points. */
const SIDE = 56;
const BAR = 5;
const MARGINS = { top: 48, right: SIDE, bottom: 56, left: SIDE } as const;

function clausesBlocks({ contract, ground }: ContractParts, styles: Styles): Block[] {
  const { clauses, figures } = clausesOf(contract);
  return [
    {
      kind: 'paragraph',
      text: [
        { text: 'The Artist and the Client agree to what is stated above, and to these terms. Words in ' },
        { text: 'bold', strong: true },
        { text: ' are defined where they are first used.' },
      ],
      style: { ...styles.body, before: 12, after: 2 },
    },
    {
      kind: 'clauses',
      clauses: clauses.map(({ title, paragraphs }) => ({
        title,
        paragraphs: paragraphs.map((text) => filledInlines(text, figures)),
      })),
      heading: styles.clause,
      style: styles.body,
      number: ground.accentText,
    },
  ];
}

/** Rows to be written by hand where nothing is listed. */
const EMPTY_ROWS: Row[] = Array.from({ length: 3 }, () => ({ cells: [BLANK, BLANK, BLANK] }));

function scheduleBlocks({ contract, ground }: ContractParts, styles: Styles): Block[] {
  const { rider, hospitality } = contract;
  const schedule = (text: string): Block => ({ kind: 'heading', level: 2, text, style: styles.heading });
  return [
    ...(hasClause(contract, 'technical-rider')
      ? [
          schedule('Schedule A: technical rider'),
          {
            ...tableLook(ground, styles),
            columns: [
              { title: 'For', share: 24, isRowHead: true },
              { title: 'Provided by the Client', share: 44 },
              { title: 'Accepted instead', share: 32 },
            ],
            rows:
              rider.length > 0
                ? rider.map(({ what, need, or }) => ({ cells: [what, need, or] }))
                : EMPTY_ROWS,
          },
        ]
      : []),
    ...(hasClause(contract, 'hospitality')
      ? [
          {
            kind: 'together',
            blocks: [
              schedule('Schedule B: hospitality'),
              {
                ...({ kind: 'list', marks: 'bullets', style: styles.body } as const),
                items: hospitality.lines.length > 0 ? hospitality.lines : [BLANK, BLANK],
              },
            ],
          } as const,
        ]
      : []),
  ];
}

/**
 * A document on the paper of a contract, with the bar of the brand and the foot on each page.
 * @param mark stands in the foot, before the number of the page
 */
export function framed(
  parts: ContractParts,
  what: string,
  blocks: readonly Block[],
  mark = pageMark(parts),
): Paper {
  const { contract, ground, madeAt } = parts;
  const { artist, client, reference, look } = contract;
  const styles = stylesOn(ground);
  return {
    title: [what, reference, artist.stageName, client.name].filter(Boolean).join(' – '),
    author: artist.name || artist.stageName,
    subject: parts.addendum
      ? 'Addendum to a contract for a DJ performance'
      : 'Contract for a DJ performance. Made from a template, not legal advice',
    language: 'en',
    size: look.size,
    margins: MARGINS,
    blocks: [
      // A bar in the brand's colour at the edge of the paper.
      { kind: 'box', blocks: [], isBleeding: true, leastHeight: BAR, ground: ground.accent },
      { kind: 'space', height: MARGINS.top - BAR },
      ...blocks,
    ],
    footer: {
      start: [artist.stageName, what, reference].filter(Boolean).join(' · '),
      end: [mark, 'Page {page} of {pages}'].filter(Boolean).join('      '),
      style: styles.small,
      rule: ground.line,
    },
    madeAt,
  };
}

/** A contract as it is printed: on an A4 or Letter sheet, with its signatures or with room to sign. */
export function contractPaper(parts: ContractParts): Paper {
  const styles = stylesOn(parts.ground);
  return framed(parts, AGREEMENT, [
    { kind: 'section', title: 'Title', blocks: headBlocks(parts, styles, AGREEMENT) },
    { kind: 'section', title: 'Parties', blocks: [partiesBlock(parts, styles)] },
    { kind: 'section', title: 'Event', blocks: eventBlocks(parts, styles) },
    { kind: 'section', title: 'Fee', blocks: feeBlocks(parts, styles) },
    { kind: 'section', title: 'Terms', blocks: clausesBlocks(parts, styles) },
    { kind: 'section', title: 'Signatures', blocks: signingBlocks(parts, styles) },
    { kind: 'section', title: 'Schedules', blocks: scheduleBlocks(parts, styles) },
  ]);
}
