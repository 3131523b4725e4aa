import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { MILESTONE_KEYS } from '#core/journey.ts';
import { testVisits, type Visitor } from '../support/browser.ts';
import { allBut, giveJourney, skipTour } from '../support/dashboard-data.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';

const newVisit = testVisits();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await newVisit();
  page = visitor.page;
  await signUpInBrowser(visitor.context);
  await skipTour(page);
});

const card = () => page.getByRole('main').locator('a.journey');
const next = () => page.locator('section.next');
const stepsShown = async () => {
  const links = next().getByRole('link');
  await links.last().waitFor();
  return links.evaluateAll((all) =>
    all.map((link) => [
      link.getAttribute('href'),
      ...(link as HTMLElement).innerText.split('\n').filter(Boolean),
    ]),
  );
};

describe('the journey card', () => {
  it('shows percent, count and level, and the whole of it leads to /journey', async () => {
    await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated', 'firstVoiceTagGenerated']);
    await page.goto('/dashboard');
    await card().waitFor();
    const words = async () => (await card().innerText()).replaceAll(/\s+/g, ' ');
    await expect.poll(words).toContain('3 of 7 milestones · Level 2');
    await expect.poll(words).toContain(' 43%');
    expect(await card().getAttribute('href')).toBe('/journey');
    const [box, picture] = [await card().boundingBox(), await card().locator('.track').boundingBox()];
    expect(box && picture && picture.y > box.y && picture.y + picture.height < box.y + box.height).toBe(true);
  });

  it('shows up to 4 milestones: those reached last and the next one', async () => {
    await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated', 'firstVoiceTagGenerated']);
    await page.goto('/dashboard');
    await card().waitFor();
    await expect
      .poll(() => card().getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Welcome\s+reached$/),
        expect.stringMatching(/^Create First Logo\s+reached$/),
        expect.stringMatching(/^Generate Voice Drop\s+reached$/),
        expect.stringMatching(/^Build Press Kit\s+open$/),
      ]);
  });
});

it('the milestones have the same numbers on the card as on the journey page', async () => {
  await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated', 'firstGigTracked']);
  await page.goto('/dashboard');
  const numbers = (chips: string) => card().locator(`.track-cue > ${chips}`).allInnerTexts();
  await expect.poll(() => numbers('.on')).toEqual(['3']);
  await expect.poll(() => numbers('.past')).toEqual(['1', '2', '6']);
  await page.goto('/journey');
  const clip = page.locator('.clip[data-state="next"]');
  expect((await clip.locator('.cue').innerText()).trim()).toBe('3');
});

describe('Next Steps', () => {
  it('lists three open milestones with badge and price, and Ask AI Assistant', async () => {
    await giveJourney(page, ['onboardingCompleted']);
    await page.goto('/dashboard');
    await next().getByText('Essential').waitFor();
    await expect
      .poll(() => stepsShown())
      .toEqual([
        ['/logo-generator', 'Create First Logo', 'Essential', '2 credits'],
        ['/voice-drops', 'Generate Voice Drop', 'Popular', '4 credits'],
        ['/press-kit', 'Build Press Kit', 'Pro Tip', '3 credits'],
        ['/dj-assistant', 'Ask AI Assistant'],
      ]);
  });

  it('goes on with Business, Organization and Quick Win', async () => {
    await giveJourney(page, allBut('firstContractGenerated', 'firstGigTracked', 'profileCompleted'));
    await page.goto('/dashboard');
    await next().getByText('Quick Win').waitFor();
    await expect
      .poll(() => stepsShown())
      .toEqual([
        ['/contract-generator', 'Write First Contract', 'Business', '3 credits'],
        ['/gig-tracker', 'Track First Gig', 'Organization', 'FREE'],
        ['/profile', 'Complete Your Profile', 'Quick Win', '2 min'],
        ['/dj-assistant', 'Ask AI Assistant'],
      ]);
  });

  it('reads Master Status! when nothing is open, and keeps the assistant', async () => {
    await giveJourney(page, MILESTONE_KEYS);
    await page.goto('/dashboard');
    await next().getByText('Master Status! All milestones completed').waitFor();
    await expect.poll(() => stepsShown()).toEqual([['/dj-assistant', 'Ask AI Assistant']]);
    await expect.poll(async () => (await card().innerText()).replaceAll(/\s+/g, ' ')).toContain(' 100%');
  });
});

it('a journey that does not load stands at zero with placeholder milestones, and is only logged', async () => {
  await page.route('**/api/user/journey', (route) => route.fulfill({ status: 422, json: { error: {} } }));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await page.goto('/dashboard');
  await card().waitFor();
  await expect.poll(async () => (await card().innerText()).replaceAll(/\s+/g, ' ')).toContain(' 0%');
  await expect
    .poll(async () =>
      (await card().getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]?.trim()),
    )
    .toEqual(['Welcome', 'Create First Logo', 'Generate Voice Drop', 'Build Press Kit']);
  await expect.poll(async () => (await stepsShown()).at(-1)).toEqual(['/dj-assistant', 'Ask AI Assistant']);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  await expect
    .poll(() => logged)
    .toContainEqual(expect.stringContaining('warning: The journey did not load'));
});

it('what is reached elsewhere is on the card within 10 s', async () => {
  await page.clock.install();
  await giveJourney(page, []);
  await page.goto('/dashboard');
  await card().getByText('0 of 7').waitFor();
  await page.unroute('**/api/user/journey');
  await giveJourney(page, ['firstLogoGenerated']);
  await page.clock.runFor(10_000);
  await card().getByText('1 of 7').waitFor();
});
