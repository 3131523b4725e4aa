import { ARCHETYPE_IDS } from '#core/tools/logo-generator/archetypes.ts';
import { AVOIDANCES, GENRES, LAYOUTS, LOCKABLE, MOODS } from '#core/tools/logo-generator/brief-choices.ts';
import type { LogoColours } from '#core/tools/logo-generator/colours.ts';
import { PALETTE_IDS } from '#core/tools/logo-generator/engine/palettes.ts';
import { SYMBOL_IDS } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { FONT_IDS } from '#core/typefaces/font-catalogue.ts';
import { BLANK_DRAFT, type BriefDraft, type LikeDraft, MOST_PALETTES, MOST_SYMBOLS } from './brief-draft.ts';
import { isSeed, MOST_TRIED } from './seed-trail.ts';

type Stored = Readonly<Record<string, unknown>>;

const record = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? (value as Stored) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const oneOf = <Id extends string>(ids: readonly Id[], value: unknown): Id | null =>
  ids.find((id) => id === value) ?? null;

/** In the order that they were stored in: it counts for what is drawn. */
const someOf = <Id extends string>(ids: readonly Id[], value: unknown, most = ids.length): Id[] =>
  [...new Set(list(value).flatMap((each) => oneOf(ids, each) ?? []))].slice(0, most);

const keys = <Id extends string>(table: Readonly<Record<Id, unknown>>) => Object.keys(table) as Id[];

function coloursOf(value: unknown): LogoColours | null {
  const { bg, fg, a, b } = record(value);
  const isWhole = [bg, fg, a, b].every((colour) => typeof colour === 'string');
  return isWhole ? { bg: text(bg), fg: text(fg), a: text(a), b: text(b) } : null;
}

function likeOf(value: unknown): LikeDraft | null {
  const stored = record(value);
  const archetype = oneOf(ARCHETYPE_IDS, stored.archetype);
  const font = oneOf(FONT_IDS, stored.font);
  const palette = oneOf(PALETTE_IDS, stored.palette);
  const symbol = oneOf(SYMBOL_IDS, stored.symbol);
  if (!archetype || !font || !palette || !symbol) return null;
  const colours = coloursOf(stored.colours);
  const locks = someOf(LOCKABLE, stored.locks);
  const { number, label } = record(stored.from);
  const from = typeof number === 'number' && typeof label === 'string' ? { number, label } : null;
  return { archetype, font, palette, ...(colours && { colours }), symbol, locks, from };
}

/** The draft that a stored value stands for: of a saved generation, or of this tab. What is unknown becomes blank. */
export function draftOf(value: unknown): BriefDraft {
  const stored = record(value);
  const colours = coloursOf(stored.colours);
  // A saved brief names colours only where they are in use.
  const usesOwn = typeof stored.usesOwnColours === 'boolean' ? stored.usesOwnColours : true;
  return {
    name: text(stored.name),
    tagline: text(stored.tagline),
    genre: oneOf(keys(GENRES), stored.genre) ?? BLANK_DRAFT.genre,
    mood: oneOf(keys(MOODS), stored.mood),
    palettes: someOf(PALETTE_IDS, stored.palettes, MOST_PALETTES),
    usesOwnColours: colours !== null && usesOwn,
    colours,
    // Briefs used to name one symbol.
    symbols: someOf(SYMBOL_IDS, stored.symbols ?? [stored.symbol], MOST_SYMBOLS),
    layout: oneOf(keys(LAYOUTS), stored.layout),
    avoid: someOf(keys(AVOIDANCES), stored.avoid),
    like: likeOf(stored.like),
    seed: isSeed(stored.seed) ? stored.seed : BLANK_DRAFT.seed,
    tried: list(stored.tried).filter(isSeed).slice(-MOST_TRIED),
  };
}
