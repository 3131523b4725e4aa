import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';

const hasPage = (path: string) => existsSync(`site/pages${path}.astro`);

it.each(CATALOGUE)(
  'the $name is open where its page is, and says so where there is none',
  ({ path, opens }) => {
    // Once there is a page of its own, that is where it opens.
    expect(opens === path).toBe(hasPage(path));
    expect(opens === null || hasPage(opens)).toBe(true);
  },
);
