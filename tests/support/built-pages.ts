import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm run build:test` puts the site that the tests look at: the released one and the styleguide. */
export const TEST_SITE = '.cache/test-site';

/** The path of every page that the build made. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: TEST_SITE })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
}

/** The path of every document that the build made: an alias that equals its original to the byte is that page once more. */
export function builtDocuments(): string[] {
  const paths = builtPages();
  const documents = paths.map((path) => readFileSync(join(TEST_SITE, `${path}.html`), 'utf8'));
  return paths.filter((_, index) => documents.indexOf(documents[index] ?? '') === index);
}
