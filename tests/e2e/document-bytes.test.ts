import { join } from 'node:path';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { testVisits } from '../support/browser.ts';
import { FILES } from '../support/document-everywhere.ts';
import { openPdf } from '../support/pdf.ts';

const newVisit = testVisits();

async function bundled(contents: string, conditions: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '../support'), loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', target: 'es2024', conditions, logLevel: 'silent' },
    // pdfkit asks where it is to find a colour profile that no document of ours has.
    define: { 'import.meta.url': '"file:///document.mjs"' },
  });
  return outputFiles[0]?.text ?? '';
}

const IMPORT = "import { makeDocument } from './document-everywhere.ts';";

async function inWorkerd(files: Record<string, string>): Promise<Buffer> {
  const answer = `export default { fetch: async (request) => new Response(await makeDocument(await request.json())) };`;
  const script = await bundled(`${IMPORT}\n${answer}`, ['workerd', 'worker', 'browser']);
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...{ name: 'documents', compatibilityDate: '2026-11-01' },
      modules: [{ type: 'ESModule' as const, path: 'index.js', contents: script }],
    }),
  );
  try {
    const response = await runtime.dispatchFetch('http://localhost/', {
      method: 'POST',
      body: JSON.stringify(files),
    });
    return Buffer.from(await response.arrayBuffer());
  } finally {
    await runtime.dispose();
  }
}

async function inBrowser(files: Record<string, string>): Promise<Buffer> {
  const { page } = await newVisit();
  const script = await bundled(`${IMPORT}\nObject.assign(globalThis, { makeDocument });`, ['browser']);
  await page.goto('about:blank');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'makeDocument' in globalThis, undefined, { polling: 50 });
  const bytes = await page.evaluate(async (sent) => {
    const { makeDocument } = globalThis as unknown as {
      makeDocument(files: typeof sent): Promise<Uint8Array>;
    };
    return Array.from(await makeDocument(sent));
  }, files);
  return Buffer.from(bytes);
}

it('a document has the same bytes, made in a browser and in a Worker', async () => {
  const fonts = readLogoFonts(FILES);
  const files = Object.fromEntries(
    [...fonts].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );
  const made = await inBrowser(files);
  const { pages } = await openPdf(made);
  expect(pages.length).toBe(4);
  expect(Buffer.compare(await inWorkerd(files), made)).toBe(0);
});
