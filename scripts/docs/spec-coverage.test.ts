import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverage, coverageProblems } from './spec-coverage.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deckhand-coverage-'));
  mkdirSync(join(root, 'core'));
  writeFileSync(join(root, 'core/a.test.ts'), `it('a runs', () => {}); it.skip('a waits', () => {});`);
  writeFileSync(join(root, 'core/b.test.ts'), `it('b runs', () => {}); it('b runs too', () => {});`);
  writeFileSync(join(root, 'core/c.spec.ts'), `it('c runs', () => {});`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const table = (...rows: string[]) =>
  [
    ...['## 4. States', '', '| id   | clause | status | proof |', '| ---- | ------ | ------ | ----- |'],
    ...rows,
  ].join('\n');
const problems = (...rows: string[]) => coverageProblems(table(...rows), root, rows.length);

describe('the coverage table', () => {
  it('takes open rows, and done ones whose tests are there', () => {
    const rows = [
      '| 4.1  | A   | open   |   |',
      '| 4.2 | B | done | `core/a.test.ts` "a runs" |',
      '| 4.3 | C | done | `core/b.test.ts` "b runs", "b runs too", `core/a.test.ts` "a runs" |',
    ];
    expect(problems(...rows)).toEqual([]);
    expect(coverage(table(...rows))).toEqual({ done: 2, all: 3 });
  });

  it.each([
    ['| 4.1 | A | nearly | |', 'is neither done nor open'],
    ['| 4.1 | | open | |', 'has no clause'],
    ['| 4.2 | A | open | |', 'stands where 4.1 belongs'],
    ['| 4.1 | A | B | open | |', 'has 5 cells, not four'],
    ['| 4.1 | A | open |', 'has 3 cells, not four'],
    ['4.1 | A | nearly | |', 'is neither done nor open'],
    ['| 4.1a | A | open | |', 'has an id that is not two numbers with a dot between them'],
    ['| ~~4.1~~ | A | open | |', 'has an id that is not two numbers with a dot between them'],
  ])('refuses the row %s', (row, problem) => {
    const [, id] = /^\|? *(\S+)/.exec(row) ?? [];
    expect(problems(row)).toEqual([`row ${id} ${problem}`]);
  });

  it.each([
    ['', 'is done, but names no test file'],
    ['"a runs"', 'is done, but names no test file'],
    ['`core/a.test.ts`', 'names core/a.test.ts, but no test in it'],
    ['`core/a.test.ts`, `core/b.test.ts` "b runs"', 'names core/a.test.ts, but no test in it'],
    ['`core/gone.test.ts` "a runs"', 'names core/gone.test.ts, which is not there'],
    ['`package.json` "a runs"', 'names package.json, which no project of vitest takes'],
    ['`core/c.spec.ts` "c runs"', 'names core/c.spec.ts, which no project of vitest takes'],
    ['`core/b.test.ts` "b"', 'names the test "b", which is not in core/b.test.ts'],
    [
      '`core/a.test.ts` "a runs", "b runs", `core/b.test.ts` "b runs"',
      'names the test "b runs", which is not in core/a.test.ts',
    ],
    [
      '`core/a.test.ts` "a waits"',
      'names the test "a waits", which is left out or meant to fail in core/a.test.ts',
    ],
    [
      '"b runs", `core/a.test.ts` "a runs"',
      'holds more than files in backticks, each with its titles in quotes after it',
    ],
    [
      '`core/a.test.ts` "a runs" and “more”',
      'holds more than files in backticks, each with its titles in quotes after it',
    ],
  ])('refuses the proof %s', (proof, problem) => {
    expect(problems(`| 4.1 | A | done | ${proof} |`)).toEqual([`row 4.1 ${problem}`]);
  });

  it('refuses a row that is lost, from the middle or from the end', () => {
    const [first, second, third] = ['| 4.1 | A | open | |', '| 4.2 | B | open | |', '| 4.3 | C | open | |'];
    expect(problems(first, third)).toEqual(['row 4.3 stands where 4.2 belongs']);
    expect(coverageProblems(table(first, second), root, 3)).toEqual(['the coverage table has 2 rows, not 3']);
    expect(coverageProblems('# Nothing', root)).toEqual([
      expect.stringMatching(/^the coverage table has 0 rows, not \d+$/),
    ]);
  });
});
