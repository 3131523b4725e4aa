import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  brokenLinks,
  checkDocs,
  decisionProblems,
  missingPaths,
  unknownCommands,
} from '#scripts/check-docs.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the documents say what is so', () => {
  expect(checkDocs(ROOT)).toEqual([]);
});

describe('a document', () => {
  it('may name the commands that there are, and no other', () => {
    const text =
      'Run `npm ci && npm start`, then `npm run bench` or\n```\nnpm test\n```\nTrust npm packages.';
    expect(unknownCommands(text, ['start', 'bench', 'test'])).toEqual([]);
    expect(unknownCommands(text, ['start'])).toEqual(['there is no npm run bench', 'there is no npm test']);
  });

  it('may name the files that there are, patterns to fill in, and nothing else of ours', () => {
    const there =
      '`package.json`, `tests/architecture/`, `tests/architecture/*.test.ts`, `core/tools/<id>/tool.ts`, `routes.ts`, `a/b.ts`';
    expect(missingPaths(there, ROOT)).toEqual([]);
    expect(missingPaths('`core/nowhere.ts` and `tests/architecture/*.rb` and `nowhere.toml`', ROOT)).toEqual([
      ...['there is no core/nowhere.ts', 'there is no tests/architecture/*.rb', 'there is no nowhere.toml'],
    ]);
  });

  it('may link to what is beside it and to the web', () => {
    const text = '[rules](rules.ts) [part](rules.ts#l1) [web](https://example.com) [gone](gone.md)';
    expect(brokenLinks(text, import.meta.dirname)).toEqual(['a link leads to gone.md, which is not there']);
  });
});

describe('the decisions', () => {
  const decision = (number: string) => `# ${number} Title\n\n## Context\n\n## Decision\n\n## Consequences\n`;

  it('are numbered from one without gaps', () => {
    const first: [string, string] = ['0001-one.md', decision('0001')];
    expect(decisionProblems(new Map([first, ['0002-two.md', decision('0002')]]))).toEqual([]);
    expect(decisionProblems(new Map([first, ['0003-three.md', decision('0003')]]))).toEqual([
      '0003-three.md stands where 0002 belongs',
    ]);
    expect(decisionProblems(new Map())).toEqual(['there are no decisions']);
  });

  it('have a title with their number, all three parts, and forty lines at most', () => {
    expect(decisionProblems(new Map([['0001-one.md', '# One\n\n## Context\n\n## Decision\n']]))).toEqual([
      ...['0001-one.md does not begin with its number and title', '0001-one.md has no Consequences'],
    ]);
    expect(decisionProblems(new Map([['0001-one.md', `${decision('0001')}${'\n'.repeat(40)}End.`]]))).toEqual(
      ['0001-one.md has 48 lines, more than 40'],
    );
  });
});
