import { covers } from '#core/typefaces/coverage.ts';
import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { Lockable, LogoBrief } from '../brief.ts';
import { ARCHETYPE_IDS } from '../spec.ts';
import type { NameParts } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { avoidsFont, avoidsGround, avoidsKind } from './avoid.ts';
import { asColouring, type Colouring } from './colouring.ts';
import { isOfLayout, rowsIn } from './layouts.ts';
import { letteringOf } from './lettering.ts';
import { arrangementsOf } from './own-colours.ts';
import { nearestFirst } from './palette-distance.ts';
import { PALETTE_IDS, PALETTES, paletteOf } from './palettes.ts';
import type { Planning } from './planning.ts';
import { type SymbolId, symbolsFor } from './symbol-names.ts';
import { letteringFaults, type TasteRule } from './taste.ts';

export type Like = NonNullable<LogoBrief['like']>;

/** Kinds that feel alike; one that is in several families has more neighbours. */
const FAMILIES: readonly (readonly ArchetypeId[])[] = [
  ['slice', 'split', 'glitch', 'stencil'],
  ['slice', 'scan', 'halftone'],
  ['scan', 'glitch', 'echo'],
  ['inline', 'shadow', 'warp'],
  ['inline', 'record-letter', 'script'],
  ['stencil', 'label-box', 'stack'],
  ['shadow', 'warp', 'echo'],
  ['label-box', 'stack', 'shadow'],
  ['ring', 'badge', 'symbol'],
  ['minimal', 'symbol', 'waveform'],
  ['waveform', 'stack', 'record-letter'],
  ['scan', 'echo', 'waveform'],
  ['script', 'blackletter', 'warp'],
  ['record-letter', 'ring', 'label-box'],
];

/** How many families two kinds share. */
const affinity = (one: ArchetypeId, other: ArchetypeId): number =>
  FAMILIES.filter((family) => family.includes(one) && family.includes(other)).length;

const FEWEST_KINDS = 4;
const LEAST_FIT = 0.02;

/** The other kinds that can draw the name, nearest first; with `font` those that look right in it, if any do. */
export function kindsNear(planning: Planning, kind: ArchetypeId, font?: FontId): ArchetypeId[] {
  const { avoided, brief, name } = planning;
  const drawable = ARCHETYPE_IDS.filter(
    (id) =>
      id !== kind &&
      !avoidsKind(avoided, id) &&
      ARCHETYPE_RENDERERS[id].fit(name) > LEAST_FIT &&
      planning.facesOf(id).length > 0,
  );
  const inFace = font ? drawable.filter((id) => looksRight(planning, id, font)) : [];
  const possible = inFace.length > 0 ? inFace : drawable;
  const ofLayout = possible.filter((id) => isOfLayout(brief.layout, id));
  const nearest = (ofLayout.length > 0 ? ofLayout : possible).toSorted(
    (a, b) => affinity(kind, b) - affinity(kind, a),
  );
  return nearest.filter((id, place) => place < FEWEST_KINDS || affinity(kind, id) > 0);
}

/** Whether a kind can draw the name in a face, without a fault. */
const looksRight = ({ brief, name }: Planning, archetype: ArchetypeId, font: FontId): boolean =>
  ARCHETYPE_RENDERERS[archetype].fit(name) > LEAST_FIT &&
  covers(font, letteringOf(name, archetype)) &&
  letteringFaults({ archetype, font, rows: rowsIn(brief, name, archetype, font) }, name).length === 0;

const MOST_FONTS = 5;

/** Other faces for a kind with the same traits, nearest first; other families before other weights. */
export function fontsNear(planning: Planning, kind: ArchetypeId, font: FontId): FontId[] {
  const { family, traits } = FONTS[font];
  const likeness = (other: FontId): number => {
    const face = FONTS[other];
    const shared = face.traits.filter((trait) => traits.includes(trait)).length;
    const all = new Set([...face.traits, ...traits]).size;
    return shared / Math.max(all, 1) - (face.family === family ? 0.4 : 0);
  };
  return planning
    .facesOf(kind)
    .filter((other) => other !== font)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, MOST_FONTS);
}

const MOST_PALETTES = 7;

/** Other colours, nearest in lightness and hue first: of the palettes, or other grounds of the artist's own colours. */
export function colouringsNear({ brief, avoided }: Planning, { palette, colours }: Colouring): Colouring[] {
  if (colours)
    return arrangementsOf(colours, avoided)
      .filter((other) => Object.values(other).join() !== Object.values(colours).join())
      .map(asColouring);
  const others = [...new Set(brief.palettes ?? PALETTE_IDS)].filter(
    (id) => id !== palette && !avoidsGround(avoided, PALETTES[id].bg),
  );
  return nearestFirst(others, (id) => PALETTES[id], PALETTES[palette])
    .slice(0, MOST_PALETTES)
    .map((id) => ({ palette: id }));
}

/** Other symbols that suit the name. */
export const symbolsNear = ({ brief }: Planning, symbol: SymbolId): SymbolId[] =>
  [...new Set(brief.symbols ?? [...symbolsFor(brief.name), ...symbolsFor('')])].filter(
    (other) => other !== symbol,
  );

/** The colours to start from: the concept's; the artist's own where they are new to the brief and nothing is locked. */
export function colouringOf({ brief }: Planning, { palette, colours, locks }: Like): Colouring {
  if (colours) return { palette, colours };
  return brief.colours && !locks.includes('palette') ? asColouring(brief.colours) : { palette };
}

/** Parts that cannot stay, because the brief avoids them or the name looks wrong in them. */
export function partsToLeave(planning: Planning, like: Like, colouring: Colouring): Lockable[] {
  const { avoided } = planning;
  const { archetype, font, locks } = like;
  const isKindAvoided = avoidsKind(avoided, archetype);
  const isFontAvoided = avoidsFont(avoided, font);
  const isWrong = !looksRight(planning, archetype, font);
  // Kind and face that do not go together part, unless both are locked; the face goes first.
  const doesFontGo = isFontAvoided || (isWrong && !isKindAvoided && !locks.includes('font'));
  const doesKindGo = isKindAvoided || (isWrong && !doesFontGo && !locks.includes('archetype'));
  return [
    ...(doesKindGo ? (['archetype'] as const) : []),
    ...(doesFontGo ? (['font'] as const) : []),
    ...(avoidsGround(avoided, paletteOf(colouring).bg) ? (['palette'] as const) : []),
  ];
}

/** What is wrong with the parts that are locked: it is what was asked for. */
export const faultsAskedFor = (name: NameParts, { archetype, font, locks }: Like): TasteRule[] =>
  locks.includes('archetype') && locks.includes('font') ? letteringFaults({ archetype, font }, name) : [];
