import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { NOVA } from '../support/press-kits.ts';
import { newSlug } from '../support/published-kit.ts';
import { sideways } from '../support/sideways.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const SOON = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const WISH = {
  ...{ date: '2088-01-16', place: 'Kulturzug, Leipzig', email: 'lena@kulturzug.example' },
  ...{ budget: { amount: 120_000, currency: 'EUR' }, message: 'Four hours, closing.\nCapacity 400.' },
};

it('a public gig is among the dates of a kit; what is asked for there is answered from the gig tracker', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  const made = await context.request.post('/api/tools/press-kit/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...NOVA, photos: [], dates: [] },
  });
  const { id } = (await made.json()).generation;
  const slug = newSlug();
  await context.request.put(`/api/press-kits/${id}/page`, { data: { slug, published: true } });
  const gigs = page.getByRole('region', { name: 'From your gig tracker' });

  await step('without one it is said how to get there', async () => {
    await page.goto(`/press-kit?view=${id}#dates`);
    await gigs.getByText('Confirmed gigs that you mark as public in the gig tracker').waitFor();
    await page.locator('.kit-open').getByText('−2 of the score').waitFor();
  });
  await step('a confirmed one is listed as it is, counts as a date, and leads to its page', async () => {
    const reply = await context.request.post('/api/gigs', {
      data: {
        ...{ title: 'Night', start: SOON, zone: 'Europe/Berlin', status: 'confirmed', isPublic: true },
        venue: { name: 'Kabelwerk', city: 'Wien' },
      },
    });
    const { gig } = await reply.json();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const link = gigs.getByRole('link', { name: 'Kabelwerk' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/gig-tracker?gig=${gig.id}`);
    await page.locator('.kit-open').getByText('of the score').waitFor({ state: 'detached' });
    expect(await violations(page, '.kit-open')).toEqual([]);
    expect(await (await context.request.get(`/epk/${slug}`)).text()).toContain('Kabelwerk');
  });
  await step('a request leads to its lead, with all that was asked for', async () => {
    const asked = await context.request.post(`/api/press-kit-pages/${slug}/bookings`, { data: WISH });
    expect(asked.status()).toBe(202);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('link', { name: /^Open in the gig tracker ?: Kulturzug, Leipzig$/ }).click();
    const request = page.locator('#request');
    await request.getByText('Four hours, closing.').waitFor();
    await request.getByText('€1,200').waitFor();
    const reply = await request.getByRole('link', { name: 'Reply' }).getAttribute('href');
    expect(reply).toMatch(/^mailto:lena@kulturzug\.example\?subject=Your%20booking%20request%20for%20/);
    expect(decodeURIComponent(reply ?? '')).toContain('> Capacity 400.');
    await page.locator('#timeline').getByText('Asked through your press kit').waitFor();
    expect(await violations(page, '#request')).toEqual([]);
  });
  await step(
    'whoever asked is added as the client, and it ends below once nothing is to be agreed',
    async () => {
      await page.locator('#request').getByRole('button', { name: 'Add as client' }).click();
      await page.locator('#people').getByRole('link', { name: WISH.email }).waitFor();
      expect(await page.locator('#request').getByRole('button', { name: 'Add as client' }).count()).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sideways(page)).toBe(0);
      const isFirst = () =>
        page
          .locator('.gig-main > section')
          .first()
          .evaluate((panel) => panel.id === 'request');
      expect(await isFirst()).toBe(true);
      const { gigs } = await (await context.request.get('/api/gigs?status=lead')).json();
      await context.request.patch(`/api/gigs/${gigs[0].id}`, {
        headers: { 'if-match': `"${gigs[0].version}"` },
        data: { status: 'confirmed' },
      });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(isFirst).toBe(false);
      await page.locator('.gig-main > #request').waitFor();
    },
  );
  await expectQuiet(errors);
});
