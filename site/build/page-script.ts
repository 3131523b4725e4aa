import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { PAGE_SCRIPT } from '#core/press-kit-page.ts';

const ENTRY = fileURLToPath(new URL('../press-kit-page/page.script.ts', import.meta.url));

/** Writes the script of press kit pages, which the server renders and which therefore have to know its name. */
export function pageScript(): AstroIntegration {
  return {
    name: 'deckhand:page-script',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            rolldownOptions: {
              input: ENTRY,
              output: { format: 'iife', entryFileNames: PAGE_SCRIPT.slice(1) },
            },
          },
        });
      },
    },
  };
}
