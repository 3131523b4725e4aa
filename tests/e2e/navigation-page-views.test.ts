import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();

it('a page view is reported on every kind of page, once', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  for (const path of ['/landing', '/licences', '/journey', '/forgot-password']) {
    const reported = page.waitForRequest('**/api/events');
    await page.goto(path);
    const { events } = (await reported).postDataJSON();
    const views = events.filter(({ name }: { name: string }) => name === 'page_view');
    expect(views.map((view: { path: string }) => view.path)).toEqual([path]);
    expect((await (await reported).response())?.status()).toBe(202);
  }
  expectQuiet(errors);
});
