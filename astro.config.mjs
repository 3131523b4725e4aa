import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { apiAddresses } from './site/build/api-addresses.ts';
import { figures } from './site/build/figures.ts';
import { islandPreloads } from './site/build/island-preloads.ts';
import { offlineShell } from './site/build/offline-shell.ts';
import { pageScripts } from './site/build/page-scripts.ts';
import { places } from './site/build/places.ts';
import { preloadedParts } from './site/build/preloaded-parts.ts';
import { redirects } from './site/build/redirects.ts';
import { searchIndex } from './site/build/search-index.ts';
import { securityHeaders } from './site/build/security-headers.ts';
import { securityTxt } from './site/build/security-txt.ts';
import { shareImages } from './site/build/share-images.ts';
import { SHARED_CHUNKS } from './site/build/shared-chunks.ts';
import { sitemap } from './site/build/sitemap.ts';
import { styleguide } from './site/build/styleguide.ts';
import { toolPages } from './site/build/tool-pages.ts';
import { trackerFiles } from './site/build/tracker-files.ts';

const workerUrl = process.env.WORKER_URL ?? 'http://127.0.0.1:8787';

export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://localhost:8787',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_astro', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    // Code of articles is mail and templates: nothing to colour.
    mdx({ syntaxHighlight: false }),
    styleguide(),
    figures(),
    redirects(),
    toolPages(),
    searchIndex(),
    places(),
    sitemap(),
    securityTxt(),
    islandPreloads(),
    shareImages(),
    pageScripts(),
    offlineShell(),
    trackerFiles(),
    securityHeaders(),
  ],
  vite: {
    plugins: [apiAddresses(), preloadedParts()],
    server: {
      // What the server answers; the script of the pages that it renders is that of the last build.
      proxy: Object.fromEntries(
        ['/api/', '/epk/', '/sign/', '/.well-known/'].map((path) => [
          path,
          { target: workerUrl, changeOrigin: false },
        ]),
      ),
    },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
    },
    worker: { format: 'es', plugins: () => [apiAddresses()] },
  },
});
