import { globSync } from 'node:fs';

/** Where `npm run build:test` puts the site that the tests look at: the released one and the styleguide. */
export const TEST_SITE = '.cache/test-site';

/** The path of every page that the build made. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: TEST_SITE })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
}
