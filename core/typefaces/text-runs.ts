import { inVisualOrder, levelsOf, mirrored, type ParagraphLevel } from './bidi.ts';
import { clustersOf, indivisibleParts, isLooseMark } from './clusters.ts';
import { fileFor } from './coverage.ts';
import { FACES, type FaceId } from './font-catalogue.ts';
import { marksInShapingOrder } from './mark-order.ts';

/** A piece of a line that one font file draws. */
export interface TextRun<Face extends FaceId = FaceId> {
  font: Face;
  file: string;
  /** In the order that the shaper expects. */
  text: string;
  /** The characters in the order in which they are read. */
  asRead: string;
  /** Odd where the text runs from right to left. */
  level: number;
  /** Its place among the runs of the line as they are read, from 0. */
  order: number;
}

interface Piece<Face extends FaceId> {
  font: Face;
  file: string;
  text: string;
}

const HAN = /\p{Script=Han}/u;

/**
 * Cuts a line into runs, from left to right as they stand: of the faces, the first one that has the glyph. Characters
 * that none of them has are left out of the runs and named instead, each once.
 * @param hanFonts asked for Han characters in place of the others
 * @param base the direction of the paragraph that the line is a part of; by default that of its first letter
 */
export function textRuns<Face extends FaceId>(
  text: string,
  fonts: readonly [Face, ...Face[]],
  { hanFonts = fonts, base }: { hanFonts?: readonly Face[]; base?: ParagraphLevel } = {},
): { runs: TextRun<Face>[]; missing: string[] } {
  const missing: string[] = [];
  const pieces: Piece<Face>[] = [];
  const assign = (part: string): void => {
    const before = pieces.at(-1);
    const candidates =
      part === ' ' ? [before?.font ?? fonts[0], ...fonts] : HAN.test(part) ? hanFonts : fonts;
    const piece = part === ' ' && before && hasSpace(before) ? before : firstToDraw(part, candidates);
    const smaller = piece ? [] : smallerParts(part);
    if (piece) pieces.push({ ...piece, text: part });
    else if (smaller.length > 1) for (const each of smaller) assign(each);
    else missing.push(part);
  };
  for (const part of indivisibleParts(text)) assign(part);
  const runs = inVisualOrder(joinedRuns(pieces, base));
  return {
    runs: runs.map((run) => ({ ...run, text: forShaper(run.asRead, run.level) })),
    missing: [...new Set(missing)],
  };
}

function firstToDraw<Face extends FaceId>(part: string, fonts: readonly Face[]): Piece<Face> | null {
  for (const font of fonts) {
    const file = fileFor(font, part);
    if (file) return { font, file, text: part };
  }
  return null;
}

/** The letters of a word, the characters of a letter. */
const smallerParts = (part: string): string[] => {
  const letters = clustersOf(part);
  return letters.length > 1 ? letters : [...part];
};

/** The numbered slices of the large faces may have none. */
const hasSpace = ({ file, font }: Piece<FaceId>): boolean =>
  !/^\d/.test(file.slice(FACES[font].family.length + 1));

/** Pieces of one file and direction that follow each other become one run; marks without their letter do not. */
function joinedRuns<Face extends FaceId>(
  pieces: readonly Piece<Face>[],
  base: ParagraphLevel | undefined,
): Omit<TextRun<Face>, 'text'>[] {
  const levels = levelsOf(
    pieces.flatMap(({ text }) => [...text]),
    base,
  );
  const runs: Omit<TextRun<Face>, 'text'>[] = [];
  let position = 0;
  for (const { text, font, file } of pieces)
    for (const character of text) {
      const level = levels[position++] ?? 0;
      const open = runs.at(-1);
      const isSame = open?.file === file && open.level === level;
      if (isSame && !isLooseMark(open.asRead) && !isLooseMark(text)) open.asRead += character;
      else runs.push({ font, file, level, order: runs.length, asRead: character });
    }
  return runs;
}

const RUNS_LEFT_BY_ITSELF = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The shaper turns Hebrew and Arabic round by itself, even their figures; other text it leaves as it is. */
function forShaper(text: string, level: number): string {
  const isLeftwards = level % 2 === 1;
  const ordered = marksInShapingOrder(isLeftwards ? [...text].map(mirrored).join('') : text);
  return isLeftwards === RUNS_LEFT_BY_ITSELF.test(text) ? ordered : clustersOf(ordered).toReversed().join('');
}
