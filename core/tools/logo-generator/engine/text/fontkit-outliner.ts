/// <reference path="./fontkit.d.ts" />
import { create, type Glyph } from 'fontkit';
import { flatten, type PathCommand } from '../geometry/flatten.ts';
import type { Point, Shape } from '../geometry/point.ts';
import type { OutlinedGlyph, TextOutliner } from './outliner.ts';

export interface FontkitOutliner extends TextOutliner {
  /** Code points that the file has a glyph for. */
  readonly characterSet: readonly number[];
}

/** Opens a `.woff` file as it comes in the Fontsource packages. */
export function fontkitOutliner(bytes: Uint8Array): FontkitOutliner {
  const font = create(bytes);
  const outlines = new Map<string, Shape>();

  function outlineOf({ id, path }: Glyph, tolerance: number): Shape {
    const key = `${id} ${tolerance}`;
    const known = outlines.get(key);
    if (known) return known;
    const outline = flatten(path.commands.map(pathCommand), font.unitsPerEm * tolerance);
    outlines.set(key, outline);
    return outline;
  }

  return {
    unitsPerEm: font.unitsPerEm,
    get characterSet() {
      return font.characterSet;
    },
    shape(text) {
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index): OutlinedGlyph => {
        const position = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
        return {
          characters: String.fromCodePoint(...glyph.codePoints),
          advance: position.xAdvance,
          offsetX: position.xOffset,
          offsetY: -position.yOffset,
          get segments() {
            return glyph.path.commands.length;
          },
          outline: (tolerance) => outlineOf(glyph, tolerance),
        };
      });
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
