import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.ts';
import { buildSite, buildStateOf, requireSite } from './site-build.ts';

let root: string;
const build = (script: string) => write('package.json', JSON.stringify({ scripts: { build: script } }));

/** Writes a file of `age` minutes. */
function write(path: string, text: string, age = 10) {
  writeFileSync(join(root, path), text);
  touch(path, age);
}
function touch(path: string, age: number) {
  const time = new Date(Date.now() - age * 60_000);
  utimesSync(join(root, path), time, time);
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  root = mkdtempSync(join(tmpdir(), 'deckhand-site-'));
  for (const folder of ['site/pages', 'dist']) mkdirSync(join(root, folder), { recursive: true });
  write('site/pages/index.astro', '<h1>Deckhand</h1>');
  write('dist/_headers', 'old', 5);
  build('echo new > dist/_headers');
  for (const folder of ['site/pages', 'site']) touch(folder, 10);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('buildStateOf', () => {
  it('tells a fresh build from a missing one', () => {
    expect(buildStateOf(root)).toBe('fresh');
    rmSync(join(root, 'dist'), { recursive: true });
    expect(buildStateOf(root)).toBe('missing');
  });

  it('sees a source that was changed, and one that was removed', () => {
    touch('site/pages/index.astro', 1);
    expect(buildStateOf(root)).toBe('older than its sources');
    touch('site/pages/index.astro', 10);
    rmSync(join(root, 'site/pages/index.astro'));
    expect(buildStateOf(root)).toBe('older than its sources');
  });
});

describe('requireSite', () => {
  it('says what to do where there is no site, to each who has none built', () => {
    const dist = join(root, 'dist');
    for (const option of ['--no-build', '--site'] as const)
      expect(() => requireSite(dist, option)).not.toThrow();
    rmSync(join(dist, '_headers'));
    expect(() => requireSite(dist, '--no-build')).toThrow(
      'The site is not built: dist is missing. Start without --no-build, or run npm run build first.',
    );
    expect(() => requireSite(dist, '--site')).toThrow(
      `There is no built site in ${dist}. Give --site a folder that holds one, or start without it.`,
    );
  });
});

describe('buildSite', () => {
  it('builds what is out of date, and only that', async () => {
    await buildSite(new Processes(), root);
    expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toBe('old');
    touch('site/pages/index.astro', 1);
    await buildSite(new Processes(), root);
    expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toBe('new\n');
  });

  it('says that a build failed, and lets no half of it pass for a site', async () => {
    build('echo half > dist/_headers; exit 3');
    touch('site/pages/index.astro', 1);
    await expect(buildSite(new Processes(), root)).rejects.toThrow('The site build failed');
    expect(existsSync(join(root, 'dist/_headers'))).toBe(false);
  });
});
