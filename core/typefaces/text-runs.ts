import { inVisualOrder, levelsOf, mirrored } from './bidi.ts';
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

/** A part of a text that one file draws: a letter, or a word whose letters join. */
export interface Piece<Face extends FaceId = FaceId> {
  font: Face;
  file: string;
  text: string;
}

const HAN = /\p{Script=Han}/u;

/**
 * Finds the file for each part of a text: of the faces, the first one that has the glyph. Characters that none of them
 * has are left out of the pieces and named instead, each once.
 * @param hanFonts asked for Han characters in place of the others
 */
export function piecesOf<Face extends FaceId>(
  text: string,
  fonts: readonly [Face, ...Face[]],
  hanFonts: readonly Face[] = fonts,
): { pieces: Piece<Face>[]; missing: string[] } {
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
  return { pieces, missing: [...new Set(missing)] };
}

/** Cuts a line into runs, from left to right as they stand, with the characters that no face has. */
export function textRuns<Face extends FaceId>(
  text: string,
  fonts: readonly [Face, ...Face[]],
  hanFonts: readonly Face[] = fonts,
): { runs: TextRun<Face>[]; missing: string[] } {
  const { pieces, missing } = piecesOf(text, fonts, hanFonts);
  const levels = levelsOf(pieces.flatMap((piece) => [...piece.text]));
  let at = 0;
  const levelled = pieces.map((piece) => {
    const from = at;
    at += [...piece.text].length;
    return { ...piece, levels: levels.slice(from, at) };
  });
  return { runs: runsOfPieces(levelled).map(({ piece: _, ...run }) => run), missing };
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

/** A piece with the level of each of its characters. */
interface LevelledPiece extends Piece {
  levels: readonly number[];
}

/**
 * Pieces of one file and direction that follow each other become one run; marks without their letter do not.
 * @param isOne whether two neighbours may stand in one run
 */
export function runsOfPieces<Each extends LevelledPiece>(
  pieces: readonly Each[],
  isOne: (one: Each, other: Each) => boolean = () => true,
): (TextRun<Each['font']> & { piece: Each })[] {
  const runs: (Omit<TextRun<Each['font']>, 'text'> & { piece: Each })[] = [];
  for (const piece of pieces)
    for (const [index, character] of [...piece.text].entries()) {
      const { font, file, text } = piece;
      const level = piece.levels[index] ?? 0;
      const open = runs.at(-1);
      const isSame = open?.file === file && open.level === level && isOne(open.piece, piece);
      if (isSame && !isLooseMark(open.asRead) && !isLooseMark(text)) open.asRead += character;
      else runs.push({ font, file, level, order: runs.length, asRead: character, piece });
    }
  return inVisualOrder(runs).map((run) => ({ ...run, text: forShaper(run.asRead, run.level) }));
}

const RUNS_LEFT_BY_ITSELF = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The shaper turns Hebrew and Arabic round by itself, even their figures; other text it leaves as it is. */
function forShaper(text: string, level: number): string {
  const isLeftwards = level % 2 === 1;
  const ordered = marksInShapingOrder(isLeftwards ? [...text].map(mirrored).join('') : text);
  return isLeftwards === RUNS_LEFT_BY_ITSELF.test(text) ? ordered : clustersOf(ordered).toReversed().join('');
}
