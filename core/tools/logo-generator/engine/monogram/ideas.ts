import type { LogoSpec } from '../../spec.ts';
import { BADGE_GROUNDS, type Ground } from '../archetypes/badge-grounds.ts';
import { type Layer, layer } from '../layer.ts';
import type { Random } from '../random.ts';
import { halved, scanned, sliced, torn } from './cuts.ts';
import { type Emblem, plain } from './emblem.ts';
import { fadingFoot, musicalFoot, openGround, plate, screenedFoot, stickerFoot } from './feet.ts';
import { badged, bent, cornered, framed, grooved, shaded, underlined, WIDE, withGroove } from './frames.ts';

/** How a kind of logo carries over to its monogram. */
export interface Idea {
  /** The seed chooses among them. */
  grounds: readonly [() => Ground, ...(() => Ground)[]];
  /** The narrowest stroke or gap that the letters may have before it is drawn; LEAST unless given. */
  least?: number;
  draw(emblem: Emblem, random: Random): Layer[];
}

const { circle, hexagon, square, squircle, notched, shield } = BADGE_GROUNDS;

const ANY: Idea['grounds'] = [circle, squircle, hexagon, square, notched, shield];

export const PLAIN: Idea = { grounds: ANY, draw: plain };

export function ideaOf(spec: LogoSpec): Idea {
  switch (spec.archetype) {
    case 'slice':
      return {
        grounds: [circle, square, squircle, notched],
        draw: (emblem) => sliced(emblem, spec.params),
      };
    case 'scan':
      return { grounds: [circle, squircle], draw: scanned };
    case 'shadow':
      return {
        grounds: [square, notched, hexagon],
        draw: (emblem) => shaded(emblem, spec.params),
      };
    case 'warp':
      // Bending makes letters narrower here and there.
      return {
        grounds: [square],
        least: WIDE,
        draw: (emblem) => bent(emblem, spec.params),
      };
    case 'badge':
      return {
        grounds: [BADGE_GROUNDS[spec.params.shape]],
        draw: (emblem) => badged(emblem, spec.params),
      };
    case 'minimal':
      return { grounds: [circle, square, hexagon], draw: framed };
    case 'echo':
      return onPlate(() => layer('gradient', fadingFoot()));
    case 'halftone':
      return onPlate(() => layer('fg', screenedFoot()));
    case 'stack':
      return onPlate((random) => layer('a', musicalFoot(random)));
    case 'label-box':
      return onPlate(
        () => layer(spec.params.box === 'accent' ? 'fg' : 'a', stickerFoot()),
        spec.params.box === 'accent' ? 'a' : 'fg',
      );
    case 'record-letter':
      return {
        grounds: [() => withGroove(circle())],
        draw: (emblem) => grooved(emblem, false),
      };
    case 'ring':
      return { grounds: [circle], draw: framed };
    case 'script':
      return { grounds: [openGround], draw: underlined };
    case 'inline':
      return {
        grounds: [() => withGroove(square()), () => withGroove(squircle())],
        draw: (emblem) => grooved(emblem, spec.params.accent !== 'none'),
      };
    case 'glitch':
      return { grounds: [square, circle, squircle], draw: torn };
    case 'split':
      return {
        grounds: [circle, square, squircle, hexagon],
        draw: (emblem) => halved(emblem, spec.params),
      };
    case 'stencil':
      return {
        grounds: [() => ({ ...square(), width: 190, height: 180 })],
        draw: cornered,
      };
    case 'blackletter':
      return { grounds: [shield, notched], draw: plain };
    default:
      return PLAIN;
  }
}

const onPlate = (foot: (random: Random) => Layer, role: 'fg' | 'a' = 'fg'): Idea => ({
  grounds: [plate],
  draw: ({ body }, random) => [layer(role, body), foot(random)],
});
