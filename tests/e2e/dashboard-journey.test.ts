import { expect, it } from 'vitest';
import { MILESTONE_KEYS } from '#core/journey.ts';
import { JOURNEY_EVERY_MS } from '#site/lib/cache-rules.ts';
import { testVisits } from '../support/browser.ts';
import { allBut, giveJourney, skipTour } from '../support/dashboard-data.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

it('the journey card and Next Steps follow the journey of the account', async () => {
  const { page, context } = await newVisit();
  const card = page.getByRole('main').locator('a.journey');
  const next = page.locator('section.next');
  const words = async () => (await card.innerText()).replaceAll(/\s+/g, ' ');
  const milestones = () => card.getByRole('listitem').allInnerTexts();
  const stepsShown = () =>
    next
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('href'),
          ...(link as HTMLElement).innerText.split('\n').filter(Boolean),
        ]),
      );
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await signUpInBrowser(context);
  await skipTour(page);
  await page.route('**/api/user/journey', (route) => route.fulfill({ status: 422, json: { error: {} } }));
  // Time stands still but for runFor, so the journey is asked for when a step says so.
  const tenSecondsLater = () => page.clock.runFor(JOURNEY_EVERY_MS);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/dashboard');

  await step(
    'a journey that does not load stands at zero with placeholder milestones, and is only logged',
    async () => {
      const isThere = async () => {
        await page.clock.runFor(100);
        return card.isVisible();
      };
      await expect.poll(isThere).toBe(true);
      await expect.poll(words).toContain(' 0%');
      await expect
        .poll(async () => (await milestones()).map((text) => text.split('\n')[0]?.trim()))
        .toEqual(['Welcome', 'Create First Logo', 'Generate Voice Drop', 'Build Press Kit']);
      await expect
        .poll(async () => (await stepsShown()).at(-1))
        .toEqual(['/dj-assistant', 'Ask AI Assistant']);
      await expect
        .poll(() => logged)
        .toContainEqual(expect.stringContaining('warning: The journey did not load'));
      expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    },
  );

  await step('shows percent, count and level, and the whole of it leads to /journey', async () => {
    await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated', 'firstVoiceTagGenerated']);
    await tenSecondsLater();
    await expect.poll(words).toContain('3 of 7 milestones · Level 2');
    await expect.poll(words).toContain(' 43%');
    expect(await card.getAttribute('href')).toBe('/journey');
    const [box, picture] = [await card.boundingBox(), await card.locator('.track').boundingBox()];
    expect(box && picture && picture.y > box.y && picture.y + picture.height < box.y + box.height).toBe(true);
  });

  await step('shows up to 4 milestones: those reached last and the next one', async () => {
    await expect
      .poll(milestones)
      .toEqual([
        expect.stringMatching(/^Welcome\s+reached$/),
        expect.stringMatching(/^Create First Logo\s+reached$/),
        expect.stringMatching(/^Generate Voice Drop\s+reached$/),
        expect.stringMatching(/^Build Press Kit\s+open$/),
      ]);
  });

  await step('lists three open milestones with badge and price, and Ask AI Assistant', async () => {
    await giveJourney(page, ['onboardingCompleted']);
    await tenSecondsLater();
    await expect.poll(stepsShown).toEqual([
      ['/logo-generator', 'Create First Logo', 'Essential', '2 credits'],
      ['/voice-drops', 'Generate Voice Drop', 'Popular', '4 credits'],
      ['/press-kit', 'Build Press Kit', 'Pro Tip', '3 credits'],
      ['/dj-assistant', 'Ask AI Assistant'],
    ]);
  });

  await step('goes on with Business, Organization and Quick Win', async () => {
    await giveJourney(page, allBut('firstContractGenerated', 'firstGigTracked', 'profileCompleted'));
    await tenSecondsLater();
    await expect.poll(stepsShown).toEqual([
      ['/contract-generator', 'Write First Contract', 'Business', '3 credits'],
      ['/gig-tracker', 'Track First Gig', 'Organization', 'FREE'],
      ['/profile', 'Complete Your Profile', 'Quick Win', '2 min'],
      ['/dj-assistant', 'Ask AI Assistant'],
    ]);
  });

  await step('reads Master Status! when nothing is open, and keeps the assistant', async () => {
    await giveJourney(page, MILESTONE_KEYS);
    await tenSecondsLater();
    await next.getByText('Master Status! All milestones completed').waitFor();
    await expect.poll(stepsShown).toEqual([['/dj-assistant', 'Ask AI Assistant']]);
    await expect.poll(words).toContain(' 100%');
  });

  await step('what is reached elsewhere is on the card within 10 s', async () => {
    await giveJourney(page, ['onboardingCompleted', 'firstLogoGenerated', 'firstGigTracked']);
    expect(JOURNEY_EVERY_MS).toBe(10_000);
    await tenSecondsLater();
    await card.getByText('3 of 7').waitFor();
  });

  await step('the milestones have the same numbers on the card as on the journey page', async () => {
    const numbers = (chips: string) => card.locator(`.track-cue > ${chips}`).allInnerTexts();
    await expect.poll(() => numbers('.on')).toEqual(['3']);
    await expect.poll(() => numbers('.past')).toEqual(['1', '2', '6']);
    await card.click();
    await page.waitForURL('**/journey');
    const clip = page.locator('.clip[data-state="next"]');
    expect((await clip.locator('.cue').innerText()).trim()).toBe('3');
  });
});
