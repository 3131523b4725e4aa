import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { readArtefacts } from './share-images/artefacts.ts';
import { type Card, cardOf, DECKHAND } from './share-images/card.ts';
import { drawCard } from './share-images/draw-card.ts';
import { openKept } from './share-images/kept.ts';
import { openPens } from './share-images/lettering.ts';

/** The pictures that the pages of a built site ask for, by their path; pages of one canonical address share one. */
async function wantedCards(root: string): Promise<Map<string, Card>> {
  const cards = new Map<string, Card>();
  for (const file of globSync('**/*.html', { cwd: root }).sort()) {
    const wanted = cardOf(await readFile(root + file, 'utf8'));
    if (wanted && !cards.has(wanted.path)) cards.set(wanted.path, wanted.card);
  }
  return cards.set('/og/deckhand.png', DECKHAND);
}

/** Few colours, no dither: flat grounds and letters stay sharp at a third of the weight. */
const png = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0, effort: 1 }).toBuffer();

/** Draws the picture of every page that asks for one under /og/: 1200 × 630, from the page's own title and facts. */
export function shareImages(): AstroIntegration {
  return {
    name: 'deckhand:share-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const artefactOf = await readArtefacts();
        const kept = await openKept();
        const missing: { card: Card; path: string }[] = [];
        const cards = await wantedCards(root);
        for (const [path, card] of cards) {
          if (!(await kept.place(card, root + path.slice(1)))) missing.push({ card, path });
        }
        if (missing.length > 0) {
          const words = missing.flatMap(({ card }) => [card.title, card.section, card.text]);
          const pens = await openPens(`Deckhand…${words.join('')}`);
          // Drawn one after the other on this thread, rasterised meanwhile on others.
          await Promise.all(
            missing.map(async ({ card, path }) => {
              await kept.keep(card, await png(drawCard(card, artefactOf(card), pens)));
              await kept.place(card, root + path.slice(1));
            }),
          );
        }
        logger.info(`${missing.length} of ${cards.size} share images drawn`);
      },
    },
  };
}
