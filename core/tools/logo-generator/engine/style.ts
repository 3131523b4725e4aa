import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import type { ArchetypeId } from '../archetype-params.ts';
import type { LogoBrief } from '../brief.ts';
import { avoidsGround } from './avoid.ts';
import { GENRE_STYLES, type GenreStyle } from './genre-style.ts';
import { MOOD_STYLES } from './mood-style.ts';
import { PALETTE_IDS, PALETTES, type PaletteId } from './palettes.ts';

/** What genre and mood of a brief like together. Weights around 1. */
export interface Style {
  kind(archetype: ArchetypeId): number;
  face(font: FontId): number;
  /** The palettes to choose from, none on a ground that is to be avoided. */
  palettes: ReadonlyMap<PaletteId, number>;
}

const NEUTRAL: GenreStyle = { archetypes: {}, traits: {}, palettes: [] };

export function styleOf(brief: Pick<LogoBrief, 'genre' | 'mood' | 'palettes' | 'avoid'>): Style {
  const genre = GENRE_STYLES[brief.genre];
  const mood = brief.mood ? MOOD_STYLES[brief.mood] : NEUTRAL;
  return {
    kind: (id) => (genre.archetypes[id] ?? 1) * (mood.archetypes[id] ?? 1),
    face: (font) =>
      FONTS[font].traits.reduce(
        (product, trait) => product * (genre.traits[trait] ?? 1) * (mood.traits[trait] ?? 1),
        1,
      ),
    palettes: weighedPalettes(brief, genre, mood),
  };
}

/** Fewer than this would make twelve concepts look like one. */
const FEWEST_PALETTES = 5;

/** What the mood does to a palette's weight: its own come first, those of the genre alone step back. */
const OF_MOOD = 1.6;
const NOT_OF_MOOD = 0.55;
/** A palette of the mood that the genre does not know. */
const NEW_TO_GENRE = 0.4;
/** Any other, where the ground that is avoided leaves too few. */
const STOPGAP = 0.3;

function weighedPalettes(
  { palettes, avoid = [] }: Pick<LogoBrief, 'palettes' | 'avoid'>,
  genre: GenreStyle,
  mood: GenreStyle,
): ReadonlyMap<PaletteId, number> {
  const allowed = (ids: readonly PaletteId[]) => ids.filter((id) => !avoidsGround(avoid, PALETTES[id].bg));
  if (palettes) return new Map(allowed(palettes).map((id) => [id, 1]));
  const hasMood = mood.palettes.length > 0;
  const weight = (id: PaletteId): number => {
    const ofGenre = genre.palettes.includes(id) ? 1 : mood.palettes.includes(id) ? NEW_TO_GENRE : 0;
    return hasMood ? ofGenre * (mood.palettes.includes(id) ? OF_MOOD : NOT_OF_MOOD) : ofGenre;
  };
  const all = allowed(PALETTE_IDS);
  const weighed = all.map((id) => [id, weight(id)] as const);
  const liked = weighed.filter(([, each]) => each > 0);
  return new Map(
    liked.length >= FEWEST_PALETTES ? liked : weighed.map(([id, each]) => [id, each || STOPGAP] as const),
  );
}
