import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { testVisits } from '../support/browser.ts';
import { aSaturday } from '../support/contract-in-browser.ts';
import { goOffline } from '../support/go-offline.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { isTrackerKept } from '../support/tracker-kept.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();

/** Which files of the list the service worker has not kept, and whether it has the page that they are of. */
const missing = (page: Page) =>
  page.evaluate(async () => {
    const list: string[] = await (await fetch('/gig-tracker-files.json')).json();
    const kept = await (await caches.open('deckhand-gig-tracker')).keys();
    const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
    return ['/gig-tracker', ...list].filter((path) => !paths.has(path));
  });
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Puts changes of a gig into what is kept, as this tab does as long as they can't be sent. */
const keepUnsent = (page: Page) =>
  page.evaluate(async () => {
    const begins = 'deckhand-tracker.';
    const [kept] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith(begins));
    const lock = (await navigator.locks.query()).held?.find(({ name }) => name?.startsWith(begins));
    if (!kept?.name || !lock?.name) throw new Error('No tracker is kept');
    const opening = indexedDB.open(kept.name);
    await new Promise((done) => opening.addEventListener('success', done));
    const writing = opening.result.transaction('edits', 'readwrite');
    writing.objectStore('edits').put({}, [lock.name.slice(begins.length), 'gig_1']);
    await new Promise((done) => writing.addEventListener('complete', done));
    opening.result.close();
  });

const is = (one: Locator, selector: string) =>
  one.evaluate((element, wanted) => element.matches(wanted), selector);

it('the gig tracker opens without a network, and goes on with it', async () => {
  const { page, context, errors } = await newVisit({ serviceWorker: true });
  await signUpInBrowser(context);
  const gig = { title: 'Fabric', start: aSaturday(), zone: 'Europe/London' };
  const { gig: added } = await (await context.request.post('/api/gigs', { data: gig })).json();
  await page.goto('/gig-tracker');
  const title = page.getByRole('heading', { level: 1, name: 'Gig Tracker' });
  const name = page.locator('.top [data-fact="first-name"]');
  await title.waitFor();
  await expect.poll(() => missing(page), { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => isTrackerKept(page), { timeout: 20_000 }).toBe(true);
  await goOffline(page);
  await page.reload();

  await step('its screen is there with its menu, of nobody that it does not know', async () => {
    await title.waitFor();
    await expect.poll(() => name.textContent()).toBe('Offline');
    expect(await page.getByText("Can't reach Deckhand").isVisible()).toBe(false);
    const rail = page.getByRole('complementary', { name: 'Menu' });
    await rail.getByRole('link', { name: 'Gig Tracker' }).waitFor();
    expect(await rail.getByText('Free', { exact: true }).isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  await step('each of its parts is there', async () => {
    await page.getByRole('button', { name: 'Fill in a form' }).click();
    await page.getByRole('dialog', { name: 'New gig' }).waitFor();
    await page.keyboard.press('Escape');
    await turnTo(page, '/gig-tracker?view=list');
    await page.getByLabel('Search gigs').waitFor();
    await turnTo(page, '/gig-tracker?view=calendar');
    await page.getByRole('button', { name: 'Today', exact: true }).waitFor();
    await turnTo(page, '/gig-tracker?book=venues');
    await page.getByRole('heading', { level: 1 }).and(page.getByText('Address book')).waitFor();
    await turnTo(page, `/gig-tracker?gig=${added.id}`);
    await page
      .getByRole('link', { name: /^(?:Board|Calendar|List|All gigs|Back)/ })
      .first()
      .waitFor();
    expect(await page.getByText('This part did not load').count()).toBe(0);
  });

  await step('with the network back it is asked who is here, and the same page goes on', async () => {
    await turnTo(page, '/gig-tracker');
    const line = page.getByRole('main').getByRole('textbox').first();
    await line.fill('Typed in the');
    await context.setOffline(false);
    // A browser doesn't always say that the network is back: the next call that comes through does.
    await line.pressSequentially(' basement');
    await expect.poll(() => name.textContent()).toBe('Mara');
    expect(await line.inputValue()).toBe('Typed in the basement');
    expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(error))).toEqual([]);
  });

  const logout = page.locator('.top').getByRole('button', { name: 'Logout' });
  const asks = page.getByRole('alertdialog', { name: "1 gig isn't saved yet" });

  await step('logging out asks first where changes would be lost', async () => {
    await keepUnsent(page);
    await logout.click();
    await asks.waitFor();
    await expect.poll(() => is(asks.getByRole('button', { name: 'Stay' }), ':focus')).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await asks.waitFor({ state: 'detached' });
    await expect.poll(() => is(logout, ':focus:not([aria-busy])')).toBe(true);
    await logout.click();
    await asks.getByRole('button', { name: 'Stay' }).click();
    await asks.waitFor({ state: 'detached' });
    expect(await name.textContent()).toBe('Mara');
  });

  await step('logging out takes what was kept of the account', async () => {
    expect(await databases(page)).toContainEqual(expect.stringMatching(/^deckhand-tracker\.usr_/));
    await logout.click();
    await asks.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL('**/landing');
    await expect.poll(() => databases(page)).toEqual([]);
  });
});
