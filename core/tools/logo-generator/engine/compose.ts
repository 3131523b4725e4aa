import { contrast } from '#core/colour/contrast.ts';
import { LEAST_FOR_TEXT } from '#core/colour/readable-colour.ts';
import type { LogoSpec } from '../spec.ts';
import { ROOM, type Room, type RoundRoom } from './box.ts';
import { type ColourWay, coloursIn } from './colour-ways.ts';
import { coloursOn } from './colours-on.ts';
import type { FaceSet } from './faces.ts';
import { type Placement, writePath } from './geometry/write-path.ts';
import type { Role } from './layer.ts';
import type { Lockup } from './lockups.ts';
import { type OutlinedPart, outlinedLockup } from './outlined-lockup.ts';
import { type Palette, paletteOf } from './palettes.ts';
import type { Fill, Picture } from './picture.ts';
import { type Align, placeInRoom } from './place-in-room.ts';
import { hashText } from './random.ts';
import { rearranged } from './rearranged.ts';

/** What a picture shows, and how. */
export interface Composition {
  spec: LogoSpec;
  faces: FaceSet;
  /** `full` unless given: symbol, name and tagline together. */
  lockup?: Lockup;
  /** `full` unless given: its own colours on its own ground. */
  colourWay?: ColourWay;
  /** In pixels. */
  width: number;
  height: number;
  /** The part of the picture that the drawing may fill. */
  room?: Room | RoundRoom;
  /** In place of the ground of the colour way: `#RRGGBB`, or null for none. */
  ground?: string | null;
  /** A `#RRGGBB` ground that is there already: no ground is drawn, and the logo's own colours are made readable on it. */
  on?: string;
  align?: Align;
  /** The name may take fewer or more rows where that makes it much larger. */
  mayRearrange?: boolean;
  /** For gobos that are projected from behind. */
  isMirrored?: boolean;
  /** Coordinates are multiples of one over this; by the size of the picture where not given. */
  perPixel?: 10 | 100;
}

const LARGE = 1000;
const PAINT_ORDER: readonly Role[] = ['b', 'gradient', 'a', 'fg'];

/**
 * Places a lockup on a format.
 * @throws MissingFontFileError when `faces` lacks a file of `facesForSpec(spec)`
 */
export function composePicture(composition: Composition): Picture {
  const { faces, lockup = 'full', colourWay = 'full', width, height, room = ROOM } = composition;
  const spec = composition.mayRearrange
    ? rearranged(composition.spec, faces, lockup, { width, height, room })
    : composition.spec;
  const outlined = outlinedLockup(spec, faces, lockup);
  const { perPixel = Math.max(width, height) < LARGE ? 100 : 10, isMirrored = false } = composition;
  const placed = placeInRoom(outlined, { width, height }, room, composition.align);
  const place = isMirrored ? { ...placed, unitX: -placed.unitX, x: width - placed.x } : placed;

  const { on } = composition;
  const own = on ? { ground: null, colours: coloursOn(on, paletteOf(spec)) } : coloursIn(spec, colourWay);
  const { ground = own.ground } = composition;
  const paths = PAINT_ORDER.flatMap((role) => {
    const parts = outlined.parts.filter((part) => roleOf(part, own.colours) === role);
    const d = parts.map(({ outlines }) => writePath(outlines, perPixel, place)).join('');
    return d === '' ? [] : [{ fill: fillOf(role, parts, place, own.colours), d }];
  });
  const id = hashText(JSON.stringify([spec, lockup, on ?? colourWay, width, height, room]));
  return {
    width,
    height,
    label: `${spec.name} logo`,
    id: `g${id.toString(36)}`,
    ground,
    paths,
  };
}

/** Small print takes the main colour where the accent is enough for graphics only. */
const roleOf = ({ role, isSmallPrint }: OutlinedPart, { bg, a }: Palette): Role =>
  isSmallPrint && role === 'a' && contrast(a, bg) < LEAST_FOR_TEXT ? 'fg' : role;

function fillOf(
  role: Role,
  parts: readonly OutlinedPart[],
  { unitY, y }: Placement,
  { a, b, ...colours }: Palette,
): Fill {
  if (role !== 'gradient') return role === 'fg' ? colours.fg : role === 'a' ? a : b;
  if (a === b) return a;
  const [top, bottom] = [
    Math.min(...parts.map(({ bounds }) => bounds.top)),
    Math.max(...parts.map(({ bounds }) => bounds.bottom)),
  ].map((edge) => Math.round((edge * unitY + y) * 100) / 100);
  return { x: 0, y1: top ?? 0, y2: bottom ?? 0, from: a, to: b };
}
