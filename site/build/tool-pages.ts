import type { AstroIntegration } from 'astro';
import { CATALOGUE } from '#core/catalogue.ts';

/** Gives every tool that is open its pages: site/tools/<id>/page.astro and those of its further screens, at the paths of its manifest. */
export function toolPages(): AstroIntegration {
  return {
    name: 'deckhand:tool-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const { id, path, opens, screens } of CATALOGUE) {
          if (opens !== path) continue;
          injectRoute({ pattern: path, entrypoint: `./site/tools/${id}/page.astro` });
          for (const [folder, screen] of Object.entries<{ path: string }>(screens))
            injectRoute({ pattern: screen.path, entrypoint: `./site/tools/${id}/${folder}/page.astro` });
        }
      },
    },
  };
}
