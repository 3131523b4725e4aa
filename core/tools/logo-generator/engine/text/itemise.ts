import { fileFor, isChinese } from '../coverage.ts';
import { UnsupportedScriptError } from '../errors.ts';
import { CHINESE_FACE, fallbacksFor } from '../fallback-fonts.ts';
import { FONTS, type FontId } from '../font-catalogue.ts';
import { inVisualOrder, levelsOf, mirrored } from './bidi.ts';
import { clustersOf, indivisibleParts } from './clusters.ts';
import { isLooseMark } from './loose-marks.ts';
import { marksInShapingOrder } from './mark-order.ts';

/** A piece of a line that one font file draws. */
export interface TextRun {
  font: FontId;
  file: string;
  text: string;
}

interface LevelledRun extends TextRun {
  /** Odd where the text runs from right to left. */
  level: number;
}

const HAN = /\p{Script=Han}/u;

/**
 * Cuts a line into runs, from left to right as they stand: the wished face where it has the glyph, an all-round
 * face elsewhere.
 * @param whole the text that the line is a part of, where that tells more about its language
 * @throws UnsupportedScriptError naming the characters that no face draws
 */
export function itemise(text: string, wished: FontId, whole = text): TextRun[] {
  const fonts = [wished, ...fallbacksFor(wished)];
  const hanFonts = isChinese(whole) ? [CHINESE_FACE, ...fonts] : fonts;
  const missing: string[] = [];
  const pieces: TextRun[] = [];
  const assign = (part: string): void => {
    const before = pieces.at(-1);
    const candidates = part === ' ' ? [before?.font ?? wished] : HAN.test(part) ? hanFonts : fonts;
    const piece = part === ' ' && before && hasSpace(before) ? before : firstToDraw(part, candidates);
    const smaller = piece ? [] : smallerParts(part);
    if (piece) pieces.push({ ...piece, text: part });
    else if (smaller.length > 1) for (const each of smaller) assign(each);
    else missing.push(part);
  };
  for (const part of indivisibleParts(text)) assign(part);
  if (missing.length > 0) throw new UnsupportedScriptError([...new Set(missing)]);
  return inVisualOrder(joinedRuns(pieces)).map(({ level, ...run }) => ({
    ...run,
    text: forShaper(run.text, level),
  }));
}

function firstToDraw(part: string, fonts: readonly FontId[]): TextRun | null {
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
const hasSpace = ({ file, font }: TextRun): boolean => !/^\d/.test(file.slice(FONTS[font].family.length + 1));

/** Pieces of one file and direction that follow each other become one run; marks without their letter do not. */
function joinedRuns(pieces: readonly TextRun[]): LevelledRun[] {
  const levels = levelsOf(pieces.flatMap(({ text }) => [...text]));
  const runs: LevelledRun[] = [];
  let position = 0;
  for (const { text, ...face } of pieces)
    for (const character of text) {
      const level = levels[position++] ?? 0;
      const open = runs.at(-1);
      const isSame = open?.file === face.file && open.level === level;
      if (isSame && !isLooseMark(open.text) && !isLooseMark(text)) open.text += character;
      else runs.push({ ...face, level, text: character });
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

/** The font files that a line needs. */
export const filesFor = (text: string, wished: FontId, whole = text): string[] => [
  ...new Set(itemise(text, wished, whole).map((run) => run.file)),
];
