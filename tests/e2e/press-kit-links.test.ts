import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { NOVA } from '../support/press-kits.ts';
import { productDatabase } from '../support/product-database.ts';
import { newSlug } from '../support/published-kit.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** As if its artist came back to the tab. */
const comeBackToTab = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

it('a booker is sent a link of their own, which tells what they read, and can be closed', async () => {
  const { page, context, errors } = await newVisit({ width: 390, height: 844 });
  const email = await signUpInBrowser(context);
  const reply = await context.request.post('/api/tools/press-kit/generations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...NOVA, photos: [] },
  });
  const { id } = (await reply.json()).generation;
  const slug = newSlug();
  await context.request.put(`/api/press-kits/${id}/page`, { data: { slug, published: true } });
  const panel = page.locator('.publish-recipients');
  const dialog = page.getByRole('dialog');

  await step('without Pro it is told what it is, and where the trial begins', async () => {
    await page.goto(`/press-kit?view=${id}`);
    await panel.getByText('Send each booker their own link').waitFor();
    await panel.getByRole('button', { name: 'Add recipient' }).click();
    const gate = page.getByRole('dialog', { name: 'This needs Pro' });
    await gate.getByRole('heading', { name: 'One link per recipient', exact: true }).waitFor();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await gate.getByRole('button', { name: 'Start trial and add a recipient' }).click();
  });
  await step('with it, a link is made: what is missing is named, what was typed is kept', async () => {
    await dialog.getByRole('textbox', { name: /^Greeting/ }).fill('Hi Lena,\nabout 16 January.');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByText("Say who it's for").waitFor();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Recipient' }).fill('Kulturzug, Leipzig');
    await page.route('**/links', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await dialog.getByText("Can't reach Deckhand").waitFor();
    await page.unroute('**/links');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    await page.getByText('Your link for Kulturzug, Leipzig is ready').first().waitFor();
    await panel.getByText('Not opened').waitFor();
    expect(await violations(page, '#publish')).toEqual([]);
  });

  const reader = await newVisit();
  let link = '';
  await step('it is copied, greets its recipient, and counts what they read', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copy link for Kulturzug, Leipzig' }).click();
    await page.getByText('Link copied').first().waitFor();
    link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
    await reader.page.goto(link);
    await reader.page.getByRole('region', { name: 'Greeting' }).getByText('For Kulturzug, Leipzig').waitFor();
    const said = reader.page.getByText('about 16 January.');
    expect(await said.evaluate((line: HTMLElement) => line.innerText)).toBe('Hi Lena,\nabout 16 January.');
    expect(await violations(reader.page)).toEqual([]);
    await reader.page.evaluate(() => document.querySelector('#rider')?.scrollIntoView({ block: 'center' }));
    // By the page's own clock, which counts a part as read after a second.
    await reader.page.evaluate(() => new Promise((seen) => setTimeout(seen, 1500)));
    await reader.page.goto('about:blank');
    const sectionsRead = async () => {
      const known = await (await context.request.get(`/api/press-kits/${id}/page`)).json();
      return known.links[0].reads.map(({ part }: { part: string }) => part);
    };
    await expect.poll(sectionsRead).toEqual(expect.arrayContaining(['opened', 'rider']));
    await comeBackToTab(page);
    await panel.getByText('Opened once').waitFor();
    await panel.getByRole('button', { name: /^\d of \d+ sections read by Kulturzug, Leipzig$/ }).click();
    await dialog.getByText('Rider').waitFor();
    expect(await dialog.getByText(/^Today \d\d:\d\d$/).count()).toBeGreaterThanOrEqual(2);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
  });
  const act = (what: string) => panel.getByRole('button', { name: `${what} Kulturzug, Leipzig` });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await step(
    'it is revoked, opened again, and renewed at another address; the focus is never lost',
    async () => {
      await act('Revoke the link for').click();
      await panel.getByText('Revoked').waitFor();
      await expect.poll(focused).toBe('Renew link for Kulturzug, Leipzig');
      const closed = await reader.page.request.get(link);
      expect(closed.status()).toBe(404);
      expect(await closed.text()).toMatch(/<h1[^>]*>This press kit isn(?:'|’|&#?\w+;)t online<\/h1>/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await act('Copy link for').waitFor();
      expect((await reader.page.request.get(link)).status()).toBe(200);
      await act('Revoke the link for').click();
      await act('Renew link for').click();
      await dialog.getByText('It gets a new address. The old one leads nowhere.').waitFor();
      await dialog.getByRole('button', { name: 'Renew link' }).click();
      await expect.poll(focused).toBe('Copy link for Kulturzug, Leipzig');
      await act('Copy link for').click();
      const copied = async () => new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
      await expect.poll(copied).not.toBe(link);
      expect((await reader.page.request.get(link)).status()).toBe(404);
    },
  );
  await step('it moves with the page, and is copied as it is now', async () => {
    await page.getByRole('textbox', { name: 'Public link' }).fill(`${slug}-b`);
    const refreshed = page.waitForResponse(
      (reply) => reply.url().endsWith('/page') && reply.request().method() === 'GET',
    );
    await page.getByRole('button', { name: 'Move the page' }).click();
    await refreshed;
    await act('Copy link for').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`/epk/${slug}-b/for/`);
  });
  await step('long names and many reads stay inside the panel, from a phone to a wide window', async () => {
    const db = productDatabase();
    await db.run(sql`UPDATE recipient_links SET recipient = ${`${'Kulturzug '.repeat(6)}Friedrichshain`}
      WHERE generation_id = ${id}`);
    await db.run(sql`
      UPDATE recipient_link_reads SET count = 112, last_read_at = ${Date.parse('2025-10-22T21:30:00Z')}
      WHERE link_id IN (SELECT id FROM recipient_links WHERE generation_id = ${id})`);
    await comeBackToTab(page);
    await panel.getByText('Opened 112 times').waitFor();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await panel.evaluate((section) =>
        [...section.querySelectorAll('table, td, td > *')]
          .filter(
            (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
          )
          .map((part) => part.className || part.textContent),
      );
      expect(wide, String(width)).toEqual([]);
    }
    await db.run(
      sql`UPDATE recipient_links SET recipient = 'Kulturzug, Leipzig' WHERE generation_id = ${id}`,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await comeBackToTab(page);
    await panel.getByRole('button', { name: 'Copy link for Kulturzug, Leipzig' }).waitFor();
  });
  await step(
    'once the trial is over it is revoked only if that is meant, and renewing needs Pro',
    async () => {
      await productDatabase().run(
        sql`UPDATE users SET trial_ends_at = ${Date.now() - 1000} WHERE email = ${email}`,
      );
      await page.reload();
      await act('Revoke the link for').click();
      const question = page.getByRole('alertdialog', { name: 'Revoke the link for Kulturzug, Leipzig?' });
      await question.getByText('Renewing needs Pro').waitFor();
      expect(await violations(page, '[role=alertdialog]')).toEqual([]);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(focused).toBe('Revoke the link for Kulturzug, Leipzig');
      await act('Revoke the link for').click();
      await question.getByRole('button', { name: 'Revoke link' }).click();
      await panel.getByText('Revoked').waitFor();
      await expect.poll(focused).toBe('Renew link for Kulturzug, Leipzig');
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
      await act('Renew link for').click();
      await page.getByRole('dialog', { name: 'This needs Pro' }).getByText('Your trial ended on').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(focused).toBe('Renew link for Kulturzug, Leipzig');
    },
  );
  await step('and deleted with what was read', async () => {
    await act('Delete the link for').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click();
    await panel.getByText('Send each booker their own link').waitFor();
    await expect.poll(focused).toBe('Add recipient');
  });
  await expectQuiet(errors.filter((error) => !error.includes('ERR_FAILED')));
  await expectQuiet(reader.errors.filter((error) => !error.includes('404')));
});
