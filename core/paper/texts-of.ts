import type { Block } from './blocks.ts';
import { textPieces } from './break-lines.ts';
import type { Paper } from './paper.ts';
import type { Text, TextStyle } from './text-style.ts';

/** A text of a paper, in the look that it is set in. */
interface StyledText {
  text: Text;
  style: TextStyle;
}

function textsOf(block: Block): StyledText[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [{ text: block.text, style: block.style }];
    case 'list':
      return ['•', '0123456789.', ...block.items].map((text) => ({ text, style: block.style }));
    case 'clauses':
      return block.clauses.flatMap(({ title, paragraphs }) => [
        { text: title, style: block.heading },
        { text: '0123456789. ', style: block.heading },
        ...['0123456789.', ...paragraphs].map((text) => ({ text, style: block.style })),
      ]);
    case 'table':
      return [
        ...block.columns.map(({ title = '' }) => ({ text: title, style: block.head })),
        ...block.rows.flatMap(({ cells, isTotal }) =>
          cells.map((text, index) => {
            const style = block.columns[index]?.style ?? block.style;
            return { text, style: isTotal ? { ...style, font: style.strong ?? style.font } : style };
          }),
        ),
      ];
    case 'chips':
      return block.items.map((text) => ({ text, style: block.style }));
    case 'columns':
      return block.columns.flatMap(({ blocks }) => blocks.flatMap(textsOf));
    case 'box':
    case 'together':
    case 'section':
      return block.blocks.flatMap(textsOf);
    default:
      return [];
  }
}

/** All of a paper that says something. */
type Said = Pick<Paper, 'blocks' | 'firstFoot' | 'header' | 'footer'>;

const everyText = ({ blocks, firstFoot = [], header, footer }: Said): StyledText[] => [
  ...[...blocks, ...firstFoot].flatMap(textsOf),
  ...[header, footer].flatMap((line) =>
    line
      ? [line.start ?? '', line.end ?? '', '0123456789 …'].map((text) => ({ text, style: line.style }))
      : [],
  ),
];

/** The font files that a paper is set in, each once. */
export const neededFiles = (paper: Paper): string[] => {
  const files = everyText(paper).flatMap(({ text, style }) =>
    textPieces(text, style).pieces.map(({ file }) => file),
  );
  return [...new Set(files)].filter(Boolean);
};

/** The characters of a paper that no face draws, each once; known before anything is made of it. */
export const missingCharacters = (paper: Said): string[] => [
  ...new Set(everyText(paper).flatMap(({ text, style }) => textPieces(text, style).missing)),
];
