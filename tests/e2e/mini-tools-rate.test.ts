import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();
const PATH = '/tools/dj-rate-calculator';

it('a fee is worked out with faders, copied, and kept in its address', async () => {
  const { page, context, errors } = await newVisit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);

  await step('the result is copied as text with its way back', async () => {
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Text copied').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Floor €490, ask €555, stretch €675');
    expect(text).toContain('Your hours: €250.00 (10 h × €25)');
    expect(text).toContain(PATH);
  });

  await step(
    'a fader moves its number, the fee and the address; an offer is weighed against the fee',
    async () => {
      const floor = page.locator('.rate-fees [data-out=floor]');
      await page.getByRole('slider', { name: 'Lowest pay for an hour, fader' }).focus();
      for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.getByLabel('Lowest pay for an hour', { exact: true }).inputValue())
        .toBe('30');
      await expect.poll(() => floor.textContent()).toBe('€555');
      await page.getByLabel('What they offer').fill('300');
      await page.getByText('€255 under your floor').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?offer=300&wage=30');
    },
  );
  expectQuiet(errors);
});

it('another currency, nonsense and numbers that cannot be are taken as they are meant', async () => {
  const { page, errors } = await newVisit();
  await page.goto(`${PATH}?in=SEK&wage=300&gigs=-4&tax=99&costs=<b>&years=1e9`);
  const goal = page.getByLabel('Left for you after costs and tax', { exact: true });
  const gigs = page.getByLabel('Gigs', { exact: true });
  const tax = page.getByLabel('Put aside for tax', { exact: true });

  await step(
    'a currency keeps the place of the faders and converts nothing; nonsense in the address is passed over',
    async () => {
      await expect.poll(() => page.getByLabel('Currency').inputValue()).toBe('SEK');
      await expect
        .poll(() => page.getByLabel('Lowest pay for an hour', { exact: true }).inputValue())
        .toBe('300');
      await expect.poll(() => gigs.inputValue()).toBe('6');
      await expect.poll(() => tax.inputValue()).toBe('25');
      await expect
        .poll(() => page.locator('.rate-fees [data-out=floor]').textContent())
        .toMatch(/^kr\s5,550$/);
      expect(await violations(page)).toEqual([]);
    },
  );

  await step(
    'an address brings back what was typed in another currency, and a number that cannot be is the nearest that can',
    async () => {
      await expect.poll(() => goal.inputValue()).toBe('18000');
      // What stands there in euros as the page comes.
      await goal.fill('1800');
      await expect.poll(() => new URL(page.url()).search).toBe('?in=SEK&goal=1800&wage=300');
      await gigs.fill('99');
      await gigs.press('Tab');
      await expect.poll(() => gigs.inputValue()).toBe('30');
      await expect.poll(() => new URL(page.url()).search).toBe('?in=SEK&goal=1800&gigs=30&wage=300');
      await tax.fill('12.5');
      await tax.press('Tab');
      await expect.poll(() => tax.inputValue()).toBe('13');
      await page.getByText('13 % of the whole fee').waitFor();
      const offer = page.getByLabel('What they offer');
      await offer.fill('900');
      const verdict = () => page.getByText(/kr\s[\d,]+ under your floor/).textContent();
      const said = await verdict();
      await expect.poll(() => new URL(page.url()).searchParams.get('offer')).toBe('900');
      await page.goto(page.url());
      await expect.poll(() => goal.inputValue()).toBe('1800');
      await expect.poll(() => gigs.inputValue()).toBe('30');
      await expect.poll(() => offer.inputValue()).toBe('900');
      await expect.poll(verdict).toBe(said);
    },
  );
  expectQuiet(errors);
});
