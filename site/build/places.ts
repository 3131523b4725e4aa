import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PLACES_FILE } from '#core/gigs/places.ts';
import { placesText } from './places/places-text.ts';
import { SOURCES } from './places/sources.ts';

/** Writes dist/places.txt: cities with where they are and their time zones. */
export function places(): AstroIntegration {
  return {
    name: 'deckhand:places',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const text = placesText(SOURCES);
        await writeFile(fileURLToPath(new URL(`.${PLACES_FILE}`, dir)), text);
        logger.info(`${text.match(/\t\d+$/gm)?.length} cities`);
      },
    },
  };
}
