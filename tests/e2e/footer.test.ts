import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

it('the footer has four columns of links, and each of them leads somewhere', async () => {
  const { page, context, errors } = await newVisit();
  await page.goto('/pricing');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(links).toEqual(
    expect.arrayContaining([
      '/contact',
      '/support',
      '/privacy',
      '/terms',
      '/licences',
      '/pricing',
      '/rss.xml',
    ]),
  );
  for (const path of new Set(links)) {
    const reply = await context.request.get(path);
    expect([path, reply.status()]).toEqual([path, 200]);
  }
  expectQuiet(errors);
});

it.each([
  { width: 1440, across: 5 },
  { width: 390, across: 2 },
])('at $width px its parts stand $across abreast', async ({ width, across }) => {
  const { page } = await newVisit({ width });
  await page.goto('/faq');
  const lefts = await page
    .locator('.foot-cols > div')
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(across);
});
