import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { saved } from '../support/downloads.ts';
import { CALENDAR, openImport, storedGigs, TABLE, tableOf, textOf } from '../support/gig-import.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

const toast = (page: Page, title: string) => page.locator('.toast-title', { hasText: title });

it('a table is imported from its columns to its gigs, and taken back', async () => {
  const { page, context, errors, choose, row, refused, importButton } = await openImport(await newVisit());
  const map = async (column: string, field: string) => {
    await page.getByRole('combobox', { name: `${column} is` }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  };

  await step('what is no table says so, and another file can be chosen', async () => {
    expect(await violations(page)).toEqual([]);
    const example = await saved(page, () =>
      page.getByRole('button', { name: 'Download an example' }).click(),
    );
    expect(await tableOf(example)).toHaveLength(3);
    await choose('gigs.xlsx', Buffer.from('PK\u0003\u0004'));
    await page.getByText('gigs.xlsx: This is a workbook or a ZIP file.').waitFor();
    await choose('large.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));
    await page.getByText('large.csv is too large: the limit is 10 MB').waitFor();
    await page.getByRole('button', { name: 'Paste cells' }).click();
    await page.getByLabel('Cells').fill('28 Nov 2027\tFabric\tLondon\n');
    await page.getByRole('button', { name: 'Read cells' }).click();
    await expect.poll(() => row('Fabric, London').textContent()).toContain('Sun 28 Nov 2027');
  });

  await step('the columns of a table are matched, each field once and a date among them', async () => {
    await choose('gigs.csv', TABLE);
    await page.getByText('Table with 114 rows and 7 columns').waitFor();
    await page.getByRole('heading', { name: 'Which date is 03/04/2027?' }).locator(':focus').waitFor();
    await page.getByText('Choose which date 03/04/2027 is to see the gigs').waitFor();
    await map('Datum', 'Leave out');
    await map('Beginn', 'Leave out');
    await page.getByText('Choose the column that has the date.').waitFor();
    await map('Datum', 'Date');
    await map('Beginn', 'Start');
    await map('Was', 'Date');
    await page.getByText('Date is chosen for two columns.').waitFor();
    expect(await importButton.count()).toBe(0);
    await map('Was', 'Title');
    await map('Wo', 'City');
  });

  await step('which date is meant is asked, and answered otherwise', async () => {
    await page.getByRole('radio', { name: /^Thu 4 Mar 2027/ }).click();
    await expect.poll(() => row('Fabric night').textContent()).toContain('Thu 4 Mar 2027');
    await page.getByRole('radio', { name: /^Sat 3 Apr 2027/ }).click();
    await expect.poll(() => row('Fabric night').textContent()).toContain('Sat 3 Apr 2027');
  });

  await step(
    'gigs are shown as they were read, with what was taken for granted and what is there already',
    async () => {
      const summer = await row('Sommer Köln').textContent();
      for (const words of [
        'Row 4',
        'Kabelwerk',
        '22:00–01:00',
        'Europe/Berlin',
        '€800',
        'from Köln',
        '“+ hotel”',
      ])
        expect(summer).toContain(words);
      await expect.poll(() => row('Fabric night').textContent()).toContain('Already in your tracker: Fabric');
      expect(await row('Fabric night').getByRole('checkbox').isChecked()).toBe(false);
      expect(await row('Tour 0').textContent()).toContain('£500');
      await row('Tour 1').getByRole('checkbox').uncheck();
      await page.getByText('110 of 112 gigs chosen').waitFor();
      expect(await refused.allTextContents()).toEqual([
        'Row 6Date: soonUse a date such as 2026-11-28',
        'Row 6Fee: lotsUse a sum such as 1,350.00',
        'Row 7End: closeUse a time such as 03:00',
      ]);
      expect(await violations(page)).toEqual([]);
    },
  );

  await step('the refused rows are saved with why, as they were', async () => {
    const file = await saved(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(file.suggestedFilename()).toBe('deckhand-not-imported.csv');
    expect(await tableOf(file)).toEqual([
      ['Datum', 'Beginn', 'Ende', 'Club', 'Wo', 'Gage', 'Was', 'Reason'],
      [
        ...['soon', '22:00', '', 'Ostkai', 'Berlin', 'lots', "'=1+1"],
        'Date: Use a date such as 2026-11-28. Fee: Use a sum such as 1,350.00',
      ],
      [
        ...['07/08/2027', '23:00', 'close', 'Ostkai', 'Berlin', '900', 'Ostkai night'],
        'End: Use a time such as 03:00',
      ],
    ]);
  });

  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  await step('on a phone it fits, in light too, and leaving asks first', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await sideways()).toBe(390);
    // High enough that no row is half behind the bar.
    await page.setViewportSize({ width: 390, height: 3000 });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await sideways()).toBe(320);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('main').getByRole('link', { name: 'Board' }).click();
    await page.getByText('Leave the import?').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByText('110 of 112 gigs chosen').waitFor();
  });

  await step('a lost answer stops the import, and Retry adds nothing twice', async () => {
    let calls = 0;
    await page.route('**/api/gig-imports', async (route) => {
      calls += 1;
      if (calls !== 2) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await importButton.click();
    await page.getByText('100 of 110 gigs imported.').waitFor();
    await page.getByText('10 gigs still to import').waitFor();
    expect(await page.getByRole('button', { name: 'Undo import' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('110 gigs imported.', { exact: true }).waitFor();
    await page.unroute('**/api/gig-imports');
    expect(calls).toBe(3);
    const gigs = await storedGigs(context);
    expect(gigs).toHaveLength(111);
    expect(gigs.find(({ title }) => title === 'Sommer Köln')).toMatchObject({
      ...{ start: '2027-06-05T22:00', end: '2027-06-06T01:00', zone: 'Europe/Berlin', status: 'lead' },
      ...{ fee: { amount: 80_000, currency: 'EUR' }, venue: { name: 'Kabelwerk', city: 'Köln' } },
    });
    expect(await refused.count()).toBe(3);
  });

  await step('an import is taken back as a whole', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('heading', { name: 'Import undone' }).locator(':focus').waitFor();
    await page.getByText('Import undone: 110 gigs moved to the trash.').waitFor();
    await toast(page, '110 gigs: deleted').waitFor();
    expect((await storedGigs(context)).map(({ title }) => title)).toEqual(['Fabric']);
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.getByText('Choose a file, or drop it here').waitFor();
  });
  expectQuiet(errors.filter((text) => !/ERR_FAILED/.test(text)));
});

it('a calendar is imported, and gigs go out as files', async () => {
  const { page, context, errors, choose, refused, importButton } = await openImport(await newVisit());
  await step('what the server refuses is told by its row, and the others come in', async () => {
    let calls = 0;
    await page.route('**/api/gig-imports', (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      const fields = [{ path: 'gigs.1.venue.name', reason: 'Name the venue' }];
      const error = { code: 'INVALID_INPUT', message: 'Look again', requestId: 'x', fields };
      return route.fulfill({ status: 422, json: { error } });
    });
    await choose('two.csv', Buffer.from('Date,Title\n2027-12-01,First\n2027-12-02,Second\n'));
    await importButton.click();
    await page.getByText('1 gig imported.', { exact: true }).waitFor();
    expect(await refused.allTextContents()).toEqual(['Row 3Venue: SecondName the venue']);
    await page.getByRole('button', { name: 'Import another file' }).click();
  });

  await step('of a calendar, all dates of what repeats can be taken, and then are in the list', async () => {
    await choose('calendar.ics', CALENDAR);
    await page.getByRole('button', { name: 'Import 12 gigs' }).waitFor();
    await refused.filter({ hasText: 'It repeats every day.' }).waitFor();
    await page.getByLabel('Import all 20 dates').check();
    await page.getByRole('button', { name: 'Import 20 gigs' }).click();
    await page.getByText('20 gigs imported.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show them' }).click();
    await page.locator('.gig-list-aside').getByText('22 gigs').waitFor();
    const first = (await page.locator('[data-gig] a').allTextContents()).slice(0, 12);
    expect(new Set(first)).toEqual(new Set(['Fridays']));
    expect((await storedGigs(context)).filter(({ title }) => title === 'Fridays')).toHaveLength(20);
  });

  const openExport = async () => {
    await page.getByRole('button', { name: 'More of the tracker' }).click();
    await page.getByRole('menuitem', { name: 'Export gigs…' }).click();
    await page.getByRole('dialog', { name: 'Export gigs' }).waitFor();
  };
  const exportButton = page.getByRole('button', { name: 'Export', exact: true });
  const exported = () => saved(page, () => exportButton.click());

  await step('all gigs go out as a table', async () => {
    await openExport();
    expect(await violations(page, '.dialog')).toEqual([]);
    const file = await exported();
    expect(file.suggestedFilename()).toMatch(/^deckhand-gigs-\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...table] = await tableOf(file);
    expect(header?.slice(0, 3)).toEqual(['Night', 'Start', 'End']);
    expect(table).toHaveLength(22);
    expect(table[0]).toEqual(expect.arrayContaining(['2027-04-03', 'Fabric', 'London']));
    await toast(page, '22 gigs exported').waitFor();
  });

  await step('one year goes out as JSON, as the API has it', async () => {
    await openExport();
    await page.getByRole('radio', { name: /^JSON/ }).click();
    await page.getByRole('radio', { name: 'One year' }).click();
    await page.getByLabel('Year', { exact: true }).fill('2031');
    await exportButton.click();
    await page.getByText('No gigs to export.').waitFor();
    await page.getByLabel('Year', { exact: true }).fill('2027');
    const { format, gigs } = JSON.parse(await textOf(await exported()));
    expect(format).toBe('deckhand-gigs');
    const stored = (await storedGigs(context)).filter(({ night }) => night.startsWith('2027'));
    expect(gigs).toEqual(stored.toReversed());
    expect(gigs).toHaveLength(2);
  });

  await step('what the list shows goes out as a calendar', async () => {
    await page.getByLabel('Search gigs').fill('Fridays');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Fridays');
    await openExport();
    expect(await page.getByRole('radio', { name: 'This list' }).getAttribute('aria-checked')).toBe('true');
    await page.getByRole('radio', { name: /^ICS/ }).click();
    const text = await textOf(await exported());
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const titles = events.map((event) => event.getFirstPropertyValue('summary'));
    expect(titles).toEqual(Array(20).fill('Fridays'));
    expect(text).not.toContain('http');
  });

  await step('without a connection the export fails, and says so', async () => {
    await openExport();
    await page.route('**/api/gigs?**', (route) => route.abort());
    await exportButton.click();
    await page.getByText("We couldn't export your gigs").waitFor();
    await page.unroute('**/api/gigs?**');
    await saved(page, () => page.getByRole('button', { name: 'Retry' }).click());
  });
  expectQuiet(errors.filter((text) => !/ERR_FAILED|status of 422/.test(text)));
});
