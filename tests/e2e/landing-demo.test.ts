import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';

const newVisit = testVisits();

declare global {
  interface Window {
    made: Map<string, Blob>;
  }
}

const demo = (page: Page) => page.locator('logo-demo');
const name = (page: Page) => page.getByLabel('Type your name');
const status = (page: Page) => demo(page).getByRole('status');
/** The addresses of the pictures: while they are drawn live, of this page's memory. */
const pictures = (page: Page) =>
  demo(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
/** What the pictures show: those drawn live are kept as they are made, since no script may fetch them. */
const texts = async (page: Page) => {
  const urls = await pictures(page);
  return page.evaluate(
    (all) =>
      Promise.all(all.map(async (url) => (await window.made.get(url)?.text()) ?? (await fetch(url)).text())),
    urls,
  );
};

/** Opens the page with an eye on every drawing. */
async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    window.made = new Map();
    URL.createObjectURL = (drawing: Blob) => {
      const url = create(drawing);
      window.made.set(url, drawing);
      return url;
    };
  });
  await page.goto('/landing');
}

/** Types, and waits until what was typed is drawn. */
async function draws(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const before = await pictures(page);
  await act();
  await expect.poll(async () => (await pictures(page))[0]).not.toBe(before[0]);
  await expect.poll(() => demo(page).getAttribute('data-state')).toBe('drawn');
  return texts(page);
}

it('nothing of the designer is loaded before somebody comes near it', async () => {
  const { page, errors } = await newVisit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const designer = () => asked.filter((path) => /logo-demo\.worker|^\/fonts\/logo\//.test(path));
  await page.goto('/landing', { waitUntil: 'networkidle' });
  expect(designer()).toEqual([]);
  await name(page).focus();
  await expect.poll(() => designer().length).toBeGreaterThan(1);
  expectQuiet(errors);
});

it('draws the typed name nine times, each one different, and says how long it took', async () => {
  const { page, errors } = await newVisit();
  await open(page);
  const box = await demo(page).locator('li').first().boundingBox();
  const drawn = await draws(page, () => name(page).pressSequentially('Żółw', { delay: 20 }));
  expect(new Set(drawn).size).toBe(9);
  for (const svg of drawn) expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  await expect.poll(() => status(page).textContent()).toMatch(/^9 drawn in \d+\.\d\d s on this device$/);
  await expect.poll(() => demo(page).locator('img').first().getAttribute('alt')).toMatch(/^Żółw: /);
  expect(await demo(page).locator('li').first().boundingBox()).toEqual(box);
  expectQuiet(errors);
});

it('what stands there first is what the designer draws for that name', async () => {
  const { page } = await newVisit();
  await open(page);
  const first = await texts(page);
  await draws(page, () => name(page).fill('DJ NOVA 2'));
  const again = await draws(page, () => name(page).fill(''));
  expect(again.map((svg) => svg.trim())).toEqual(first.map((svg) => svg.trim()));
});

it('another genre, chosen by an arrow key, is another nine', async () => {
  const { page } = await newVisit();
  await open(page);
  const techno = await draws(page, () => name(page).fill('Kollektiv'));
  await page.getByRole('radio', { name: 'Techno' }).focus();
  const house = await draws(page, () => page.keyboard.press('ArrowRight'));
  await expect.poll(() => page.getByRole('radio', { name: 'House' }).isChecked()).toBe(true);
  for (const svg of house) expect(techno).not.toContain(svg);
});

it('a name that cannot be drawn is refused with its reason, and the last drawing stays', async () => {
  const { page, errors } = await newVisit();
  await open(page);
  await draws(page, () => name(page).fill('Kollektiv'));
  const before = await pictures(page);
  await name(page).fill('Kollektiv 😀');
  await expect.poll(() => name(page).getAttribute('aria-invalid')).toBe('true');
  expect(await name(page).evaluate((field) => (field as HTMLInputElement).validity.valid)).toBe(true);
  await expect.poll(() => page.locator('#demo-err').textContent()).toContain('😀');
  await expect.poll(() => name(page).getAttribute('aria-describedby')).toContain('demo-err');
  expect(await pictures(page)).toEqual(before);
  await draws(page, () => name(page).fill('Kollektiv 9'));
  await expect.poll(() => page.locator('#demo-err').textContent()).toBe('');
  await expect.poll(() => name(page).getAttribute('aria-invalid')).toBe('false');
  expectQuiet(errors);
});

it('a designer that does not load says so, and is asked again', async () => {
  const { page } = await newVisit();
  await page.route('**/logo-demo.worker*', (route) => route.abort());
  await open(page);
  const before = await pictures(page);
  await name(page).fill('Kollektiv');
  await expect.poll(() => status(page).textContent()).toContain('did not load');
  expect(await pictures(page)).toEqual(before);
  await page.unroute('**/logo-demo.worker*');
  await draws(page, () => demo(page).getByRole('button', { name: 'Try again' }).click());
});

it('the studio goes on with the typed name and genre', async () => {
  const { page } = await newVisit();
  await open(page);
  await name(page).fill('Kollektiv 909');
  await page.getByRole('radio', { name: 'Disco' }).check({ force: true });
  await page.getByRole('link', { name: 'Open all 12 in the studio' }).click();
  await page.waitForURL('**/logo-generator');
  await expect.poll(() => page.getByLabel('Artist name').inputValue()).toBe('Kollektiv 909');
  await expect
    .poll(() => page.getByRole('radio', { name: 'Disco' }).getAttribute('aria-checked'))
    .toBe('true');
});
