import { CAP_HEIGHTS } from '#core/typefaces/cap-heights.ts';
import { isJoined, isLooseMark } from '#core/typefaces/clusters.ts';
import { type FontId, hasTrait } from '#core/typefaces/font-catalogue.ts';
import type { TextRun } from '#core/typefaces/text-runs.ts';
import { unite } from '../geometry/boolean.ts';
import { type Bounds, boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { mapPoints, move, scale } from '../geometry/transform.ts';
import { itemise } from './itemise.ts';
import { placedMark } from './loose-marks.ts';
import { type Edges, edgesOf, opticalSpacing } from './optical-spacing.ts';
import type { TextOutliner } from './outliner.ts';
import { withSmallAmpersands } from './small-ampersand.ts';

/** A glyph in its place on the line: baseline at y = 0, capitals reach up to -capHeight. */
export interface SetGlyph {
  characters: string;
  x: number;
  advance: number;
  shape: Shape;
}

interface PlannedGlyph extends Omit<SetGlyph, 'shape'> {
  draw(): Shape;
  /** Of a capital or a digit, which may be moved against its neighbours. */
  edges(): Edges | null;
}

export interface SetLine {
  glyphs: readonly SetGlyph[];
  capHeight: number;
  width: number;
  shape: Shape;
  bounds: Bounds;
}

export interface Typesetter {
  /**
   * Sets one line.
   * @param capHeight height of a capital in drawing units
   * @param tracking extra space between letters, as a share of the cap height
   */
  line(font: FontId, text: string, capHeight: number, tracking?: number): SetLine;
  /** Width of a line, from its first to past its last letter, without drawing it. */
  width(font: FontId, text: string, capHeight: number, tracking?: number): number;
  /** Sets one line at the size at which it is `width` units wide. */
  lineOfWidth(font: FontId, text: string, width: number, tracking?: number): SetLine;
  /** Lines and curves in the outlines of a line: the measure of the work that drawing it makes. */
  segments(font: FontId, text: string): number;
  /** The same faces with outlines of another tolerance, in ems. */
  withTolerance(tolerance: number): Typesetter;
  /** The same faces for lines of this text, which tells Chinese from Japanese better than a line does. */
  linesOf(whole: string): Typesetter;
  /** The same faces spaced as the font says, for small print; without it capitals are evened out by eye. */
  withFontSpacing(): Typesetter;
}

/** Distance between curves and their flat stand-ins, in ems: 0.07 units where capitals are 200 units tall. */
export const FINE_TOLERANCE = 0.000_25;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

// East Asian glyphs fill about nine tenths of their em and look right a little taller than capitals.
const EAST_ASIAN_SIZE = 1.12 / 0.9;

export function typesetter(
  open: (file: string) => TextOutliner,
  tolerance = FINE_TOLERANCE,
  whole?: string,
  isOptical = true,
): Typesetter {
  function setGlyphs(font: FontId, text: string, capHeight: number, tracking: number) {
    const glyphs: PlannedGlyph[] = [];
    let x = 0;
    let spacing = 0;
    for (const run of itemise(text, font, whole)) {
      const letter = isLooseMark(run.text) ? glyphs.pop() : undefined;
      const set = setRun(run, open(run.file), capHeight, tolerance);
      if (letter) {
        glyphs.push(withMarks(letter, set, capHeight));
        continue;
      }
      spacing = isJoined(run.text) ? 0 : tracking * capHeight;
      for (const glyph of set) {
        glyphs.push({ ...glyph, x });
        x += glyph.advance + spacing;
      }
    }
    const width = x - spacing;
    return isOptical && !hasTrait(font, 'script') ? evenedOut(glyphs, capHeight, width) : { glyphs, width };
  }

  const line: Typesetter['line'] = (font, text, capHeight, tracking = 0) => {
    const { glyphs, width } = setGlyphs(font, text, capHeight, tracking);
    const placed = glyphs.map((glyph) => ({ ...glyph, shape: move(glyph.draw(), glyph.x, 0) }));
    const shape = unite(...placed.map((glyph) => glyph.shape));
    return { glyphs: placed, capHeight, width, shape, bounds: boundsOf(shape) };
  };

  return {
    line,
    width: (font, text, capHeight, tracking = 0) => setGlyphs(font, text, capHeight, tracking).width,
    lineOfWidth(font, text, width, tracking = 0) {
      const trial = line(font, text, 100, tracking);
      return enlarge(trial, width / trial.bounds.width);
    },
    segments: (font, text) =>
      itemise(text, font, whole)
        .flatMap((run) => open(run.file).shape(run.text))
        .reduce((sum, glyph) => sum + glyph.segments, 0),
    withTolerance: (other) => typesetter(open, other, whole, isOptical),
    linesOf: (other) => typesetter(open, tolerance, other, isOptical),
    withFontSpacing: () => typesetter(open, tolerance, whole, false),
  };
}

const CAPITAL = /^(?=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}0-9])[\p{Lu}\p{Nd}]\p{M}*$/u;

/** Moves capitals so that the white between them looks even, whatever the tracking. */
function evenedOut(asSet: readonly PlannedGlyph[], capHeight: number, width: number) {
  const glyphs = withSmallAmpersands(asSet, capHeight);
  const narrowing = glyphs.reduce(
    (sum, { advance }, index) => sum + advance - (asSet[index]?.advance ?? 0),
    0,
  );
  const extra = opticalSpacing(
    glyphs.map(({ advance, edges }) => ({ advance: advance / capHeight, edges: edges() })),
  );
  let shift = 0;
  const moved = glyphs.map((glyph, index) => {
    const added = (extra[index] ?? 0) * capHeight;
    const placed = { ...glyph, x: glyph.x + shift, advance: glyph.advance + added };
    shift += added;
    return placed;
  });
  return { glyphs: moved, width: width + narrowing + shift };
}

export function enlarge(line: SetLine, factor: number): SetLine {
  const shape = scale(line.shape, factor);
  return {
    glyphs: line.glyphs.map((glyph) => ({
      ...glyph,
      x: glyph.x * factor,
      advance: glyph.advance * factor,
      shape: scale(glyph.shape, factor),
    })),
    capHeight: line.capHeight * factor,
    width: line.width * factor,
    shape,
    bounds: boundsOf(shape),
  };
}

function setRun(
  run: TextRun<FontId>,
  outliner: TextOutliner,
  capHeight: number,
  tolerance: number,
): Omit<PlannedGlyph, 'x'>[] {
  const isEastAsian = EAST_ASIAN.test(run.text);
  const size = isEastAsian ? capHeight * EAST_ASIAN_SIZE : capHeight / CAP_HEIGHTS[run.font];
  const unit = size / outliner.unitsPerEm;
  const capitals = CAP_HEIGHTS[run.font] * outliner.unitsPerEm;
  return outliner.shape(run.text).map(({ characters, advance, offsetX, offsetY, outline }) => ({
    characters,
    advance: advance * unit,
    draw() {
      const shape = mapPoints(outline(tolerance), ([x, y]) => [(x + offsetX) * unit, (y + offsetY) * unit]);
      return isEastAsian ? centredOnCapitals(shape, capHeight) : shape;
    },
    edges: () => (CAPITAL.test(characters) ? edgesOf(outline(tolerance), capitals) : null),
  }));
}

/** A letter with marks from another file, which do not know where to stand. */
function withMarks(
  letter: PlannedGlyph,
  marks: readonly Omit<PlannedGlyph, 'x'>[],
  capHeight: number,
): PlannedGlyph {
  return {
    ...letter,
    characters: letter.characters + marks.map(({ characters }) => characters).join(''),
    draw() {
      let shape = letter.draw();
      for (const mark of marks) shape = [...shape, ...placedMark(mark.draw(), shape, capHeight)];
      return shape;
    },
  };
}

/** Kanji and syllable blocks stand in the middle of the capitals, whatever their own baseline says. */
function centredOnCapitals(shape: Shape, capHeight: number): Shape {
  if (shape.length === 0) return shape;
  return move(shape, 0, -capHeight / 2 - boundsOf(shape).centreY);
}
