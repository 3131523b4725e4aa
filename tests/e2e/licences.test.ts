import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

it('the licences page names whose work speaks, and every notice on it can be read', async () => {
  const { page, context, errors } = await newVisit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Licences' }).click();
  await page.getByRole('heading', { level: 1, name: 'Whose work this is built on' }).waitFor();
  const notices = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(notices.length).toBeGreaterThan(30);
  // The site itself is set in two of them.
  for (const own of ['/fonts/logo/licences/archivo.txt', '/fonts/ui/OFL-newsreader.txt'])
    expect(notices).toContain(own);
  for (const address of new Set(notices)) {
    const reply = await context.request.get(address);
    expect([address, reply.status()]).toEqual([address, 200]);
  }
  const flite = await (
    await context.request.get(notices.find((one) => one.endsWith('flite-COPYING.txt')) ?? '')
  ).text();
  expect(flite).toContain('Carnegie Mellon University');
  expect(flite).toContain('Changes by Deckhand');
  const lame = await (
    await context.request.get(notices.find((one) => one.endsWith('lame-NOTICE.txt')) ?? '')
  ).text();
  expect(lame).toContain('General Public License');
  expectQuiet(errors);
});
