import type { AstroIntegration } from 'astro';
import { CATALOGUE } from '#core/catalogue.ts';

/** Gives every tool that is open its page: site/tools/<id>/page.astro, at the path of its manifest. */
export function toolPages(): AstroIntegration {
  return {
    name: 'deckhand:tool-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const { id, path, opens } of CATALOGUE)
          if (opens === path) injectRoute({ pattern: path, entrypoint: `./site/tools/${id}/page.astro` });
      },
    },
  };
}
