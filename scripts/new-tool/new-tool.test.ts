import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTool } from './new-tool.ts';

const here = join(import.meta.dirname, '../..');
const stagePlot = { id: 'stage-plot', cost: 2, milestone: 'firstLogoGenerated', library: 'logo' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckhand-new-tool-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is copied of the tree: the parts that compile, without what the site only serves. */
function copyTree(): void {
  const served = join(here, 'site/public');
  for (const part of ['core', 'db', 'worker', 'site', '.astro', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(here, part), join(root, part), { recursive: true, filter: (path) => path !== served });
  }
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
}

/** What does not compile: one entry an error, with the lines that explain it. */
function compile(): string[] {
  const { stdout } = spawnSync(
    join(here, 'node_modules/.bin/tsc'),
    ['-b', 'core', 'db', 'worker', 'site', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  return stdout.split(/\n(?=\S)/).filter((text) => text.trim() !== '');
}

describe('npm run new:tool', () => {
  it('writes a tool that compiles on every side, is in the registries and in the catalogue, and needs each of its pieces', async () => {
    copyTree();
    await newTool(root, stagePlot);
    expect(readFileSync(join(root, 'core/tools/index.ts'), 'utf8')).toContain("'stage-plot': stagePlot,");
    expect(readFileSync(join(root, 'worker/tools/index.ts'), 'utf8')).toContain(
      'generate: generateStagePlot',
    );
    expect(readFileSync(join(root, 'core/catalogue.ts'), 'utf8')).toContain(
      "path: '/stage-plot',\n    cost: 2,",
    );
    expect(readFileSync(join(root, 'core/screens.ts'), 'utf8')).toContain("'/stage-plot': [],");

    // A second one beside it, of which one piece is taken away: that is all that does not compile.
    await newTool(root, { ...stagePlot, id: 'rider-maker' });
    const generators = join(root, 'worker/tools/index.ts');
    writeFileSync(
      generators,
      readFileSync(generators, 'utf8').replace(/.*(RiderMaker|rider-maker).*\n/g, ''),
    );
    expect(compile()).toEqual([
      expect.stringMatching(/^worker\/tools\/index\.ts\(.*: error TS.*Property '"rider-maker"' is missing/s),
    ]);
  }, 600_000);

  it.each(['stage', 'Stage-Plot', '../x-y', '', 'stage_plot'])('refuses the id %j', async (id) => {
    await expect(newTool(root, { ...stagePlot, id })).rejects.toThrow('is no tool id');
  });

  it('refuses an id that is taken, and writes nothing', async () => {
    cpSync(join(here, 'core/tools'), join(root, 'core/tools'), { recursive: true });
    const before = readFileSync(join(root, 'core/tools/index.ts'), 'utf8');
    await expect(newTool(root, { ...stagePlot, id: 'logo-generator' })).rejects.toThrow('There is already');
    expect(readFileSync(join(root, 'core/tools/index.ts'), 'utf8')).toBe(before);
  });
});
