import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();
const PATH = '/tools/key-and-tempo';

it('without scripts keys and lengths of an example are shown', async () => {
  const { page } = await newVisit({ scripts: false });
  await page.goto(PATH);
  expect(await page.locator('[data-out=percent]').textContent()).toContain('−3.13 %');
  expect(await page.locator('[data-out="relative-key"]').textContent()).toContain('8B');
});

it('arrow keys walk the wheel: one stop for Tab, 24 keys, and the table follows', async () => {
  const { page, errors } = await newVisit();
  await page.goto(PATH);
  expect(await page.getByRole('radio').count()).toBe(24);
  expect(await page.locator('[role=radio][tabindex="0"]').count()).toBe(1);
  await page.getByRole('radio', { name: '8A, A minor' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => page.getByRole('radio', { checked: true }).getAttribute('aria-label'))
    .toBe('9B, G major');
  await expect.poll(() => page.locator('[data-out="tone-key"]').textContent()).toBe('11B');
  await expect.poll(() => new URL(page.url()).searchParams.get('key')).toBe('9B');
  await page.getByRole('radio', { name: '3A,' }).click();
  await expect.poll(() => page.locator('[data-out="same-key"]').textContent()).toBe('3A');
  expect(await violations(page)).toEqual([]);
  expectQuiet(errors);
});

it('a key is read as software writes it, and what is none is said to be none', async () => {
  const { page, errors } = await newVisit();
  await page.goto(PATH);
  const field = page.getByLabel('Or type it');
  for (const [text, key] of [
    ['F#m', '11A'],
    ['1d', '8B'],
    ['E-flat major', '5B'],
  ] as const) {
    await field.fill(text);
    await expect.poll(() => page.locator('[data-out="same-key"]').textContent()).toBe(key);
  }
  await field.fill('techno');
  await page.getByText('No key yet').waitFor();
  await expect.poll(() => page.locator('[data-out="same-key"]').textContent()).toBe('5B');
  await page.getByRole('radio', { name: '3A,' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(() => page.locator('[data-said]').textContent()).toBe('');
  expectQuiet(errors);
});

it('two records from an address are matched; nonsense is passed over', async () => {
  const { page, errors } = await newVisit();
  await page.goto(`${PATH}?key=Am&bpm=87&next=Em&nextbpm=174`);
  await expect.poll(() => page.locator('[data-out=percent]').textContent()).toBe('0.00 %');
  await expect.poll(() => page.locator('[data-out=locked]').textContent()).toBe('8A → 9A, +1');
  await page.goto(`${PATH}?key=99&bpm=9999&next=<b>&nextbpm=x`);
  await expect.poll(() => page.locator('[data-out=percent]').textContent()).toBe('−3.13 %');
  expectQuiet(errors);
});

it('a tempo that cannot be is the nearest that can, once the field is left', async () => {
  const { page, errors } = await newVisit();
  await page.goto(PATH);
  const field = page.getByLabel('Playing', { exact: true });
  await field.fill('999');
  await field.press('Tab');
  await expect.poll(() => field.inputValue()).toBe('200');
  await expect.poll(() => new URL(page.url()).searchParams.get('bpm')).toBe('200');
  expectQuiet(errors);
});

it('tapping by key sets the tempo of the record that plays', async () => {
  const { page, errors } = await newVisit();
  await page.clock.install({ time: 0 });
  await page.goto(PATH);
  const pad = page.getByRole('button', { name: 'Tap the tempo' });
  await pad.focus();
  // A tap every half a second by the clock of the page, however long a key takes here.
  await page.clock.pauseAt(60_000);
  for (let tap = 0; tap < 6; tap++) {
    await page.keyboard.press('Space');
    await page.clock.runFor(500);
  }
  await expect.poll(() => pad.textContent()).toContain('120.0 BPM');
  await expect.poll(() => page.getByLabel('Playing', { exact: true }).inputValue()).toBe('120.0');
  expectQuiet(errors);
});
