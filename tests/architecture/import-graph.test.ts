import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTree } from './checker/check-tree.ts';
import { readTree } from './checker/read-tree.ts';
import type { Tree } from './checker/source-file.ts';
import { RULES } from './rules.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Where a fixture says of itself that it offends: `file:line` of every marked line. */
function markedLines(tree: Tree): string[] {
  return [...tree.values()].flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((text, index) => (text.includes('offends') ? [`${file.path}:${index + 1}`] : [])),
  );
}

describe('the product', () => {
  const tree = readTree(ROOT);

  it('has files of every folder in the graph', () => {
    const folders = new Set([...tree.keys()].map((path) => path.split('/')[0]));
    for (const folder of ['core', 'db', 'worker', 'site', 'scripts', 'tests'])
      expect(folders).toContain(folder);
  });

  it.each(RULES)('keeps $name', (rule) => {
    expect(checkTree(tree, [rule]).map((violation) => violation.message)).toEqual([]);
  });
});

describe('a rule', () => {
  it('has an offending tree, and every offending tree a rule', () => {
    const trees = readdirSync(FIXTURES).filter(
      (name) => !['bundles', 'clean', 'project-references'].includes(name),
    );
    expect(trees.sort()).toEqual(RULES.map((rule) => rule.name).sort());
  });

  it.each(RULES)('$name finds each marked line of its fixture, nothing else, and says why', (rule) => {
    const tree = readTree(join(FIXTURES, rule.name));
    const found = checkTree(tree, [rule]);
    expect(new Set(found.map(({ file, line }) => `${file}:${line}`))).toEqual(new Set(markedLines(tree)));
    expect(found.length).toBeGreaterThan(0);
    for (const { message } of found) expect(message).toContain(rule.because);
  });

  const clean = readTree(join(FIXTURES, 'clean'));

  it.each(RULES)('$name finds nothing in a clean tree', (rule) => {
    expect(checkTree(clean, [rule])).toEqual([]);
  });
});
