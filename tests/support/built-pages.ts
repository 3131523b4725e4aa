import { globSync, readFileSync } from 'node:fs';

/** Where `npm run build:test` puts the site that the tests look at: the released one and the styleguide. */
export const TEST_SITE = '.cache/test-site';

/** The path of every page that the build made. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: TEST_SITE })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
}

/** Pages of their own: an alias shows the page whose address it gives as canonical, and is looked at there. */
export function ownPages(): string[] {
  const pages = builtPages();
  return pages.filter((path) => {
    const html = readFileSync(`${TEST_SITE}${path}.html`, 'utf8');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const named = canonical && new URL(canonical).pathname;
    return !named || named === path || !pages.includes(named);
  });
}
