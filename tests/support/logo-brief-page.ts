import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What stands for a drawing, byte for byte, where it would fill a page of the report. */
export const print = (svg: string | undefined) =>
  createHash('sha256')
    .update(svg ?? '')
    .digest('hex');

/** The parts of the studio in which a brief is written. */
export function briefOf(page: Page) {
  const live = page.getByRole('region', { name: 'Live preview' });
  return {
    live,
    name: page.getByLabel('Artist name'),
    line: page.getByLabel('Line underneath'),
    seed: page.getByLabel('Seed', { exact: true }),
    press: page.getByTestId('draw'),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    button: (words: string | RegExp) => page.getByRole('button', { name: words, exact: true }),
    radio: (words: string) => page.getByRole('radio', { name: words, exact: true }),
    reasonAt: (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ),
    /** The prints of the live pictures, once all of them show the brief as it stands. */
    async previews(): Promise<string[]> {
      await page.waitForFunction(() => {
        const region = document.querySelector('[aria-label="Live preview"]');
        const pictures = [...(region?.querySelectorAll('.concept-picture[data-state]') ?? [])];
        const states = pictures.map((picture) => picture.getAttribute('data-state'));
        return (
          region?.getAttribute('data-state') === 'ready' &&
          states.includes('ready') &&
          !states.includes('drawing')
        );
      });
      const addresses = await live
        .locator('img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
      return addresses.map((address) =>
        print(decodeURIComponent(address.replace('data:image/svg+xml,', ''))),
      );
    },
  };
}
