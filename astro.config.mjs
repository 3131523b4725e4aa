import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { apiAddresses } from './site/build/api-addresses.ts';
import { securityHeaders } from './site/build/security-headers.ts';
import { styleguide } from './site/build/styleguide.ts';

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
  integrations: [react(), styleguide(), securityHeaders()],
  vite: {
    plugins: [apiAddresses()],
    server: { proxy: { '/api': { target: workerUrl, changeOrigin: false } } },
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
  },
});
