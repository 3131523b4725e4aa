import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import type { Archetype, Brush } from './archetypes/archetype.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { contrast } from './contrast.ts';
import { detailOf } from './detail.ts';
import type { Layer } from './layer.ts';
import { PALETTES } from './palettes.ts';
import { seededRandom } from './random.ts';
import { DRAW_SYMBOL } from './symbols/index.ts';
import type { Typesetter } from './text/typesetter.ts';

/** Contrast that WCAG 2.2 asks of small text. */
const READABLE = 4.5;

/** The filled areas of a logo in drawing units, before they are scaled into a picture. */
export function drawLogo(spec: LogoSpec, set: Typesetter, detail = detailOf(spec, set)): Layer[] {
  const palette = PALETTES[spec.palette];
  const brush: Brush = {
    set: set.withTolerance(detail.tolerance),
    name: analyseName(spec.name),
    tagline: spec.tagline,
    font: spec.font,
    capFont: spec.capFont,
    random: seededRandom(spec.seed),
    printRole: contrast(palette.a, palette.bg) >= READABLE ? 'a' : 'fg',
    get symbol() {
      return DRAW_SYMBOL[spec.symbol](seededRandom(spec.seed));
    },
  };
  const archetype = ARCHETYPE_RENDERERS[spec.archetype] as Archetype<typeof spec.archetype>;
  return archetype.draw(brush, spec.params as never).filter(({ shape }) => shape.length > 0);
}
