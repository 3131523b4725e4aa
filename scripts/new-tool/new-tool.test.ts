import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, runIn } from './copy-tree.ts';
import { newTool } from './new-tool.ts';

const coverArt = { id: 'cover-art', cost: 2 };
/** As long as a busy machine needs. */
const PATIENCE = 600_000;

/** The built site, and pages of it that no release has. */
const SITE = '.cache/test-site';
const WORKBENCHES = ['styleguide.html', 'sound-bench.html'];

let root: string;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(root, file), change(read(file)));

describe('npm run new:tool', () => {
  let written: string[];
  let compiled: string;
  let built: string;

  beforeAll(async () => {
    root = copyTree();
    written = await newTool(root, coverArt);
    // Beside it a tool that there was already is moved, in the one file that says where it is and what it costs.
    edit('core/tools/voice-tag/facts.ts', (facts) =>
      facts
        .replaceAll("'/voice-drops'", "'/jingles'")
        .replace("aliases: ['/voice-drop',", "aliases: ['/voice-drops', '/voice-drop',")
        .replace('cost: 4,', 'cost: 5,'),
    );
    // One piece is taken away: that is all that does not compile.
    const generators = read('worker/tools/index.ts');
    edit('worker/tools/index.ts', (text) => text.replaceAll(/.*cover-?art.*\n/gi, ''));
    compiled = await runIn(root, 'tsc', ['-b', 'core', 'db', 'worker', 'site', '--pretty', 'false']);
    edit('worker/tools/index.ts', () => generators);
    built = await runIn(root, 'npm', ['run', '--silent', 'build:test']);
  }, PATIENCE);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('writes its folders, its words and a line in three lists', () => {
    const places = new Set(written.map((file) => file.replace(/cover-art\/.*/, 'cover-art')));
    // What is drawn from the manifests is nobody's work.
    places.delete('site/ui/icons.svg');
    expect([...places].sort()).toEqual([
      ...['content/tools/cover-art.yaml', 'core/catalogue.ts', 'core/tools/cover-art', 'core/tools/index.ts'],
      ...['site/tools/cover-art', 'worker/tools/cover-art', 'worker/tools/index.ts'],
    ]);
  });

  it('writes a tool that compiles on every side, and not without one of its pieces', () => {
    expect(compiled.split(/\n(?=\S)/)).toEqual([
      expect.stringMatching(/^worker\/tools\/index\.ts\(.*: error TS.*Property '"cover-art"' is missing/s),
    ]);
  });

  it('puts it on every page with a menu, where another one was moved and got another price in one file', () => {
    expect(built).not.toContain('[ERROR]');
    const pages = globSync('**/*.html', { cwd: join(root, SITE) }).filter(
      (file) => !WORKBENCHES.includes(file),
    );
    expect(pages).toEqual(expect.arrayContaining(['jingles.html', 'cover-art.html']));
    expect(pages).not.toContain('voice-drops.html');
    const stale = pages.filter((file) =>
      /href="\/voice-drops?\b|\b4 credits\b/.test(read(`${SITE}/${file}`)),
    );
    expect(stale).toEqual([]);
    const menus = pages.filter((file) => read(`${SITE}/${file}`).includes('id="menu"'));
    expect(menus.length).toBeGreaterThan(20);
    for (const path of ['/jingles', '/cover-art'])
      expect(menus.filter((file) => !read(`${SITE}/${file}`).includes(`href="${path}"`))).toEqual([]);
    for (const alias of ['/voice-drops', '/voice-drop', '/voice-generation'])
      expect(read(`${SITE}/_redirects`)).toContain(`${alias} /jingles 301\n`);
  });

  it.each([
    ['landing', '.tool-card', 'Voice Drop Generator', '5 credits'],
    ['tools', '.rack li', 'Voice Drop Generator', '5 credits'],
    ['dashboard', '.tile', 'Voice Drop Generator', '5 credits'],
    ['pricing', '.costs li', 'Voice Drop Generator', '20 buy 4 drops'],
    ['help/credits', 'tr', 'Voice Drop Generator, a finished drop', '5'],
    ['help/first-hour', 'p', 'Open Voice Drops', '5 credits'],
    ['faq', 'p', 'Yes, to start', 'a finished drop 5'],
    ['blog/meet-the-crew', 'tr', 'A finished voice drop', '5'],
  ])('the price of what was moved is new on %s, in its %s', (page, selector, of, price) => {
    const { document } = parseHTML(read(`${SITE}/${page}.html`));
    const parts = [...document.querySelectorAll(selector)].map((part) => part.textContent ?? '');
    expect(parts.find((part) => part.includes(of))).toContain(price);
  });

  it(
    'makes it as every tool does: price, ledger, page, library, milestone and answers',
    async () => {
      const handbook = read(`${SITE}/handbook.json`);
      expect(handbook).toContain('5 credits');
      expect(handbook).not.toContain('4 credits');
      writeFileSync(join(root, 'tests/e2e/cover-art.test.ts'), JOURNEY);
      writeFileSync(join(root, 'tests/api/moved.test.ts'), MOVED);
      const report = await runIn(root, 'vitest', [
        ...['run', '--project', 'api', '--project', 'browser', 'tests/api/conformance.test.ts'],
        ...['tests/api/tools.test.ts', 'tests/api/moved.test.ts', 'tests/e2e/cover-art.test.ts'],
      ]);
      expect(report).toMatch(/Test Files +4 passed \(4\)/);
    },
    PATIENCE,
  );
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
const JOURNEY = `import { expect, it } from 'vitest';
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
  await page.goto('/dashboard');
  const moved = page.getByRole('link', { name: /Voice Drop Generator.*5 credits/ });
  await moved.waitFor();
  expect(await moved.getAttribute('href')).toBe('/jingles');
  expectQuiet(errors);
});
`;

/** What the Worker says of the tool that was moved. */
const MOVED = `import { expect, it } from 'vitest';
import { signedUp } from '../support/client.ts';

it('a price, a path and an alias are what one file says', async () => {
  const client = await signedUp();
  const ask = async (message: string) =>
    (await client.post<{ answer: { content: string; sources: { href: string }[] } }>('/api/chat', { message })).body.answer;
  const price = await ask('How much is a voice drop?');
  expect(price.content).toContain('5 credits');
  expect(price.sources[0]?.href).toBe('/jingles');
  expect((await ask('What should I do next?')).content).not.toContain('4 credits');
  const reply = await client.fetch('/voice-drops?view=gen_1');
  expect([reply.status, reply.headers.get('location')]).toEqual([301, '/jingles?view=gen_1']);
  expect((await client.get<{ costs: object }>('/api/user/credits')).body.costs).toMatchObject({ 'voice-tag': 5, 'cover-art': 2 });
});
`;
