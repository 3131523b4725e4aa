import type { Lockup } from '../lockup-names.ts';
import type { LogoSpec } from '../spec.ts';
import type { Detail } from './detail.ts';
import { archetypeOf, brushFor, drawLogo } from './draw-logo.ts';
import type { Layer } from './layer.ts';
import { drawMonogram, holdsWhereSmall } from './monogram/draw-monogram.ts';
import type { Typesetter } from './text/typesetter.ts';

export { LOCKUPS, type Lockup } from '../lockup-names.ts';

/** The filled areas of a lockup in drawing units. In none of them does a layer cover another. */
export function drawLockup(spec: LogoSpec, set: Typesetter, lockup: Lockup, detail: Detail): Layer[] {
  if (lockup === 'full') return drawLogo(spec, set, detail);
  const layers = lockup === 'symbol' ? drawSymbol(spec, set, detail) : drawWordmark(spec, set, detail);
  return layers.filter(({ shape }) => shape.length > 0);
}

/** Its own symbol, or a monogram where it has none that holds at 24 pixels. */
function drawSymbol(spec: LogoSpec, set: Typesetter, detail: Detail): Layer[] {
  const brush = brushFor(spec, set, detail);
  const own = archetypeOf(spec).symbol?.(brush, spec.params);
  return own && holdsWhereSmall(own) ? own : drawMonogram(spec, brush);
}

function drawWordmark(spec: LogoSpec, set: Typesetter, detail: Detail): Layer[] {
  const own = archetypeOf(spec).wordmark?.(brushFor(spec, set, detail), spec.params);
  return own ?? drawLogo({ ...spec, tagline: '' }, set, detail);
}
