/// <reference path="../../../../typefaces/fontkit.d.ts" />
import { create, type Glyph } from 'fontkit';
import { unpackWoff } from '#core/typefaces/woff.ts';
import { flatten, type PathCommand } from '../geometry/flatten.ts';
import type { Point, Shape } from '../geometry/point.ts';
import { withTheirMarks } from './marks.ts';
import type { OutlinedGlyph, TextOutliner } from './outliner.ts';

export interface FontkitOutliner extends TextOutliner {
  /** Code points that the file has a glyph for. */
  readonly characterSet: readonly number[];
}

/** Opens a `.woff` file as it comes in the Fontsource packages. */
export function fontkitOutliner(bytes: Uint8Array): FontkitOutliner {
  const font = create(unpackWoff(bytes));
  const paths = new Map<number, readonly PathCommand[]>();
  const outlines = new Map<string, Shape>();

  function pathOf(glyph: Glyph): readonly PathCommand[] {
    const known = paths.get(glyph.id);
    if (known) return known;
    const path = glyph.path.commands.map(pathCommand);
    paths.set(glyph.id, path);
    return path;
  }

  function outlineOf(glyph: Glyph, tolerance: number): Shape {
    const key = `${glyph.id} ${tolerance}`;
    const known = outlines.get(key);
    if (known) return known;
    const outline = flatten(pathOf(glyph), font.unitsPerEm * tolerance);
    outlines.set(key, outline);
    return outline;
  }

  return {
    unitsPerEm: font.unitsPerEm,
    get characterSet() {
      return font.characterSet;
    },
    shape(text) {
      // A known glyph keeps the characters of its first text, and they would steer the joining of this one.
      font._glyphs = {};
      const { glyphs, positions, direction } = font.layout(text);
      const outlined = glyphs.map((glyph, index): OutlinedGlyph => {
        const position = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
        return {
          characters: String.fromCodePoint(...glyph.codePoints),
          advance: position.xAdvance,
          offsetX: position.xOffset,
          offsetY: -position.yOffset,
          get segments() {
            return pathOf(glyph).length;
          },
          outline: (tolerance) => outlineOf(glyph, tolerance),
        };
      });
      return withTheirMarks(outlined, direction === 'rtl');
    },
  };
}

function pathCommand({ command, args }: { command: string; args: readonly number[] }): PathCommand {
  const point = (index: number): Point => [args[2 * index] ?? 0, -(args[2 * index + 1] ?? 0)];
  switch (command) {
    case 'moveTo':
      return { to: 'move', points: [point(0)] };
    case 'lineTo':
      return { to: 'line', points: [point(0)] };
    case 'quadraticCurveTo':
      return { to: 'quadratic', points: [point(0), point(1)] };
    case 'bezierCurveTo':
      return { to: 'cubic', points: [point(0), point(1), point(2)] };
    default:
      return { to: 'close' };
  }
}
