import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, runIn } from './copy-tree.ts';
import { newTool } from './new-tool.ts';

const coverArt = { id: 'cover-art', cost: 2 };
/** As long as a busy machine needs. */
const PATIENCE = 600_000;

let root: string;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(root, file), change(read(file)));

describe('npm run new:tool', () => {
  let written: string[];
  let compiled: string;

  beforeAll(async () => {
    root = copyTree();
    written = await newTool(root, coverArt);
    compiled = await compile();
  }, PATIENCE);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const compile = () => runIn(root, 'tsc', ['-b', 'core', 'db', 'worker', 'site', '--pretty', 'false']);

  it('writes its folders, its words and a line in three lists', () => {
    const places = new Set(written.map((file) => file.replace(/cover-art\/.*/, 'cover-art')));
    // What is drawn from the manifests is nobody's work.
    places.delete('site/ui/icons.svg');
    expect([...places].sort()).toEqual([
      ...['content/tools/cover-art.yaml', 'core/catalogue.ts', 'core/tools/cover-art', 'core/tools/index.ts'],
      ...['site/tools/cover-art', 'worker/tools/cover-art', 'worker/tools/index.ts'],
    ]);
  });

  it('writes a tool that compiles on every side, and not without one of its pieces', async () => {
    expect(compiled).toBe('');
    const generators = read('worker/tools/index.ts');
    edit('worker/tools/index.ts', (text) => text.replaceAll(/.*cover-?art.*\n/gi, ''));
    const errors = (await compile()).split(/\n(?=\S)/);
    edit('worker/tools/index.ts', () => generators);
    expect(errors).toEqual([
      expect.stringMatching(/^worker\/tools\/index\.ts\(.*: error TS.*Property '"cover-art"' is missing/s),
    ]);
  }, 600_000);

  it('makes it as every tool does: price, ledger, page, library and milestone', async () => {
    await runIn(root, 'npm', ['run', '--silent', 'build:test']);
    writeFileSync(join(root, 'tests/e2e/cover-art.test.ts'), JOURNEY);
    const report = await runIn(root, 'vitest', [
      ...['run', '--project', 'api', '--project', 'browser'],
      ...['tests/api/conformance.test.ts', 'tests/api/tools.test.ts', 'tests/e2e/cover-art.test.ts'],
    ]);
    expect(report).toMatch(/\n\d+ passed, 0 failed, 0 skipped/);
    expect(report).toContain('cover-art');
  }, 600_000);
});

describe('npm run new:tool, asked for what it cannot make', () => {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'deckhand-new-tool-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(['cover', 'Cover-Art', '../x-y', '', 'cover_art'])('refuses the id %j', async (id) => {
    await expect(newTool(root, { ...coverArt, id })).rejects.toThrow('is no tool id');
  });

  it('refuses an id that is taken', async () => {
    const tree = join(import.meta.dirname, '../..');
    const before = readFileSync(join(tree, 'core/tools/index.ts'), 'utf8');
    await expect(newTool(tree, { ...coverArt, id: 'logo-generator' })).rejects.toThrow('There is already');
    expect(readFileSync(join(tree, 'core/tools/index.ts'), 'utf8')).toBe(before);
  });
});

/** What an account does with it, in a browser. */
const JOURNEY = `import { it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

it('cover-art makes a file from a name, keeps it in the library and counts as a milestone', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Cover art.*2 credits/ }).click();
  await page.getByText('2 credits a file').waitFor();
  await page.getByLabel('Name').fill('DJ NOVA');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('link', { name: 'result.txt' }).waitFor();
  await page.getByText('18 credits').first().waitFor();
  await page.goto('/tools');
  await page.locator('library-shelf a[href^="/cover-art?view="]').click();
  await page.getByRole('link', { name: 'result.txt' }).waitFor();
  await page.goto('/journey');
  await page.locator('#firstCoverArtGenerated[data-state="reached"]').waitFor();
  expectQuiet(errors);
});
`;
