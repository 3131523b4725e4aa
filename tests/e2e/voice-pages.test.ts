import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import { recipeLink } from '#site/tools/voice-tag/treatment/recipe-link.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

async function expectStudio(page: Page): Promise<void> {
  await page.locator('.voice-studio[data-ready]').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Voice drop' }).waitFor();
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/voice-drops');
}

it('a treatment that was shared by link is taken up, named after its like, and undone in one step', async () => {
  const { page, context, errors } = await newVisit();
  const shared = { ...recipeOf('cinematic'), bpm: 87 };
  const link = new URL(recipeLink('http://localhost', shared));
  await page.goto(`/voice-drops${link.search}`);
  await step('/voice-drops is the voice drop screen', () => expectStudio(page));
  await step('/voice-drop is the voice drop screen', async () => {
    const reached = new URL((await context.request.get(`/voice-drop${link.search}`)).url());
    expect([reached.pathname, reached.search]).toEqual(['/voice-drops', link.search]);
  });
  const treatment = page.locator('.voice-panels');
  await page.getByText('Treatment from the link').first().waitFor();
  await treatment.getByText('Cinematic, changed').waitFor();
  await page.locator('.deck-tempo').getByText('87').first().waitFor();
  const lit = page.getByRole('radio', { name: /Cinematic/ });
  await expect.poll(() => lit.getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await treatment.getByText(/128 BPM · 8A/).waitFor();
  expectQuiet(errors);
});

it('a link that was cut short says so and changes nothing', async () => {
  const { page, errors } = await newVisit();
  await page.goto('/voice-generation?recipe=eyJicG0iOjg3LCJ');
  await step('/voice-generation is the voice drop screen', () => expectStudio(page));
  await page.getByText('The link holds no treatment').first().waitFor();
  await page.getByText(/128 BPM · 8A/).waitFor();
  expectQuiet(errors);
});
