import { expect, it } from 'vitest';
import type { Gig } from '#core/gigs/gig.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { localDay } from '#site/lib/local-day.ts';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { bytesOf, saved } from '../support/downloads.ts';
import { pressUndo } from '../support/press-undo.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const TODAY = localDay(new Date());
/** Of a night that was played a while ago. */
const NIGHT = dayAfter(TODAY, -40);
const PDF = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');

it('what goes with a gig is kept on its page: money, people, tasks, files and notes', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.post('/api/contacts', { data: { name: 'Kasia Nowak', phone: '+48 555 010 203' } });
  const reply = await context.request.post('/api/gigs', {
    data: {
      ...{ title: 'Halle 14', status: 'played', start: NIGHT, zone: 'Europe/Berlin' },
      venue: { name: 'Halle 14', city: 'Berlin' },
    },
  });
  const { gig } = (await reply.json()) as { gig: Gig };
  const money = page.locator('#money');
  const people = page.locator('#people');
  const tasks = page.locator('#tasks');
  const files = page.locator('#files');
  const row = (what: string) => money.getByRole('row').filter({ hasText: what });

  await step('panels say what they will hold while there is nothing', async () => {
    await page.goto(`/gig-tracker?gig=${gig.id}`);
    await money.getByText('Add the fee, and you see here what is due when').waitFor();
    await people.getByText('Nobody yet').waitFor();
    await files.getByText('Keep the rider, tickets and receipts here.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  await step('a deal is read as people type it, and what is none says so at its field', async () => {
    await money.getByRole('button', { name: 'Add fee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Versus' }).click();
    await dialog.getByLabel('Guarantee').fill('a lot');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Write a sum such as').waitFor();
    await dialog.getByText('Write your share, such as 70').waitFor();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'EUR' }).click();
    await dialog.getByLabel('Guarantee').fill('1.350,01');
    await dialog.getByLabel('Your share of the door').fill('70');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await money.getByText('€1,350.01 or 70 % of the door').waitFor();
  });

  await step('the fee is split to the cent, and a payment is marked as paid, with a way back', async () => {
    await money.getByRole('button', { name: 'Split the fee' }).click();
    await page.getByRole('menuitem', { name: '50 % deposit now, balance after the night' }).click();
    await row('Deposit').getByText('€675.01', { exact: true }).waitFor();
    await row('Balance').getByText('€675.00', { exact: true }).waitFor();
    await row('Balance').getByText('Due today').waitFor();
    await row('Deposit')
      .getByRole('button', { name: /^Mark as paid/ })
      .click();
    await expect
      .poll(() => page.getByTestId('money-so-far').textContent())
      .toContain('Paid €675.01 of €1,350.01. €675 due today.');
    await pressUndo(page, 'marked as paid');
    await row('Deposit')
      .getByRole('button', { name: /^Mark as paid/ })
      .waitFor();
  });

  await step('a payment is edited in its row, with the day on which it was paid', async () => {
    await row('Deposit').getByRole('button', { name: 'More for Deposit €675.01' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = money.getByRole('form', { name: 'Edit payment' });
    await form.getByLabel('Paid on').fill(NIGHT);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => row('Deposit').textContent()).toMatch(/Paid \d/);
  });

  await step('another currency asks first, and keeps the numbers', async () => {
    await money.getByRole('button', { name: 'Edit deal' }).click();
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'GBP' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('€675.01 becomes £675.01').waitFor();
    await question.getByRole('button', { name: 'Keep the numbers' }).click();
    await money.getByText('£1,350.01 or 70 % of the door').waitFor();
  });

  await step('once all of it is paid, so is the gig', async () => {
    await row('Balance')
      .getByRole('button', { name: /^Mark as paid/ })
      .click();
    await money.getByRole('button', { name: 'Mark gig as paid' }).click();
    await page.getByText('Halle 14: paid').first().waitFor();
    await money.getByRole('button', { name: 'Mark gig as paid' }).waitFor({ state: 'detached' });
  });

  await step(
    'somebody is found in the address book, and somebody new is added, each with a role',
    async () => {
      await people.getByRole('button', { name: 'Add person' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('kas');
      await dialog.getByRole('button', { name: 'Add Kasia Nowak' }).click();
      await people.getByText('Kasia Nowak', { exact: true }).waitFor();
      expect(await people.getByRole('link', { name: 'Call Kasia Nowak' }).getAttribute('href')).toBe(
        'tel:+48555010203',
      );
      await people.getByRole('button', { name: 'More for Kasia Nowak' }).click();
      await page.getByRole('menuitem', { name: 'Change roles' }).click();
      await dialog.getByRole('checkbox', { name: 'Pays' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await people.getByText('Promoter and pays').waitFor();
      await people.getByRole('button', { name: 'Add person' }).click();
      await dialog.getByLabel('Name').fill('Tomek Zając');
      await dialog.getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Production' }).click();
      await dialog.getByLabel('Email').fill('tomek');
      await dialog.getByRole('button', { name: 'Add new person' }).click();
      await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(1);
      await dialog.getByLabel('Email').fill('tomek@example.com');
      await dialog.getByRole('button', { name: 'Add new person' }).click();
      await people.getByRole('link', { name: 'Email Tomek Zając' }).waitFor();
    },
  );

  await step('tasks are added by Enter, done by a press, and removed with a way back', async () => {
    await tasks.getByLabel('New task').fill('Thank Kasia');
    await page.keyboard.press('Enter');
    await tasks.getByRole('checkbox', { name: 'Thank Kasia' }).waitFor();
    await page.keyboard.type('Back up the set');
    await page.keyboard.press('Enter');
    await tasks.getByText('0 of 2 done').waitFor();
    await tasks.getByRole('checkbox', { name: 'Thank Kasia' }).check();
    await tasks.getByText('1 of 2 done').waitFor();
    await tasks.getByRole('button', { name: 'Add the usual tasks' }).click();
    await tasks.getByText('1 of 3 done').waitFor();
    await tasks.getByRole('button', { name: 'Edit: Back up the set' }).click();
    await tasks.getByRole('button', { name: 'Remove' }).click();
    await tasks.getByText('1 of 2 done').waitFor();
    const edits = tasks.getByRole('button', { name: /^Edit: / });
    expect(await edits.evaluateAll((all) => all.some((one) => one === document.activeElement))).toBe(true);
    await pressUndo(page, 'Task removed');
    await tasks.getByText('1 of 3 done').waitFor();
  });

  await step('a PDF is kept and comes back as it was; a text is refused', async () => {
    await files.locator('input[type=file]').setInputFiles([
      { name: 'rider.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('slower until 02:00') },
    ]);
    await files.getByText("notes.txt isn't a PDF, JPEG, PNG or WebP.").waitFor();
    const press = files.getByRole('button', { name: 'Download rider.pdf' });
    const download = await saved(page, () => press.click());
    expect(download.suggestedFilename()).toBe('rider.pdf');
    expect(await bytesOf(download)).toEqual(PDF);
  });

  await step('how it went is said with a press', async () => {
    await page.locator('#outcome').getByRole('radio', { name: 'Partly met' }).click();
    await page.locator('#outcome').getByText('Counts in the scorecard of Halle 14.').waitFor();
  });

  await step('the timeline tells what happened', async () => {
    const timeline = page.locator('#timeline');
    await timeline.getByRole('button', { name: /^Show all/ }).click();
    for (const text of [
      'Added as played',
      'Fee €1,350.01',
      'Paid in full',
      'Done: Thank Kasia',
      'Added rider.pdf',
    ])
      await timeline.getByText(text, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await step('notes that two windows write come together, line by line', async () => {
    const notes = page.locator('#notes').getByLabel('Notes');
    const saved = page.locator('#notes').getByText('Saved', { exact: true });
    const stored = async () => {
      const reply = await context.request.get(`/api/gigs/${gig.id}`);
      return ((await reply.json()) as { gig: Gig }).gig;
    };
    await notes.fill('The lower floor');
    await saved.waitFor();
    // The window does not hear of the other before it saves.
    const { version } = await stored();
    const other = await context.request.patch(`/api/gigs/${gig.id}`, {
      data: { notes: 'Slower until 02:00\nThe lower floor' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(other.status()).toBe(200);
    await notes.fill('The lower floor\nBring the link hub');
    const both = 'Slower until 02:00\nThe lower floor\nBring the link hub';
    await expect.poll(() => notes.inputValue(), { timeout: 10_000 }).toBe(both);
    await expect.poll(async () => (await stored()).notes).toBe(both);
  });

  // The window is told once that the other was faster.
  expectQuiet(errors.filter((line) => !/status of (?:409|422) /.test(line)));
});
