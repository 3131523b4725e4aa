import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverage, coverageProblems } from './spec-coverage.ts';
import { testTitles } from './test-titles.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the coverage table', () => {
  const table = (...rows: string[]) => ['## 4. States', '', ...rows].join('\n');
  const HERE = 'scripts/docs/spec-coverage.test.ts';

  it('takes open rows, and done ones whose test is there', () => {
    const text = table(
      '| 4.1  | A   | open   |   |',
      `| 4.2 | B | done | \`${HERE}\` "takes open rows, and done ones whose test is there" |`,
    );
    expect(coverageProblems(text, ROOT)).toEqual([]);
    expect(coverage(text)).toEqual({ done: 1, all: 2 });
  });

  it.each([
    ['| 4.1 | A | done | |', 'row 4.1 is done, but names no test file'],
    ['| 4.1 | A | done | `tests/gone.test.ts` |', 'row 4.1 names tests/gone.test.ts, which is no test here'],
    ['| 4.1 | A | done | `package.json` |', 'row 4.1 names package.json, which is no test here'],
    ['| 4.1 | A | nearly | |', 'row 4.1 is neither done nor open'],
    ['| 4.2 | A | open | |', 'row 4.2 stands where 4.1 belongs'],
    ['| 4.1 | | open | |', 'row 4.1 has no clause'],
  ])('refuses %s', (row, problem) => {
    expect(coverageProblems(table(row), ROOT)).toEqual([problem]);
  });

  it('refuses a test name that is in no such file, and a table without rows', () => {
    const absent = ['never', 'written'].join(' ');
    expect(coverageProblems(table(`| 4.1 | A | done | \`${HERE}\` "${absent}" |`), ROOT)).toEqual([
      `row 4.1 names the test "${absent}", which is not in its file`,
    ]);
    expect(coverageProblems('# Nothing', ROOT)).toEqual(['the coverage table has no rows']);
  });

  it('knows tests, groups and steps by their whole titles', () => {
    const source = [
      `describe('a group', () => {`,
      `  it("says 'so'", async () => {`,
      `    await step('a step', () => name('no title'));`,
      '  });',
      `  it.each([1, 2])('of %s', () => {});`,
      `  it(\`\${count} of them\`, () => {});`,
      '});',
    ].join('\n');
    expect(testTitles(source)).toEqual(['a group', "says 'so'", 'a step', 'of %s', `\${count} of them`]);
    expect(coverageProblems(table(`| 4.1 | A | done | \`${HERE}\` "takes open rows" |`), ROOT)).toEqual([
      'row 4.1 names the test "takes open rows", which is not in its file',
    ]);
  });
});
