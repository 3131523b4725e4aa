/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { levelsOf, paragraphLevel } from '#core/typefaces/bidi.ts';
import { clustersOf, isJoined } from '#core/typefaces/clusters.ts';
import { isChinese } from '#core/typefaces/coverage.ts';
import { CHINESE_FACE } from '#core/typefaces/fallback-fonts.ts';
import type { FaceId } from '#core/typefaces/font-catalogue.ts';
import { type Piece, piecesOf, runsOfPieces, type TextRun } from '#core/typefaces/text-runs.ts';
import { type Faces, facesBeside } from './faces.ts';
import type { Inline, Text, TextStyle } from './text-style.ts';

/** A run in its line. */
interface LineRun extends TextRun {
  /** From the left edge of the line. */
  x: number;
  width: number;
  tracking: number;
  link?: string;
}

export interface Line {
  /** From left to right. */
  runs: readonly LineRun[];
  /** Without the space at its end. */
  width: number;
  /** Whether the paragraph runs from right to left. */
  isLeftwards: boolean;
}

/** Characters that say how others are written and are not drawn themselves. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * What is drawn of a text: composed, with line feeds for all that ends a line, plain spaces for tabs, the common
 * no-break space for its narrow kin, and without control characters and soft hyphens, as nothing is hyphenated.
 */
export const drawnText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[\u2007\u202F]/g, '\u00A0')
    .replaceAll(/(?!\n)[\p{Cc}\u00AD\uFFFE\uFFFF]/gu, '');

/** A piece of the whole text, in the look of its part. */
interface TextPiece extends Piece {
  inline: Inline;
  /** In the whole text. */
  from: number;
  levels: readonly number[];
}

interface TextPieces {
  /** All that is drawn. */
  whole: string;
  pieces: readonly TextPiece[];
  /** Characters that no face has, each once. */
  missing: readonly string[];
  isLeftwards: boolean;
}

/** Ends a line, and is not drawn. */
const LINE_FEED = { font: 'inter-regular', file: '', text: '\n' } as const;

/** Finds face, file and direction for every part of a text, once for all its lines. */
export function textPieces(text: Text, style: Pick<TextStyle, 'font' | 'strong'>): TextPieces {
  const inlines = (typeof text === 'string' ? [{ text }] : text).map((inline) => ({
    ...inline,
    text: drawnText(inline.text),
  }));
  const isInChinese = isChinese(inlines.map((inline) => inline.text).join(''));
  const missing: string[] = [];
  const found = inlines.flatMap((inline: Inline) => {
    const fonts = facesBeside(inline.strong ? (style.strong ?? style.font) : style.font);
    const hanFonts: readonly FaceId[] = isInChinese ? [CHINESE_FACE, ...fonts] : fonts;
    return inline.text.split(/(\n)/).flatMap((part) => {
      if (part === '\n') return [{ ...LINE_FEED, inline }];
      const { pieces, missing: lacking } = piecesOf(part, fonts, hanFonts);
      missing.push(...lacking.filter((character) => !IGNORABLE.test(character)));
      return pieces.map((piece) => ({ ...piece, inline }));
    });
  });

  const whole = found.map((piece) => piece.text).join('');
  const base = paragraphLevel(whole);
  const levels = levelsOf([...whole], base);
  let from = 0;
  let at = 0;
  const pieces = found.map((piece) => {
    const count = [...piece.text].length;
    const placed = { ...piece, from, levels: levels.slice(at, at + count) };
    from += piece.text.length;
    at += count;
    return placed;
  });
  return { whole, pieces, missing: [...new Set(missing)], isLeftwards: base === 1 };
}

interface Setting {
  style: TextStyle;
  faces: Faces;
}

/** The runs of some pieces of one line, from left to right. */
const runsOf = (pieces: readonly TextPiece[], { style, faces }: Setting): LineRun[] =>
  runsOfPieces(
    pieces.filter(({ file }) => file),
    (one, other) => one.inline === other.inline,
  ).map(({ piece, ...run }) => {
    const tracking = isJoined(run.text) ? 0 : (style.tracking ?? 0);
    const letters = faces.width(run.file, run.text, style.size);
    const width = letters + (tracking && tracking * faces.glyphs(run.file, run.text));
    return { ...run, tracking, width, x: 0, ...(piece.inline.link && { link: piece.inline.link }) };
  });

const widthOf = (pieces: readonly TextPiece[], setting: Setting): number =>
  runsOf(pieces, setting).reduce((sum, run) => sum + run.width, 0);

/** Without the space at the end, which may hang out of a line. */
const trimmed = (pieces: readonly TextPiece[]): readonly TextPiece[] =>
  pieces.slice(0, pieces.findLastIndex(({ text }) => text.trim()) + 1);

/** The pieces between places where a line may end, by the Unicode Line Breaking Algorithm. */
function wordsOf({ whole, pieces }: TextPieces): TextPiece[][] {
  const breaker = new LineBreaker(whole);
  const words: TextPiece[][] = [];
  let at = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    let end = at;
    while ((pieces[end]?.from ?? Number.POSITIVE_INFINITY) < next.position) end++;
    const word = pieces.slice(at, end);
    at = end;
    if (word.length > 0) words.push(word);
  }
  return words;
}

/** A joined word cut between its letters. */
function lettersOf(piece: TextPiece): TextPiece[] {
  let from = 0;
  let at = 0;
  return clustersOf(piece.text).map((text) => {
    const count = [...text].length;
    const letter = { ...piece, text, from: piece.from + from, levels: piece.levels.slice(at, at + count) };
    from += text.length;
    at += count;
    return letter;
  });
}

/** Breaks a text into lines of a width; a word that is wider is cut between letters. */
export function breakLines(text: Text, style: TextStyle, width: number, faces: Faces): Line[] {
  const setting = { style, faces };
  const found = textPieces(text, style);
  const lines: Line[] = [];
  let line: TextPiece[] = [];
  let filled = 0;
  const endLine = (): void => {
    if (line.length > 0) lines.push(lineOf(line, found.isLeftwards, setting));
    line = [];
    filled = 0;
  };
  const take = (pieces: readonly TextPiece[]): void => {
    if (line.length > 0 && filled + widthOf(trimmed(pieces), setting) > width + 0.01) endLine();
    line.push(...pieces);
    filled += widthOf(pieces, setting);
  };
  for (const word of wordsOf(found)) {
    if (widthOf(trimmed(word), setting) <= width + 0.01) take(word);
    else
      for (const piece of word) {
        const isWide = isJoined(piece.text) && widthOf([piece], setting) > width;
        for (const letter of isWide ? lettersOf(piece) : [piece]) take([letter]);
      }
    if (word.at(-1)?.text === '\n') endLine();
  }
  endLine();
  return lines;
}

function lineOf(pieces: readonly TextPiece[], isLeftwards: boolean, setting: Setting): Line {
  const width = widthOf(trimmed(pieces), setting);
  const runs = runsOf(pieces, setting);
  // A space at the end of the line hangs out of it.
  const all = runs.reduce((sum, run) => sum + run.width, 0);
  let x = isLeftwards ? width - all : 0;
  return {
    width,
    isLeftwards,
    runs: runs.map((run) => {
      const placed = { ...run, x };
      x += run.width;
      return placed;
    }),
  };
}
