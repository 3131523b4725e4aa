import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

const TEXTS = ['/privacy', '/terms', '/security-policy'] as const;
const ALL = [...TEXTS, '/affiliates', '/contact', '/support'] as const;

describe.each(TEXTS)('%s', (path) => {
  it('has its parts at the side, each with an address, the whole in three lines, and a date', async () => {
    const { page, errors } = await newVisit();
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const links = await contents.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const headings = await page.locator('.prose h2').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(links.length).toBeGreaterThan(8);
    expect(links).toEqual(headings);
    expect(
      await page.locator('.prose h2 > a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual(headings);
    expect(await page.getByRole('region', { name: 'In short' }).getByRole('listitem').count()).toBe(3);
    expect(await page.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await contents.last().click();
    const heading = page.locator('.prose h2').last();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(900);
    expectQuiet(errors);
  });

  it('is there to read without scripts', async () => {
    const { page } = await newVisit({ scripts: false, width: 390 });
    await page.goto(path);
    expect(((await page.locator('.prose').textContent()) ?? '').length).toBeGreaterThan(3000);
  });
});

it.each(['/privacy', '/terms'])(
  '%s shows that the name of its operator is a place to be filled in',
  async (path) => {
    const { page } = await newVisit();
    await page.goto(path);
    await page.getByText('[operator name and address]').waitFor();
    expect(await page.locator('.badge.sample').count()).toBe(2);
  },
);

it.each(ALL)('at 320 px %s scrolls no way but down', async (path) => {
  const { page } = await newVisit({ width: 320, height: 640 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

it('security.txt is plain text and has what RFC 9116 asks for', async () => {
  const { context } = await newVisit();
  const reply = await context.request.get('/.well-known/security.txt');
  expect([reply.status(), reply.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
  ]);
  const fields = new Map(
    (await reply.text()).split('\n').map((line) => line.split(': ', 2) as [string, string]),
  );
  const path = (name: string) => new URL(fields.get(name) ?? '').pathname;
  expect(fields.get('Contact')).toMatch(/\/contact\?topic=security$/);
  expect([path('Canonical'), path('Policy')]).toEqual(['/.well-known/security.txt', '/security-policy']);
  expect(fields.get('Preferred-Languages')).toBe('en');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

describe('support', () => {
  it('searches the user guide', async () => {
    const { page, errors } = await newVisit();
    await page.goto('/support');
    await page.getByRole('searchbox', { name: 'Find it in the user guide' }).fill('passkey');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/help?q=passkey');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('passkey');
    await expect.poll(() => page.locator('[data-guide]:visible').count()).toBeLessThan(4);
    expectQuiet(errors);
  });

  it('answers five things, each with a way on that is there', async () => {
    const { page, context } = await newVisit();
    await page.goto('/support');
    const topics = page.locator('.support-topics > li');
    expect(await topics.count()).toBe(5);
    const ways = await topics
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(ways.length).toBeGreaterThanOrEqual(5);
    for (const way of ways) expect((await context.request.get(way)).status(), way).toBe(200);
  });

  it('says whether Deckhand answers, and asks again when told to', async () => {
    const { page } = await newVisit();
    await page.goto('/support');
    await page.getByText('Everything answers').waitFor();
    await page.route('**/api/health', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await page.getByText('Not reachable').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/health');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText('Everything answers').waitFor();
  });

  it('without scripts leads to where the answer stands', async () => {
    const { page } = await newVisit({ scripts: false });
    await page.goto('/support');
    expect(await page.getByRole('link', { name: 'See whether it answers' }).getAttribute('href')).toBe(
      '/api/health',
    );
    expect(await page.getByRole('button', { name: 'Ask again' }).isVisible()).toBe(false);
  });
});

it('recommending Deckhand earns credits once it opens, and no cash', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/affiliates');
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  expect(await row('Referral programme').textContent()).toContain('Not open yet');
  expect(await row('Cash commission').textContent()).toContain('None');
  await page.getByRole('link', { name: 'Press', exact: true }).click();
  await page.waitForURL('**/contact?topic=press');
  await expect.poll(() => page.getByRole('radio', { name: 'Press', exact: true }).isChecked()).toBe(true);
  expectQuiet(errors);
});
