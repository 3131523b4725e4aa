import { expect, it } from 'vitest';
import { testVisits } from '../support/browser.ts';
import { fadedSections } from '../support/faded-sections.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('without a script the landing page reads whole, and its links lead on', async () => {
  const { page } = await newVisit({ scripts: false, reducedMotion: 'no-preference' });
  await page.goto('/landing');

  await step('with no script nothing is faded', async () => {
    expect(await fadedSections(page)).toEqual([]);
  });

  await step('six tools, six testimonials, seven questions, no dead button', async () => {
    expect(await page.locator('.tool-card:visible').count()).toBe(6);
    expect(await page.locator('.quotes figure:visible').count()).toBe(6);
    expect(await page.locator('first-questions details:visible').count()).toBe(7);
    expect(await page.locator('#tools button:visible, #floor button:visible').count()).toBe(0);
  });

  await step('the pictures of a tool are one each without a script', async () => {
    expect(await page.locator('#tools slide-show img').count()).toBe(6);
    expect(await page.locator('#tools slide-show button').count()).toBe(0);
  });

  await step('seven logos and the roadmap are there, and no field that draws nothing', async () => {
    await page.getByRole('heading', { level: 1, name: /The crew/ }).waitFor();
    expect(await page.locator('logo-demo li > :is(img, svg)').count()).toBe(7);
    for (const title of ['Brand Foundation', 'Audio Signature', 'Business Growth'])
      expect(await page.getByRole('heading', { level: 3, name: title }).isVisible()).toBe(true);
    expect(await page.getByLabel('Type your name').isVisible()).toBe(false);
  });

  await step('without a script the picture leads to its file', async () => {
    const href = await page.locator('picture-lightbox .enlarges').getAttribute('href');
    const reply = await page.request.get(href ?? '');
    expect(reply.headers()['content-type']).toBe('image/webp');
  });

  await step('the cues still jump', async () => {
    const track = page.getByRole('navigation', { name: 'On this page' });
    await track.getByRole('link', { name: 'Roadmap' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#roadmap');
  });

  await step('teasers without a script lead to the article', async () => {
    await page.locator('.teasers article h3 a').first().click();
    await page.waitForURL(/\/blog\/[\w-]+$/);
  });
});
