import type { ArchetypeId } from '../archetype-params.ts';
import { LOCKABLE, type Lockable } from '../brief.ts';
import type { LogoSpec } from '../spec.ts';
import {
  colouringOf,
  colouringsNear,
  fontsNear,
  kindsNear,
  type Like,
  partsToLeave,
  symbolsNear,
} from './like.ts';
import type { Plan } from './plan-freely.ts';
import { ownRandom, type Parts, type Planning, specOf } from './planning.ts';
import { settingsFor } from './settings.ts';
import { variedParams } from './vary-params.ts';

/** The parts that one concept varies, in the order in which the concepts take turns. */
const TURNS: readonly (readonly Lockable[])[] = [
  ['palette'],
  ['archetype'],
  ['font'],
  ['archetype', 'palette'],
  ['symbol'],
  ['font', 'palette'],
  ['archetype', 'font'],
  ['symbol', 'palette'],
  ['archetype', 'symbol'],
  ['font', 'symbol'],
  ['font', 'palette', 'symbol'],
];

/** Kinds in which another symbol can be seen. */
const SHOWS_SYMBOL: readonly ArchetypeId[] = ['symbol', 'ring', 'minimal'];

/** Concepts near one that is liked: each keeps the locked parts, and its kind or two parts in all. */
export function planAlike(
  planning: Planning,
  like: Like,
  { count, spares }: { count: number; spares: number },
): Plan {
  const base = colouringOf(planning, like);
  const turns = turnsFor(like, partsToLeave(planning, like, base));
  const next = takingTurns();
  const kinds = {
    all: kindsNear(planning, like.archetype),
    inFace: kindsNear(planning, like.archetype, like.font),
  };
  const colourings = colouringsNear(planning, base);
  const symbols = symbolsNear(planning, like.symbol);
  const settings = settingsFor(planning.name);
  const seen = new Map<string, number>();

  const decide = (place: number): LogoSpec => {
    const varied = turns[place % turns.length] ?? [];
    const varies = (part: Lockable) => varied.includes(part);
    const others = varies('font') ? kinds.all : kinds.inFace;
    const archetype = (varies('archetype') && next('archetype', others)) || like.archetype;
    const font =
      (varies('font') && next(`font ${archetype}`, fontsNear(planning, archetype, like.font))) || like.font;
    const colouring = (varies('palette') && next('palette', colourings)) || base;
    const symbol = (varies('symbol') && next('symbol', symbols)) || like.symbol;

    const shown = SHOWS_SYMBOL.includes(archetype) ? symbol : '';
    const key = [archetype, font, ...Object.values(colouring.colours ?? colouring), shown].join();
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    // Parts that were there already are set in another way, and so are spares: the usual way did not turn out well.
    const way = times + (place < count ? 0 : 1 + (place % turns.length));
    const own = ownRandom(planning, place, archetype);
    const params = way > 0 ? variedParams(archetype, own) : {};
    const parts: Parts = { archetype, font, ...colouring, symbol, params, ...settings(archetype, way) };
    return specOf(planning, place, parts, own);
  };
  const concepts = Array.from({ length: count }, (_, place) => decide(place));
  const fonts = new Set(concepts.map(({ font }) => font));
  return {
    concepts,
    spares: Array.from({ length: spares }, (_, place) => decide(count + place)).filter(({ font }) =>
      fonts.has(font),
    ),
    stopgaps: [],
  };
}

/** Keeping the kind, or two of the four parts, is near enough. */
const isNear = (varied: readonly Lockable[]): boolean =>
  !varied.includes('archetype') || varied.length <= LOCKABLE.length - 2;

/** What each concept varies: never a locked part, always those that cannot stay. */
function turnsFor({ locks, archetype }: Like, avoided: readonly Lockable[]): (readonly Lockable[])[] {
  const free = TURNS.filter(
    (varied) =>
      !varied.some((part) => locks.includes(part)) &&
      (SHOWS_SYMBOL.includes(archetype) || !varied.includes('symbol')),
  );
  // Where all is locked the concepts differ in their settings alone.
  const forced = (free.length > 0 ? free : [[]]).map((varied) => [...new Set([...avoided, ...varied])]);
  const near = forced.filter(isNear);
  return near.length > 0 ? near : forced;
}

/** Goes through each list again and again; undefined where it is empty. */
function takingTurns() {
  const turn = new Map<string, number>();
  return <Item>(list: string, items: readonly Item[]): Item | undefined => {
    if (items.length === 0) return undefined;
    const at = turn.get(list) ?? 0;
    turn.set(list, at + 1);
    return items[at % items.length];
  };
}
