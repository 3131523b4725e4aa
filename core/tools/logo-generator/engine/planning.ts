import type { FontId } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { LogoBrief } from '../brief.ts';
import type { LogoColours } from '../colours.ts';
import type { LogoSpec } from '../spec.ts';
import { analyseName, type NameParts } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { type Avoided, withoutAvoided } from './avoid.ts';
import { captionFont, pickWideCaption, tastefulFonts, type Usage } from './choose-font.ts';
import { UnsupportedScriptError } from './errors.ts';
import { isRibbon } from './face-width.ts';
import { inLayout, rowsIn } from './layouts.ts';
import type { PaletteId } from './palettes.ts';
import { hashText, type Random, seededRandom } from './random.ts';
import { type Style, styleOf } from './style.ts';
import type { SymbolId } from './symbol-names.ts';
import { undrawable } from './undrawable.ts';

/** What is known about a brief before anything is decided. */
export interface Planning {
  brief: LogoBrief;
  name: NameParts;
  avoided: Avoided;
  style: Style;
  /** One wide face for the small print of all concepts. */
  wideCaption: FontId;
  /** For decisions about the set as a whole. */
  random: Random;
  /** The faces that write the name well in a kind; empty where none does. */
  facesOf(kind: ArchetypeId): readonly FontId[];
}

/** @throws UnsupportedScriptError naming the characters that no typeface draws */
export function startPlanning(brief: LogoBrief): Planning {
  for (const path of ['name', 'tagline'] as const) {
    const missing = undrawable(brief[path]);
    if (missing.length > 0) throw new UnsupportedScriptError(missing, path);
  }
  const random = seededRandom(`${brief.name}|${brief.genre}|${brief.seed}`);
  const name = analyseName(brief.name);
  const avoided = brief.avoid ?? [];
  const faces = new Map<ArchetypeId, readonly FontId[]>();
  return {
    brief,
    name,
    avoided,
    style: styleOf(brief),
    random,
    wideCaption: pickWideCaption(random),
    facesOf(kind) {
      const known = faces.get(kind);
      if (known) return known;
      const rowsWith = (font: FontId) => rowsIn(brief, name, kind, font);
      const tasteful = tastefulFonts(kind, name, { avoided, rowsIn: rowsWith });
      const hasTagline = brief.tagline !== '';
      const fitting = tasteful.filter(
        (font) => !isRibbon(kind, font, name, { rows: rowsWith(font), hasTagline }),
      );
      // Where one line is asked for, the faces that hold the name in one come before all others.
      const inLine = brief.layout === 'line' ? fitting.filter((font) => rowsWith(font) === 1) : [];
      const best = [inLine, fitting].find((fonts) => fonts.length > 0) ?? tasteful;
      faces.set(kind, best);
      return best;
    },
  };
}

/** Chance for one concept: the same brief, place and kind give the same choices. */
export const ownRandom = ({ brief }: Planning, index: number, kind: ArchetypeId): Random =>
  seededRandom(`${brief.name}|${brief.genre}|${brief.seed}|${index}|${kind}`);

/** What one concept is made of, as far as it can be seen in a list. */
export interface Parts {
  archetype: ArchetypeId;
  font: FontId;
  palette: PaletteId;
  colours?: LogoColours | undefined;
  symbol: SymbolId;
  rows?: number | undefined;
  tracking?: number | undefined;
  /** In place of what the kind chooses. */
  params?: object | undefined;
}

/** The concept at a place in the set. */
export function specOf(planning: Planning, index: number, parts: Parts, random: Random): LogoSpec {
  const { brief, name, avoided, wideCaption } = planning;
  const { archetype, font, palette, colours, symbol, tracking } = parts;
  const own = { ...ARCHETYPE_RENDERERS[archetype].choose(random), ...parts.params };
  const chosen = inLayout(brief.layout, archetype, own);
  const rows = parts.rows ?? rowsIn(brief, name, archetype, font);
  return {
    v: 1,
    archetype,
    name: brief.name,
    tagline: brief.tagline,
    font,
    capFont: captionFont(font, brief.tagline + name.prefix, wideCaption),
    palette,
    ...(colours && { colours }),
    symbol,
    ...(tracking !== undefined && { tracking }),
    ...(rows !== undefined && { rows }),
    seed: hashText(`${brief.name}|${brief.seed}|${index}`) >>> 1,
    params: withoutAvoided(avoided, archetype, chosen),
  } as LogoSpec;
}

/** The key with the greatest weight after chance, less for those that were used already. */
export function leastUsed<Key extends string>(
  keys: ReadonlyMap<Key, number>,
  used: Usage<Key>,
  random: Random,
): Key | undefined {
  let best: { key: Key; weight: number } | undefined;
  for (const [key, liking] of keys) {
    const weight = (liking * random.next()) / (1 + 4 * (used.get(key) ?? 0));
    if (!best || weight > best.weight) best = { key, weight };
  }
  return best?.key;
}

export const noteUse = <Key extends string>(used: Usage<Key>, key: Key): void => {
  used.set(key, (used.get(key) ?? 0) + 1);
};
