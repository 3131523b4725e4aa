/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { type ParagraphLevel, paragraphLevel } from '#core/typefaces/bidi.ts';
import { clustersOf, isJoined } from '#core/typefaces/clusters.ts';
import { isChinese } from '#core/typefaces/coverage.ts';
import { CHINESE_FACE } from '#core/typefaces/fallback-fonts.ts';
import type { FaceId, FontId } from '#core/typefaces/font-catalogue.ts';
import { type TextRun, textRuns } from '#core/typefaces/text-runs.ts';
import { type Faces, facesBeside } from './faces.ts';
import type { Inline, Text, TextStyle } from './text-style.ts';

/** A run in its line. */
export interface LineRun extends TextRun {
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

/** Composed, with plain spaces for tabs, and without control characters: what is drawn of a text. */
export const drawnText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no page can show.
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, '');

export const inlinesOf = (text: Text): readonly Inline[] =>
  (typeof text === 'string' ? [{ text }] : text).map((inline) => ({
    ...inline,
    text: drawnText(inline.text),
  }));

const fontOf = (style: TextStyle, { strong }: Inline): FontId =>
  strong ? (style.strong ?? style.font) : style.font;

/** The runs of one part of a text, and the characters that no face has. */
export function runsOf(
  text: string,
  font: FontId,
  { whole = text, base }: { whole?: string; base?: ParagraphLevel } = {},
): { runs: TextRun[]; missing: string[] } {
  const fonts = facesBeside(font);
  const hanFonts: readonly FaceId[] = isChinese(whole) ? [CHINESE_FACE, ...fonts] : fonts;
  const { runs, missing } = textRuns(text, fonts, { hanFonts, base });
  return { runs, missing: missing.filter((character) => !IGNORABLE.test(character)) };
}

/** The runs of a whole text, and the characters that no face has. */
export function everyRun(text: Text, style: TextStyle): { runs: TextRun[]; missing: string[] } {
  const inlines = inlinesOf(text);
  const whole = inlines.map((inline) => inline.text).join('');
  const parts = inlines.map((inline) =>
    runsOf(inline.text.replaceAll('\n', ' '), fontOf(style, inline), { whole }),
  );
  return { runs: parts.flatMap(({ runs }) => runs), missing: parts.flatMap(({ missing }) => missing) };
}

interface Piece {
  from: number;
  to: number;
  isLast: boolean;
}

/** Where lines may end, by the Unicode Line Breaking Algorithm. */
function piecesOf(text: string): Piece[] {
  const breaker = new LineBreaker(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    // The end of the text counts as required, too.
    const isLast = text.charAt(next.position - 1) === '\n';
    pieces.push({ from, to: next.position, isLast });
    from = next.position;
  }
  return pieces;
}

/** Breaks a text into lines of a width; a word that is wider is cut between letters. */
export function breakLines(text: Text, style: TextStyle, width: number, faces: Faces): Line[] {
  const inlines = inlinesOf(text);
  const whole = inlines.map((inline) => inline.text).join('');
  const base = paragraphLevel(whole);
  const setting: Setting = { inlines, whole, base, style, faces };

  const lines: Line[] = [];
  let from = 0;
  let to = 0;
  let filled = 0;
  const endLine = (): void => {
    if (to > from) lines.push(lineOf(setting, from, to));
    from = to;
    filled = 0;
  };
  const take = (end: number): void => {
    const start = to;
    if (to > from && filled + widthBetween(setting, start, end, true) > width + 0.01) endLine();
    filled += widthBetween(setting, start, end);
    to = end;
  };
  for (const piece of piecesOf(whole)) {
    if (widthBetween(setting, piece.from, piece.to, true) <= width) take(piece.to);
    else for (const letter of clustersOf(whole.slice(piece.from, piece.to))) take(to + letter.length);
    if (piece.isLast) endLine();
  }
  endLine();
  return lines;
}

interface Setting {
  inlines: readonly Inline[];
  whole: string;
  base: ParagraphLevel;
  style: TextStyle;
  faces: Faces;
}

interface Segment {
  inline: Inline;
  text: string;
}

/** The parts of the text between two places, each in one look. */
function segmentsBetween({ inlines }: Setting, from: number, to: number): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const inline of inlines) {
    const text = inline.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += inline.text.length;
    if (text) segments.push({ inline, text });
  }
  return segments;
}

const runsOfSegment = ({ whole, base, style, faces }: Setting, { inline, text }: Segment): LineRun[] =>
  runsOf(text.replaceAll('\n', ''), fontOf(style, inline), { whole, base }).runs.map((run) => {
    const tracking = isJoined(run.text) ? 0 : (style.tracking ?? 0);
    const width = faces.width(run.file, run.text, style.size) + tracking * faces.glyphs(run.file, run.text);
    return { ...run, tracking, width, x: 0, ...(inline.link && { link: inline.link }) };
  });

/** @param isTrimmed leaves out the space at the end, which may hang out of a line */
function widthBetween(setting: Setting, from: number, to: number, isTrimmed = false): number {
  const end = isTrimmed ? from + setting.whole.slice(from, to).trimEnd().length : to;
  return segmentsBetween(setting, from, end)
    .flatMap((segment) => runsOfSegment(setting, segment))
    .reduce((sum, run) => sum + run.width, 0);
}

function lineOf(setting: Setting, from: number, to: number): Line {
  let read = 0;
  const parts = segmentsBetween(setting, from, to).map((segment) => {
    const runs = runsOfSegment(setting, segment).map((run) => ({ ...run, order: read + run.order }));
    read += runs.length;
    return runs;
  });
  const isLeftwards = setting.base === 1;
  const width = widthBetween(setting, from, to, true);
  const runs = (isLeftwards ? parts.toReversed() : parts).flat();
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
