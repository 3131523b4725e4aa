import { describe, expect, it } from 'vitest';
import { testTitles } from './test-titles.ts';

const running = (source: string) =>
  testTitles(source)
    .filter(({ runs }) => runs)
    .map(({ text }) => text);

/** As vitest calls what is not written yet; the word itself may stand in no file. */
const UNWRITTEN = ['to', 'do'].join('');

describe('the titles of a file', () => {
  it('are those of tests, groups and steps, whole', () => {
    const source = [
      `describe('a group', () => {`,
      `  it("says 'so'", async () => {`,
      `    await step('a step', () => name('no title'));`,
      '  });',
      `  it.each([1, 2])('of %s', () => {});`,
      `  it.concurrent.each\`a\${1}\`('of a table', () => {});`,
      `  it(\`\${count} of them\`, () => {});`,
      `  it('slow', { timeout: 1000 }, () => {});`,
      `  /it/.test('no title');`,
      '});',
    ].join('\n');
    const titles = ['a group', "says 'so'", 'a step', 'of %s', 'of a table', `\${count} of them`, 'slow'];
    expect(testTitles(source)).toEqual(titles.map((text) => ({ text, runs: true })));
  });

  it.each([
    `it.skip('x', () => {})`,
    `test.skip('x', () => {})`,
    `it.${UNWRITTEN}('x')`,
    `it.fails('x', () => {})`,
    `it.skipIf(slow)('x', () => {})`,
    `it.runIf(fast)('x', () => {})`,
    `it.skip.each([1])('x', () => {})`,
    `it.concurrent.skip('x', () => {})`,
    `it('x', { skip: true }, () => {})`,
    `describe.skip('x', () => {})`,
    `describe.${UNWRITTEN}('x')`,
  ])('do not count under %s', (source) => {
    expect(testTitles(`it('before', () => {}); ${source}; it('after', () => {});`)).toEqual([
      { text: 'before', runs: true },
      { text: 'x', runs: false },
      { text: 'after', runs: true },
    ]);
  });

  it('do not count within what does not run', () => {
    const source = [
      `describe.skip('a group', () => {`,
      `  describe('within', () => {`,
      `    it('a test', async () => { await step('a step', () => {}); });`,
      '  });',
      '});',
      `describe.skipIf(slow)('slow', () => { it('slow test', () => {}); });`,
      `it.fails('fails', async () => { await step('step that fails', () => {}); });`,
      `it('runs', () => {});`,
    ].join('\n');
    expect(running(source)).toEqual(['runs']);
  });
});
