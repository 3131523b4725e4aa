import type { Block } from '#core/paper/blocks.ts';
import type { Paper } from '#core/paper/paper.ts';
import { instantWords } from '#core/signing/instant-words.ts';
import type { Addendum } from '../addendum.ts';
import { contractPaper, framed } from './contract-paper.ts';
import { AGREEMENT, type ContractParts } from './contract-parts.ts';
import { headBlocks, partiesBlock } from './front-blocks.ts';
import { signingBlocks } from './signing-blocks.ts';
import { type Styles, stylesOn } from './styles.ts';

/** What it changes: one document, by its hash, and nothing else of it. */
function boundBlocks({ contract }: ContractParts, { original }: Addendum, styles: Styles): Block[] {
  const { version, sha256, signedAt } = original;
  const reference = contract.reference ? ` ${contract.reference}` : '';
  return [
    {
      kind: 'paragraph',
      text: [
        { text: 'This addendum changes the ' },
        { text: `${AGREEMENT}${reference}, version ${version}`, strong: true },
        {
          text: `, that the Artist and the Client have signed, last on ${instantWords(signedAt, contract.zone)}. It belongs to that document alone, whose SHA-256 is:`,
        },
      ],
      style: { ...styles.body, before: 14 },
    },
    { kind: 'paragraph', text: sha256, style: styles.small, isUnbroken: true },
  ];
}

const allElse = ({ body }: Styles): Block => ({
  kind: 'paragraph',
  text: 'All else stays as it was signed. Words mean here what they mean there.',
  style: { ...body, before: 10 },
});

function addendumPaper(parts: ContractParts, addendum: Addendum): Paper {
  const styles = stylesOn(parts.ground);
  const title = `Addendum ${addendum.number}`;
  return framed(parts, title, [
    { kind: 'section', title: 'Title', blocks: headBlocks(parts, styles, title) },
    { kind: 'section', title: 'Parties', blocks: [partiesBlock(parts, styles)] },
    {
      kind: 'section',
      title: 'What changes',
      blocks: [
        ...boundBlocks(parts, addendum, styles),
        { kind: 'heading', level: 2, text: 'What changes', style: styles.heading },
        { kind: 'list', marks: 'numbers', items: [...addendum.paragraphs], style: styles.body },
      ],
    },
    {
      kind: 'section',
      title: 'Signatures',
      // Where the text fills its page, nobody signs on a page that says nothing.
      blocks: [{ kind: 'together', blocks: [allElse(styles), ...signingBlocks(parts, styles)] }],
    },
  ]);
}

/** The document that both sides sign: a contract, or an addendum to one. */
export const signedPaper = (parts: ContractParts): Paper =>
  parts.addendum ? addendumPaper(parts, parts.addendum) : contractPaper(parts);
