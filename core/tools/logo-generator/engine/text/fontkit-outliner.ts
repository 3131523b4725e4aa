import { create } from 'fontkit';
import { flatten, type PathCommand } from '../geometry/flatten.ts';
import type { Point, Shape } from '../geometry/point.ts';
import type { OutlinedGlyph, TextOutliner } from './outliner.ts';

/** Flattening error in ems: 0.07 drawing units where capitals are 200 units tall. */
const TOLERANCE = 0.000_25;

interface FontkitPath {
  commands: readonly { command: string; args: readonly number[] }[];
}

interface FontkitFont {
  unitsPerEm: number;
  layout(text: string): {
    glyphs: readonly { id: number; codePoints: readonly number[]; path: FontkitPath }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}

const COMMANDS = {
  moveTo: 'move',
  lineTo: 'line',
  quadraticCurveTo: 'quadratic',
  bezierCurveTo: 'cubic',
  closePath: 'close',
} as const;

/** Opens a `.woff` file as it comes in the Fontsource packages. */
export function fontkitOutliner(bytes: Uint8Array): TextOutliner {
  const font = create(bytes as never) as unknown as FontkitFont;
  const outlines = new Map<number, Shape>();

  function outlineOf(id: number, path: FontkitPath): Shape {
    const known = outlines.get(id);
    if (known) return known;
    const outline = flatten(path.commands.map(pathCommand), font.unitsPerEm * TOLERANCE);
    outlines.set(id, outline);
    return outline;
  }

  return {
    unitsPerEm: font.unitsPerEm,
    shape(text) {
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index): OutlinedGlyph => {
        const position = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
        return {
          characters: String.fromCodePoint(...glyph.codePoints),
          advance: position.xAdvance,
          offsetX: position.xOffset,
          offsetY: -position.yOffset,
          outline: outlineOf(glyph.id, glyph.path),
        };
      });
    },
  };
}

function pathCommand({ command, args }: { command: string; args: readonly number[] }): PathCommand {
  const points: Point[] = [];
  for (let i = 0; i + 1 < args.length; i += 2) points.push([args[i] ?? 0, -(args[i + 1] ?? 0)]);
  return { to: COMMANDS[command as keyof typeof COMMANDS], points } as unknown as PathCommand;
}
