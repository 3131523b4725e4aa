import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { PAGE_SCRIPT } from '#core/press-kit-page.ts';
import { SIGN_SCRIPT } from '#core/signing/envelope.ts';

const entryOf = (page: string): string =>
  fileURLToPath(new URL(`../${page}/page.script.ts`, import.meta.url));

/** Where each is served → what it is made from. */
const SCRIPTS = { [PAGE_SCRIPT]: entryOf('press-kit-page'), [SIGN_SCRIPT]: entryOf('signing-page') };

/** Writes the scripts of the pages that the server renders, and which therefore have to know their names. */
export function pageScripts(): AstroIntegration {
  return {
    name: 'deckhand:page-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const [path, input] of Object.entries(SCRIPTS))
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
                input,
                output: { format: 'iife', entryFileNames: path.slice(1) },
              },
            },
          });
      },
    },
  };
}
