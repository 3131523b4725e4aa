import type { ArchetypeParams } from '../../archetype-params.ts';
import { cutOut, grow, intersect } from '../geometry/boolean.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Shape } from '../geometry/point.ts';
import { rectangle } from '../geometry/shapes.ts';
import { move, placeMiddle, rotate, scale } from '../geometry/transform.ts';
import { type Layer, layer } from '../layer.ts';
import { FINE_TOLERANCE } from '../text/typesetter.ts';
import type { Archetype, Brush } from './archetype.ts';
import { BADGE_GROUNDS, type Ground } from './badge-grounds.ts';
import { nameAlone } from './name-alone.ts';
import { nameUnder } from './name-under.ts';
import { withTagline } from './tagline.ts';

/** The initials knocked out of a shape, the name below. */
export const badge: Archetype<'badge'> = {
  fonts: [
    'archivo',
    'anton',
    'saira-stencil-one',
    'black-ops-one',
    'bebas-neue',
    'syne',
    'unbounded',
    'orbitron',
    'dela-gothic-one',
  ],
  fit: () => 0.85,
  choose: (random) => ({
    shape: random.pick(['circle', 'hexagon', 'squircle', 'notched', 'shield', 'square']),
    sliced: random.chance(0.6),
    rim: random.chance(0.6),
  }),
  draw(brush, params) {
    const layers = emblem(brush, params, DETAILED);
    return withTagline([...layers, ...nameUnder(layers, brush)], brush, brush.printRole);
  },
  symbol: (brush, params) => emblem(brush, params, PLAIN),
  wordmark: (brush) => nameAlone(brush, 0.02),
};

interface Lines {
  /** Width of the slice through the initials. */
  slice: number;
  /** How far out the rim begins and ends. */
  rim: readonly [from: number, to: number];
}

const DETAILED: Lines = { slice: 10, rim: [13, 22] };
/** Lines that hold at 24 pixels. */
const PLAIN: Lines = { slice: 16, rim: [17, 34] };

function emblem(brush: Brush, { shape, sliced, rim }: ArchetypeParams['badge'], lines: Lines): Layer[] {
  const ground = BADGE_GROUNDS[shape]();
  const letters = monogram(brush, ground);
  let body = cutOut(ground.outline, letters);
  if (sliced && [...brush.name.initials].length <= 2)
    body = cutOut(
      body,
      intersect(rotate(rectangle(-300, -lines.slice / 2, 600, lines.slice), -18), ground.outline),
    );
  const corner = ground.isRound ? 'round' : 'sharp';
  const [from, to] = lines.rim;
  const frame = rim ? cutOut(grow(ground.outline, to, corner), grow(ground.outline, from, corner)) : [];
  return [layer('a', body), layer('fg', frame)];
}

/** Letters that look the same upside down gain nothing from being turned, and some would become others. */
const NOT_TO_BE_TURNED = /[HINOSXZMW0689ЖИОХФНШΗΙΝΟΦΧΖΞΘΜΣ]/u;

export function monogram({ set: anyDetail, font, name }: Brush, ground: Ground): Shape {
  // Initials are large, however small the letters of the name.
  const set = anyDetail.withTolerance(FINE_TOLERANCE);
  const [first = '', ...others] = name.initials;
  const isRepeated = others.length > 0 && others.every((other) => other === first);
  if (isRepeated && others.length === 1 && !NOT_TO_BE_TURNED.test(first))
    return fitted(interlocked(set.line(font, first, 150).shape), ground);
  const text = isRepeated ? first : name.initials;
  return fitted(set.line(font, text, 150, -0.02).shape, ground);
}

const LOCK_GAP = 11;
const LOCK_STEPS = 24;

/** Two equal letters, the second turned by half a circle and pushed in until they almost touch. */
function interlocked(letter: Shape): Shape {
  const box = boundsOf(letter);
  const first = move(letter, -box.centreX, -box.centreY);
  const turned = rotate(first, 180);
  const kept = grow(first, LOCK_GAP, 'sharp');
  let reach = box.width + LOCK_GAP;
  for (let step = 0; step < LOCK_STEPS; step++) {
    const closer = reach - box.width / LOCK_STEPS;
    if (closer < box.width * 0.2 || intersect(kept, move(turned, closer, 0)).length > 0) break;
    reach = closer;
  }
  return [...first, ...move(turned, reach, 0)];
}

function fitted(letters: Shape, { width, height, centreY }: Ground): Shape {
  const box = boundsOf(letters);
  return placeMiddle(scale(letters, Math.min(width / box.width, height / box.height)), 0, centreY);
}
