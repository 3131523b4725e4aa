import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';
import { turnTo } from '../support/turn-to.ts';
import { changeNights, instantOn, next, wallAt } from '../support/wall-clock.ts';

const newVisit = testVisits();
const YEAR = new Date().getUTCFullYear() + 1;
const HOME = 'Europe/Berlin';
/** On both halves of the earth, whole, half and quarter hours from UTC; of some the clocks are never set. */
const ZONES = [
  ...['Europe/London', 'Europe/Athens', 'Europe/Istanbul', 'America/New_York', 'America/Los_Angeles'],
  ...['America/St_Johns', 'America/Sao_Paulo', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo'],
  ...['Australia/Lord_Howe', 'Pacific/Chatham'],
];

/** A set from 22:00 to 05:00 on both nights of a year in which the clocks of a zone are set, else on one in each half of it. */
function gigsIn(zone: string) {
  const changes = changeNights(YEAR, zone);
  const plain = ['01-16', '07-17'].map((day) => ({ night: `${YEAR}-${day}`, minutes: 0 }));
  return (changes.length > 0 ? changes : plain).map(({ night, minutes }) => {
    const [start, end] = [`${night}T22:00`, `${next(night)}T05:00`];
    const [from, until] = [instantOn(start, zone), instantOn(end, zone)];
    if (from === null || until === null) throw new Error(`No ${start} in ${zone}`);
    return { title: `${zone} ${night}`, zone, start, end, minutes, from, until };
  });
}

it('set times are right on every screen in 12 zones, on the nights of both clock changes', async () => {
  const { page, context, errors } = await newVisit();
  await signUpInBrowser(context);
  await context.request.patch('/api/profile', { data: { timeZone: HOME } });
  const gigs = ZONES.flatMap(gigsIn);
  expect(gigs).toHaveLength(24);
  expect(gigs.filter(({ minutes }) => minutes > 0)).toHaveLength(7);
  expect(gigs.filter(({ minutes }) => minutes < 0)).toHaveLength(7);
  const reply = await context.request.post('/api/gig-imports', {
    data: {
      gigs: gigs.map(({ title, zone, start, end }) => ({ title, zone, start, end, status: 'confirmed' })),
    },
  });
  const stored: { id: string; title: string; startsAt: string; endsAt: string }[] = (await reply.json()).gigs;

  await step('what is stored is the instant that the wall of the venue shows', async () => {
    for (const { title, from, until } of gigs) {
      const gig = stored.find((one) => one.title === title);
      expect([title, gig?.startsAt, gig?.endsAt]).toEqual([
        ...[title, new Date(from).toISOString(), new Date(until).toISOString()],
      ]);
    }
  });

  await step('the list has the times of the venue', async () => {
    // All rows at once: those that are out of sight aren't drawn.
    await page.setViewportSize({ width: 1440, height: 2600 });
    await page.goto('/gig-tracker?view=list');
    for (const { title } of gigs) {
      const row = page.locator('[data-gig]', { hasText: title });
      await row.getByText('22:00–05:00').waitFor();
    }
  });

  await step(
    'the page of each says how long the set really is, how the clocks go, and when that is at home',
    async () => {
      for (const { title, zone, minutes, from, until } of gigs) {
        const { id } = stored.find((one) => one.title === title) ?? { id: '' };
        await turnTo(page, `/gig-tracker?gig=${id}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        const told = ((await page.locator('.night-notes').textContent()) ?? '').replace(/\s+/g, ' ');
        const home = wallAt(from, HOME).slice(11);
        if (wallAt(from, HOME) === wallAt(from, zone)) expect(told, title).toContain('the same as at home');
        else expect(told, title).toContain(`your set starts at ${home} there.`);
        const hours = (until - from) / 3_600_000;
        const lasts = `${Math.floor(hours)} h${hours % 1 ? ` ${(hours % 1) * 60}` : ''}`;
        if (minutes === 0) expect(told, title).not.toContain('The clocks go');
        else
          expect(told, title).toMatch(
            new RegExp(
              `The clocks go ${minutes < 0 ? 'back' : 'forward'} from [^.]*: the set lasts ${lasts}\\.`,
            ),
          );
      }
    },
  );

  await step('and so do the day sheet and the calendar', async () => {
    for (const { title, zone, from } of gigs.filter(({ minutes }) => minutes !== 0)) {
      const { id } = stored.find((one) => one.title === title) ?? { id: '' };
      await turnTo(page, `/gig-tracker?gig=${id}&sheet=1`);
      await page.getByText('22:00').first().waitFor();
      const sheet = (await page.locator('main').textContent()) ?? '';
      expect(sheet, title).toContain('05:00');
      if (wallAt(from, HOME) !== wallAt(from, zone))
        expect(sheet, title).toContain(wallAt(from, HOME).slice(11));
    }
  });
  expectQuiet(errors);
});
