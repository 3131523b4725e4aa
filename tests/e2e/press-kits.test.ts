import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { kitIsSaved, kitScore, startKit } from '../support/press-kit-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';

const newVisit = testVisits();

it('several kits are kept apart, and nothing that was typed is lost', async () => {
  const visit = await newVisit();
  const { page, errors, context } = visit;
  await startKit(visit);
  const choose = (kit: string) => page.getByLabel('Press kit', { exact: true }).selectOption(kit);

  await step('a second one begins afresh; the menu leads back, and so does the browser', async () => {
    await page.getByLabel('Name of this kit').fill('Club kit');
    await kitIsSaved(page);
    await choose('New kit');
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('');
    await page.getByLabel('Name of this kit').fill('Festival kit');
    await kitIsSaved(page);
    await choose('Club kit');
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Club kit');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Festival kit');
  });

  await step('what is made while another kit is opened belongs to the one that it was made of', async () => {
    const id = new URL(page.url()).searchParams.get('kit');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/tools/press-kit/generations', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByTestId('make').first().click();
    await page.getByText('Making your press kit').waitFor({ state: 'attached' });
    await choose('Club kit');
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Club kit');
    const tied = page.waitForResponse((reply) => reply.request().method() === 'PUT');
    held.resolve();
    await page.getByText("It's in your library.").first().waitFor();
    expect((await tied).url()).toContain(id);
    await page.getByText('Changes after that are free').waitFor();
    await choose('Festival kit');
    await page.getByText('They show the kit as it is now.').waitFor();
  });

  await step('without a network it is kept in the tab, and saved after a reload', async () => {
    await page.route('**/api/tools/press-kit/drafts/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Line under the name').fill('Kept in the tab');
    await page.getByText('Your changes are kept in this tab.').waitFor();
    await page.unroute('**/api/tools/press-kit/drafts/*');
    await page.reload();
    await expect.poll(() => page.getByLabel('Line under the name').inputValue()).toBe('Kept in the tab');
    await kitIsSaved(page);
    errors.length = 0;
  });

  await step('what another window saved is not overwritten without a word', async () => {
    const id = new URL(page.url()).searchParams.get('kit');
    const { draft } = await (await context.request.get(`/api/tools/press-kit/drafts/${id}`)).json();
    await context.request.put(`/api/tools/press-kit/drafts/${id}`, {
      data: { content: { ...draft.content, city: 'Lyon' }, generationId: null, revision: draft.revision },
    });
    await page.getByLabel('Line under the name').fill('Mine');
    await page.getByText('Changed in another window').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await kitIsSaved(page);
    const now = await (await context.request.get(`/api/tools/press-kit/drafts/${id}`)).json();
    expect(now.draft.content).toMatchObject({ tagline: 'Mine', city: 'Berlin' });
    errors.length = 0;
  });

  await step('one that another window deleted is saved as a new one', async () => {
    const id = new URL(page.url()).searchParams.get('kit');
    await context.request.delete(`/api/tools/press-kit/drafts/${id}`);
    await page.getByLabel('Line under the name').fill('Still mine');
    await page.getByText('Deleted in another window').waitFor();
    await page.getByRole('button', { name: 'Save as a new kit' }).click();
    await kitIsSaved(page);
    expect(await page.getByLabel('Line under the name').inputValue()).toBe('Still mine');
    expect(new URL(page.url()).searchParams.get('kit')).not.toBe(id);
    errors.length = 0;
  });

  await step('a deleted one is gone, and the other is on the desk', async () => {
    await page.getByRole('button', { name: 'Delete this kit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete kit' }).click();
    await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Club kit');
    const { drafts } = await (await context.request.get('/api/tools/press-kit/drafts')).json();
    expect(drafts.map(({ title }: { title: string }) => title)).toEqual(['Club kit']);
  });

  await step(
    'what was made by the API is opened from the library, and is written on from there',
    async () => {
      const reply = await context.request.post('/api/tools/press-kit/generations', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: { artistName: 'DJ NOVA', title: 'Made elsewhere', city: 'Lyon' },
      });
      const { generation } = await reply.json();
      await page.goto(`/deckhand-press-kit?view=${generation.id}`);
      await expect.poll(() => page.getByLabel('Name of this kit').inputValue()).toBe('Made elsewhere');
      await page.getByText('They show the kit as it is now.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/press-kit');
      expect(new URL(page.url()).searchParams.get('kit')).toMatch(/^drf_/);
      await page.getByLabel('Line under the name').fill('Now with a line');
      await kitIsSaved(page);
      await page.getByText("You've changed the kit since").waitFor();
    },
  );

  await step('an address of nobody’s kit says so', async () => {
    await turnTo(page, '/press-kit?kit=drf_0000000000000000000000');
    await page.getByText('There is no such press kit here').waitFor();
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await kitScore(page).waitFor();
    errors.length = 0;
  });
  expectQuiet(errors);
});
