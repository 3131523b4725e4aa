import type { ArchetypeId } from '../archetype-params.ts';
import type { LogoBrief } from '../brief.ts';
import { ARCHETYPE_IDS, type LogoSpec } from '../spec.ts';
import { analyseName, type NameParts } from './analyse-name.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { candidates, captionFont, letteringFont, pickWideCaption, type Usage } from './choose-font.ts';
import { undrawable } from './coverage.ts';
import { UnsupportedScriptError } from './errors.ts';
import type { FontId } from './font-catalogue.ts';
import { GENRE_STYLES, type GenreStyle } from './genre-style.ts';
import type { PaletteId } from './palettes.ts';
import { hashText, type Random, seededRandom } from './random.ts';
import { symbolsFor } from './symbol-names.ts';

/**
 * Decides everything about the concepts of a brief. No font file is needed for it: which characters a face
 * draws is known beforehand.
 * @throws UnsupportedScriptError
 */
export function planLogos(brief: LogoBrief, count: number): LogoSpec[] {
  for (const path of ['name', 'tagline'] as const) {
    const missing = undrawable(brief[path]);
    if (missing.length > 0) throw new UnsupportedScriptError(missing, path);
  }
  const name = analyseName(brief.name);
  const style = GENRE_STYLES[brief.genre];
  const random = seededRandom(`${brief.name}|${brief.genre}|${brief.seed}`);
  const order = archetypesFor(name, style, random);
  const wideCaption = pickWideCaption(random);
  const symbols = brief.symbol ? ([brief.symbol] as const) : symbolsFor(brief.name);
  const palettes = brief.palettes ?? style.palettes;
  const fontUsage: Usage<FontId> = new Map();
  const paletteUsage: Usage<PaletteId> = new Map();

  return Array.from({ length: count }, (_, index) => {
    const archetype = order[index % order.length] ?? 'symbol';
    const own = seededRandom(`${brief.name}|${brief.genre}|${brief.seed}|${index}|${archetype}`);
    const font = letteringFont(archetype, name, style, fontUsage, own);
    const palette = leastUsed(palettes, paletteUsage, own);
    noteUse(fontUsage, font);
    noteUse(paletteUsage, palette);
    return {
      v: 1,
      archetype,
      name: brief.name,
      tagline: brief.tagline,
      font,
      capFont: captionFont(font, brief.tagline + name.prefix, wideCaption),
      palette,
      symbol: symbols[index % symbols.length] ?? symbols[0],
      seed: hashText(`${brief.name}|${brief.seed}|${index}`) >>> 1,
      params: ARCHETYPE_RENDERERS[archetype].choose(own),
    } as LogoSpec;
  });
}

/** The archetypes that can draw the name, best first, with some chance in the order. */
function archetypesFor(name: NameParts, style: GenreStyle, random: Random): ArchetypeId[] {
  return ARCHETYPE_IDS.map((id) => {
    const chance = random.between(0.82, 1.18);
    const fit = candidates(id, name).length > 0 ? ARCHETYPE_RENDERERS[id].fit(name) : 0;
    return { id, weight: fit * (style.archetypes[id] ?? 1) * chance };
  })
    .filter(({ weight }) => weight > 0.02)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
}

function leastUsed<Key extends string>(keys: readonly Key[], usage: Usage<Key>, random: Random): Key {
  const weighed = keys.map((key) => ({ key, weight: random.next() / (1 + 4 * (usage.get(key) ?? 0)) }));
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best)).key;
}

const noteUse = <Key extends string>(usage: Usage<Key>, key: Key): void => {
  usage.set(key, (usage.get(key) ?? 0) + 1);
};
