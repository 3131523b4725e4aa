import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const PATH = '/tools/key-and-tempo';

it('the wheel, the field for a key and the pad for a tempo are worked by hand', async () => {
  const { page, errors } = await newVisit();
  await page.goto(`${PATH}?key=Am&bpm=87&next=Em&nextbpm=174`);
  const field = page.getByLabel('Or type it');
  const tempo = page.getByLabel('Playing', { exact: true });
  const same = page.locator('[data-out="same-key"]');

  await step('two records from an address are matched', async () => {
    await expect.poll(() => page.locator('[data-out=percent]').textContent()).toBe('0.00 %');
    await expect.poll(() => page.locator('[data-out=locked]').textContent()).toBe('8A → 9A, +1');
  });

  await step('arrow keys walk the wheel: one stop for Tab, 24 keys, and the table follows', async () => {
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
    await expect.poll(() => same.textContent()).toBe('3A');
    expect(await violations(page)).toEqual([]);
  });

  await step('a key is read as software writes it, and what is none is said to be none', async () => {
    for (const [text, key] of [
      ['F#m', '11A'],
      ['1d', '8B'],
      ['E-flat major', '5B'],
    ] as const) {
      await field.fill(text);
      await expect.poll(() => same.textContent()).toBe(key);
    }
    await field.fill('techno');
    await page.getByText('No key yet').waitFor();
    await expect.poll(() => same.textContent()).toBe('5B');
    await page.getByRole('radio', { name: '3A,' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => page.locator('[data-said]').textContent()).toBe('');
  });

  await step('a tempo that cannot be is the nearest that can, once the field is left', async () => {
    await tempo.fill('999');
    await tempo.press('Tab');
    await expect.poll(() => tempo.inputValue()).toBe('200');
    await expect.poll(() => new URL(page.url()).searchParams.get('bpm')).toBe('200');
  });

  await step('tapping by key sets the tempo of the record that plays', async () => {
    const pad = page.getByRole('button', { name: 'Tap the tempo' });
    await pad.focus();
    // A tap every half a second by the clock of the page, however long a key takes here.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    for (let tap = 0; tap < 6; tap++) {
      await page.keyboard.press('Space');
      await page.clock.runFor(500);
    }
    await expect.poll(() => pad.textContent()).toContain('120.0 BPM');
    await expect.poll(() => tempo.inputValue()).toBe('120.0');
  });
  expectQuiet(errors);
});

it('nonsense in the address is passed over', async () => {
  const { page, errors } = await newVisit();
  await page.goto(`${PATH}?key=99&bpm=9999&next=<b>&nextbpm=x`);
  await expect.poll(() => page.locator('[data-out=percent]').textContent()).toBe('−3.13 %');
  expectQuiet(errors);
});
