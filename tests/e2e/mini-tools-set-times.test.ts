import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const PATH = '/tools/set-time-planner';
const NIGHT = `${PATH}?day=2026-10-24&doors=2200&curfew=0600&zone=Europe/Berlin&gap=0&act=120:Mara&act=120:Kolja&act=120:Nova`;

it('a night is planned by hand, on a wide screen and on a phone', async () => {
  const { page, errors } = await newVisit();
  await page.goto(NIGHT.replace('2026-10-24', '2026-11-28').replace('Europe/Berlin', 'Asia/Kolkata'));

  await step('a zone under any of its names is the one that is chosen', async () =>
    expect.poll(() => page.getByLabel('Time zone of the venue').inputValue()).toBe('Asia/Kolkata'),
  );

  await step('lengths change by button, by arrow key and by pulling a clip; the table follows', async () => {
    const rows = () =>
      page
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' ')),
        );
    await page.getByRole('button', { name: 'Mara: 5 minutes more' }).click();
    await expect.poll(async () => (await rows())[0]).toBe('1 Mara 22:00 00:05 2 h 05');
    await page.getByRole('slider', { name: 'Mara, length' }).focus();
    await page.keyboard.press('PageDown');
    // With another key it is the browser's.
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await rows())[1]).toBe('2 Kolja 23:45 01:45 2 h');
    const edge = await page.locator('.lane').nth(2).locator('.clip-edge').boundingBox();
    const grid = await page.locator('.lane-grid').first().boundingBox();
    if (!edge || !grid) throw new Error('nothing to pull');
    await page.mouse.move(edge.x + 12, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + 12 + grid.width / 8, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await rows())[2]).toBe('3 Nova 01:45 04:45 3 h');
    await expect
      .poll(() => new URL(page.url()).searchParams.getAll('act'))
      .toEqual(['105:Mara', '120:Kolja', '180:Nova']);
  });

  await step(
    'acts are added, joined, moved and taken off by keyboard, and the night is filled to its curfew',
    async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: 'Add act' }).press('Enter');
      await page.keyboard.type('Ines');
      await page.getByRole('button', { name: 'Ines b2b with the act before' }).press('Enter');
      await page.getByRole('rowheader', { name: 'Nova b2b Ines' }).waitFor();
      await page.getByRole('button', { name: 'Mara: later' }).press('Enter');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Mara: later');
      await page.getByRole('button', { name: 'Take Kolja off' }).press('Enter');
      await page.getByRole('button', { name: 'Fill to curfew' }).press('Enter');
      await page.getByText('Ends on the curfew').first().waitFor();
      await expect.poll(() => page.locator('tbody th').allTextContents()).toEqual(['Mara', 'Nova b2b Ines']);
      expect(await violations(page)).toEqual([]);
    },
  );
  expectQuiet(errors);
});

it('the night on which the clocks go back says so, and its calendar file holds instants', async () => {
  const { page, errors } = await newVisit();
  await page.goto(NIGHT);
  await page.getByText('The clocks go back by 1 h tonight').waitFor();
  await expect
    .poll(() => page.locator('tbody tr').nth(2).textContent())
    .toMatch(/02:00 UTC\+2\s*03:00 UTC\+1/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('set-times-2026-10-24.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(3);
  expect(file).toContain('DTSTART:20261025T000000Z\r\nDTEND:20261025T020000Z\r\nSUMMARY:Nova\r\n');
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expectQuiet(errors);
});

it('a night that runs over is a warning in words, and a name is never markup', async () => {
  const { page, errors } = await newVisit();
  await page.goto(
    `${PATH}?day=2026-11-28&zone=Asia/Calcutta&curfew=0100&act=240:${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  );
  await page.getByText('1 h over the curfew').first().waitFor();
  expect(await page.locator('tbody img').count()).toBe(0);
  await step('a zone under an older name is chosen under that one', async () =>
    expect.poll(() => page.getByLabel('Time zone of the venue').inputValue()).toBe('Asia/Calcutta'),
  );
  expectQuiet(errors);
});
