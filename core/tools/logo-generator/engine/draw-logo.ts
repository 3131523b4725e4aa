import { contrast } from '#core/colour/contrast.ts';
import { LEAST_FOR_TEXT } from '#core/colour/readable-colour.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName } from './analyse-name.ts';
import type { Archetype, Brush } from './archetypes/archetype.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { detailOf } from './detail.ts';
import type { Layer } from './layer.ts';
import { wholeTextOf } from './lettering.ts';
import { paletteOf } from './palettes.ts';
import { seededRandom } from './random.ts';
import { DRAW_SYMBOL } from './symbols/index.ts';
import type { Typesetter } from './text/typesetter.ts';

/** The archetype of a spec; hand it no other params than those of the spec. */
export const archetypeOf = ({ archetype }: LogoSpec) =>
  ARCHETYPE_RENDERERS[archetype] as Archetype<ArchetypeId>;

/** What a spec's archetype draws with. */
export function brushFor(spec: LogoSpec, set: Typesetter, detail = detailOf(spec, set)): Brush {
  const palette = paletteOf(spec);
  return {
    set: set.linesOf(wholeTextOf(spec)).withTolerance(detail.tolerance),
    name: analyseName(spec.name),
    tagline: spec.tagline,
    font: spec.font,
    capFont: spec.capFont,
    random: seededRandom(spec.seed),
    tracking: spec.tracking ?? 0,
    rows: spec.rows ?? null,
    printRole: contrast(palette.a, palette.bg) >= LEAST_FOR_TEXT ? 'a' : 'fg',
    get symbol() {
      return DRAW_SYMBOL[spec.symbol](seededRandom(spec.seed));
    },
  };
}

const known = new WeakMap<LogoSpec, { tolerance: number; layers: Layer[] }>();

/**
 * The filled areas of a logo in drawing units, before they are scaled into a picture. A spec is drawn once: what was
 * looked at to choose it is what is rendered.
 */
export function drawLogo(spec: LogoSpec, set: Typesetter, detail = detailOf(spec, set)): Layer[] {
  const drawn = known.get(spec);
  if (drawn?.tolerance === detail.tolerance) return drawn.layers;
  const layers = archetypeOf(spec)
    .draw(brushFor(spec, set, detail), spec.params)
    .filter(({ shape }) => shape.length > 0);
  known.set(spec, { tolerance: detail.tolerance, layers });
  return layers;
}
