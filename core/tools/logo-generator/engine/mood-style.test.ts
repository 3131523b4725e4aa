import { describe, expect, it } from 'vitest';
import { hasTrait } from '#core/typefaces/font-catalogue.ts';
import { GENRES, type GenreId, logoBriefSchema, MOODS, type MoodId } from '../brief.ts';
import { GENRE_STYLES } from './genre-style.ts';
import { MOOD_STYLES } from './mood-style.ts';
import { planLogos } from './plan-logos.ts';
import { styleOf } from './style.ts';

const MOOD_IDS = Object.keys(MOODS) as MoodId[];
const planned = (wishes: object) =>
  Array.from({ length: 12 }, (_, seed) => seed).flatMap((seed) =>
    planLogos(logoBriefSchema.parse({ name: 'Otto', seed, ...wishes }), 12),
  );
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.filter(is).length / items.length;

describe('moods', () => {
  it.each(MOOD_IDS)(
    '%s: its palettes come first in every genre, and the others of the genre stay',
    (mood) => {
      for (const genre of Object.keys(GENRES) as GenreId[]) {
        const { palettes } = styleOf({ genre, mood });
        const own = GENRE_STYLES[genre].palettes;
        for (const id of own) expect(palettes.has(id)).toBe(true);
        const [first] = [...palettes].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
        if (own.some((id) => MOOD_STYLES[mood].palettes.includes(id))) {
          expect(own).toContain(first);
          expect(MOOD_STYLES[mood].palettes).toContain(first);
        }
      }
    },
  );

  it.each(MOOD_IDS)('%s: is seen in the palettes of twelve concepts', (mood) => {
    const isOfMood = ({ palette }: { palette: string }) =>
      MOOD_STYLES[mood].palettes.some((id) => id === palette);
    expect(share(planned({ mood }), isOfMood)).toBeGreaterThan(share(planned({}), isOfMood) + 0.15);
  });

  it.each([
    ['elegant', 'light'],
    ['calm', 'light'],
    ['raw', 'condensed'],
    ['futuristic', 'tech'],
    ['retro', 'retro'],
    ['playful', 'round'],
  ] as const)('%s: has more faces that are %s', (mood, trait) => {
    const has = ({ font }: { font: Parameters<typeof hasTrait>[0] }) => hasTrait(font, trait);
    expect(share(planned({ mood }), has)).toBeGreaterThan(share(planned({}), has));
  });

  it('do not overrule the genre: warm techno has no handwriting, elegant disco no blackletter', () => {
    const kinds = (wishes: object) => planned(wishes).map(({ archetype }) => archetype);
    expect(kinds({ genre: 'techno', mood: 'warm' })).not.toContain('script');
    expect(kinds({ genre: 'disco', mood: 'dark' })).not.toContain('blackletter');
  });

  it('bring their own kinds to the front', () => {
    const firstThree = (wishes: object) =>
      Array.from({ length: 12 }, (_, seed) => seed).flatMap((seed) =>
        planLogos(logoBriefSchema.parse({ name: 'Otto', seed, ...wishes }), 3).map(
          ({ archetype }) => archetype,
        ),
      );
    const isMinimal = (kind: string) => kind === 'minimal';
    expect(share(firstThree({ mood: 'calm' }), isMinimal)).toBeGreaterThan(
      share(firstThree({ mood: 'raw' }), isMinimal) + 0.2,
    );
  });
});
