/// <reference path="../typefaces/fontkit.d.ts" />
import { create, type Font, type Glyph, type Position } from 'fontkit';
import { type FaceId, type FamilyId, FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { fontFor } from '#core/typefaces/font-weights.ts';
import { MissingFontFileError } from '#core/typefaces/missing-font-file.ts';
import { unpackWoff } from '#core/typefaces/woff.ts';

/** Asked in turn for a character that the chosen face lacks: those made for reading before those for headlines. */
const FAMILIES: readonly FamilyId[] = [
  ...(['inter', 'rubik', 'kanit', 'mukta'] as const),
  ...(['dela-gothic-one', 'black-han-sans', 'lalezar', 'zcool-qingke-huangyou'] as const),
];

const beside = new Map<FontId, [FaceId, ...FaceId[]]>();

/** The wished face, and those that help out for characters that it lacks, in its weight; emoji come last. */
export function facesBeside(font: FontId): [FaceId, ...FaceId[]] {
  const helpers = FAMILIES.map((family) => fontFor(family, FONTS[font].weight));
  const faces = beside.get(font) ?? [font, ...helpers, 'noto-emoji'];
  beside.set(font, faces);
  return faces;
}

/** A shaped run, in font units. */
interface ShapedRun {
  glyphs: readonly Glyph[];
  /** New ones with each run: pdfkit writes into them. */
  positions: readonly Position[];
  advanceWidth: number;
}

/** An opened font file; pdfkit takes it in place of bytes. */
export interface DocumentFont {
  readonly unitsPerEm: number;
  layout(text: string): ShapedRun;
}

/** Opened font files. */
export interface Faces {
  font(file: string): DocumentFont;
  /** Width of a shaped run, in points. */
  width(file: string, text: string, size: number): number;
  /** Glyphs in a run: as many times its tracking is added. */
  glyphs(file: string, text: string): number;
}

// Parsing is the slow part: the same bytes are parsed once.
const opened = new WeakMap<Uint8Array, DocumentFont>();

/** Words that are remembered of a font; a document has a thousand or two. */
const REMEMBERED = 10_000;

/** Letters that join or turn round are shaped as a whole; others word by word. */
const IS_WHOLE = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

function openFont(bytes: Uint8Array): DocumentFont {
  const known = opened.get(bytes);
  if (known) return known;
  const font = create(unpackWoff(bytes));
  const remembered = new Map<string, ReturnType<Font['layout']>>();

  const shape = (text: string): ReturnType<Font['layout']> => {
    const shaped = remembered.get(text);
    if (shaped) return shaped;
    // A known glyph keeps the characters of its first text, and they would steer the joining of this one.
    font._glyphs = {};
    const run = font.layout(text);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(text, run);
    return run;
  };

  const shaping = Object.create(font, {
    layout: {
      value(text: string): ShapedRun {
        const runs = (IS_WHOLE.test(text) ? [text] : (text.match(/[^ ]* ?/g) ?? []).filter(Boolean)).map(
          shape,
        );
        return {
          glyphs: runs.flatMap(({ glyphs }) => glyphs),
          positions: runs.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
          advanceWidth: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
        };
      },
    },
  }) as DocumentFont;
  opened.set(bytes, shaping);
  return shaping;
}

/**
 * Opens the files of a paper: file name → bytes.
 * @throws MissingFontFileError when a line needs a file that is not among them
 */
export function openFaces(files: ReadonlyMap<string, Uint8Array>): Faces {
  const font: Faces['font'] = (file) => {
    const bytes = files.get(file);
    if (!bytes) throw new MissingFontFileError(file);
    return openFont(bytes);
  };
  return {
    font,
    width(file, text, size) {
      const face = font(file);
      return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
    },
    glyphs: (file, text) => font(file).layout(text).glyphs.length,
  };
}
