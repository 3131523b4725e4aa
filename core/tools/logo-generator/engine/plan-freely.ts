import type { FontId } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { Direction } from '../direction.ts';
import { ARCHETYPE_IDS, type LogoSpec } from '../spec.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { avoidsKind } from './avoid.ts';
import { candidates, pickFont, type Usage } from './choose-font.ts';
import { colourist } from './colouring.ts';
import { isPaletteWelcome, welcomeDirections } from './directed.ts';
import { isOfLayout } from './layouts.ts';
import { noteUse, ownRandom, type Planning, specOf } from './planning.ts';
import { LONG_ENOUGH_TO_CUT } from './settings.ts';
import { symbolist } from './symbolist.ts';

export interface Plan {
  concepts: LogoSpec[];
  /** Further concepts in typefaces of the others, for the place of one that does not turn out well. */
  spares: LogoSpec[];
  /** For names that hardly fit into any: one of each kind that is not of the layout asked for, and words cut into rows. */
  stopgaps: LogoSpec[];
}

/** Concepts of as many kinds, faces and colours as the brief leaves room for; directions come first. */
export function planFreely(
  planning: Planning,
  wanted: { count: number; spares: number },
  directions: readonly Direction[] = [],
): Plan {
  const { brief, name, avoided, style } = planning;
  const fonts: Usage<FontId> = new Map();
  const colouringOf = colourist(planning);
  const symbolFor = symbolist(brief);

  const directed = welcomeDirections(planning, directions)
    .slice(0, wanted.count)
    .map(({ archetype, font, palette, symbol }, index) => {
      const own = ownRandom(planning, index, archetype);
      const colouring = isPaletteWelcome(planning, palette) ? { palette } : colouringOf(font, own);
      noteUse(fonts, font);
      const shown = !brief.symbols || brief.symbols.includes(symbol) ? symbol : symbolFor(archetype);
      return specOf(planning, index, { archetype, font, ...colouring, symbol: shown }, own);
    });
  const { fitting, others } = kindsFor(planning);
  const kinds = inTurns(fitting, new Set(directed.map(({ archetype }) => archetype)));
  const kindAt = (place: number) => kinds[(place - directed.length) % kinds.length] ?? 'badge';

  const decide = (
    place: number,
    archetype: ArchetypeId,
    only: ReadonlySet<FontId> | null,
    rows?: number,
  ): LogoSpec[] => {
    const tasteful = planning.facesOf(archetype);
    const suited = tasteful.length > 0 ? tasteful : candidates(archetype, name, avoided);
    const choice = only ? suited.filter((font) => only.has(font)) : suited;
    if (choice.length === 0) return [];
    const own = ownRandom(planning, place, archetype);
    const font = pickFont(choice, archetype, name, { style, used: fonts, random: own });
    noteUse(fonts, font);
    const symbol = symbolFor(archetype);
    return [specOf(planning, place, { archetype, font, ...colouringOf(font, own), symbol, rows }, own)];
  };
  const places = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const ruled = places(directed.length, wanted.count).flatMap((place) => decide(place, kindAt(place), null));
  const known = new Set(fonts.keys());
  const all = wanted.count + wanted.spares;
  const isLongWord = name.words.length === 1 && name.size >= LONG_ENOUGH_TO_CUT;
  return {
    concepts: [...directed, ...ruled],
    spares: places(wanted.count, all).flatMap((place) => decide(place, kindAt(place), known)),
    stopgaps:
      wanted.spares === 0
        ? []
        : [
            ...others.flatMap((kind, index) => decide(all + index, kind, known)),
            ...(isLongWord ? kinds.flatMap((kind, index) => decide(all + index, kind, known, 2)) : []),
          ],
  };
}

/** Kinds that are there already come last. */
const inTurns = (kinds: readonly ArchetypeId[], done: ReadonlySet<ArchetypeId>): ArchetypeId[] => [
  ...kinds.filter((kind) => !done.has(kind)),
  ...kinds.filter((kind) => done.has(kind)),
];

/** The kinds that can draw the name, best first, with some chance in the order: those of the layout, and others. */
function kindsFor(planning: Planning): { fitting: ArchetypeId[]; others: ArchetypeId[] } {
  const { brief, name, avoided, style, random } = planning;
  const drawable = ARCHETYPE_IDS.map((id) => {
    const chance = random.between(0.82, 1.18);
    const fit = avoidsKind(avoided, id) ? 0 : ARCHETYPE_RENDERERS[id].fit(name);
    return { id, weight: fit * style.kind(id) * chance };
  })
    .filter(({ id, weight }) => weight > 0.02 && candidates(id, name, avoided).length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
  const tasteful = drawable.filter((id) => planning.facesOf(id).length > 0);
  const ofLayout = tasteful.filter((id) => isOfLayout(brief.layout, id));
  const fitting = [ofLayout, tasteful].find((kinds) => kinds.length > 0) ?? drawable;
  return { fitting, others: tasteful.filter((kind) => !fitting.includes(kind)) };
}
