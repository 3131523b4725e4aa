import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

declare global {
  interface Window {
    made: Map<string, Blob>;
  }
}

const demo = (page: Page) => page.locator('logo-demo');
const name = (page: Page) => page.getByLabel('Type your name');
const status = (page: Page) => demo(page).locator('.demo-state [role=status]');
/** The addresses of the pictures: while they are drawn live, of this page's memory. */
const pictures = (page: Page) =>
  demo(page)
    .locator('li > img')
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

/** The colours of a drawing and where they lie, in hundredths of it: of the large logo in the page, or of a text. */
const outlines = (page: Page, text?: string) =>
  page.evaluate((drawn) => {
    const inPage = document.querySelector('logo-demo li > svg');
    const root = drawn ? new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement : inPage;
    const svg = document.body.appendChild(root?.cloneNode(true) as SVGSVGElement);
    const { width } = svg.viewBox.baseVal;
    const found = [...svg.querySelectorAll('path')].map((path) => {
      const box = path.getBBox();
      const lies = [box.x, box.y, box.width, box.height].map((side) => Math.round((100 * side) / width));
      return [path.getAttribute('fill')?.toLowerCase(), ...lies];
    });
    svg.remove();
    return found;
  }, text);

/** Where the first picture stands on the page, however far that is scrolled. */
const place = (page: Page) =>
  demo(page)
    .locator('li')
    .first()
    .evaluate((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    });

/** Opens the page with an eye on every drawing, and waits until it asks for nothing any more. */
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
  await page.goto('/landing', { waitUntil: 'networkidle' });
}

/** Types, and waits until what was typed is drawn. */
async function draws(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const before = await pictures(page);
  await act();
  await expect.poll(async () => (await pictures(page))[0]).not.toBe(before[0]);
  await expect.poll(() => demo(page).getAttribute('data-state')).toBe('drawn');
  return texts(page);
}

it('the designer of the landing page comes when it is needed, draws what is typed, and hands over to the studio', async () => {
  const { page, errors } = await newVisit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const designer = () => asked.filter((path) => /logo-demo\.worker|^\/fonts\/logo\//.test(path));
  await open(page);
  const first = await texts(page);
  const written = await outlines(page);
  const placed = await place(page);

  await step('nothing of the designer is loaded before somebody comes near it', async () => {
    expect(designer()).toEqual([]);
    expectQuiet(errors);
    await page.route('**/logo-demo.worker*', (route) => route.abort());
    await name(page).focus();
    await expect.poll(() => designer().length).toBe(1);
  });

  await step('a designer that does not load says so, and is asked again', async () => {
    const before = await pictures(page);
    await name(page).fill('Kollektiv');
    await expect.poll(() => status(page).textContent()).toContain("didn't load");
    expect(await pictures(page)).toEqual(before);
    await page.unroute('**/logo-demo.worker*');
    await draws(page, () => demo(page).getByRole('button', { name: 'Try again' }).click());
    expect(designer().filter((path) => path.startsWith('/fonts/')).length).toBeGreaterThan(0);
  });

  await step('what stands there first is what the designer draws for that name', async () => {
    const again = await draws(page, () => name(page).fill(''));
    const [large = '', ...files] = again;
    expect(files.map((svg) => svg.trim())).toEqual(first.map((svg) => svg.trim()));
    expect(await outlines(page, large)).toEqual(written);
  });

  await step('draws the typed name seven times, each one different, and says how long it took', async () => {
    const drawn = await draws(page, () => name(page).pressSequentially('Żółw', { delay: 20 }));
    expect(new Set(drawn).size).toBe(7);
    for (const svg of drawn) expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    await expect.poll(() => demo(page).locator('img').first().getAttribute('alt')).toMatch(/^Żółw: /);
    await expect.poll(() => status(page).textContent()).toMatch(/^Drawn in \d+\.\d\d s$/);
    expect(await place(page)).toEqual(placed);
  });

  await step(
    'a name that cannot be drawn is refused with its reason, and the last drawing stays',
    async () => {
      const before = await pictures(page);
      await name(page).fill('Kollektiv 😀');
      await expect.poll(() => name(page).getAttribute('aria-invalid')).toBe('true');
      expect(await name(page).evaluate((field) => (field as HTMLInputElement).validity.valid)).toBe(true);
      await expect.poll(() => page.locator('#demo-err').textContent()).toContain('😀');
      await expect.poll(() => name(page).getAttribute('aria-describedby')).toContain('demo-err');
      expect(await pictures(page)).toEqual(before);
      // What cannot be drawn does not come along either.
      await page.getByRole('link', { name: 'Ready to Elevate' }).evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      });
      await page.getByRole('link', { name: 'Ready to Elevate' }).click();
      const kept = () => page.evaluate(() => sessionStorage.getItem('draft:logo-generator'));
      expect(JSON.parse((await kept()) ?? '')).toMatchObject({ name: 'Żółw' });
      await draws(page, () => name(page).fill('Kollektiv 909'));
      await expect.poll(() => page.locator('#demo-err').textContent()).toBe('');
      await expect.poll(() => name(page).getAttribute('aria-invalid')).toBe('false');
    },
  );

  await step('another genre, chosen by an arrow key, is another seven', async () => {
    const techno = await texts(page);
    await page.getByRole('radio', { name: 'Techno' }).focus();
    const house = await draws(page, () => page.keyboard.press('ArrowRight'));
    await expect.poll(() => page.getByRole('radio', { name: 'House' }).isChecked()).toBe(true);
    for (const svg of house) expect(techno).not.toContain(svg);
  });

  await step('a press kit, a contract and the way to an account bear the name, too', async () => {
    const papers = demo(page).locator('[data-name]');
    expect(new Set(await papers.allTextContents())).toEqual(new Set(['Kollektiv 909']));
    const [cover] = await pictures(page);
    expect(await demo(page).locator('[data-cover]').getAttribute('src')).toBe(cover);
    const paper = (await demo(page).locator('[data-paper]').getAttribute('src')) ?? '';
    expect(await page.evaluate((url) => window.made.get(url)?.text(), paper)).toContain('#000');
    await demo(page).getByText('Kollektiv 909 comes with you.').waitFor();
    const call = page.getByRole('link', { name: 'Ready to Elevate Your DJ Brand?' });
    expect(await call.getAttribute('href')).toBe('/signin?new&next=%2Flogo-generator');
  });

  await step('the studio goes on with the typed name and genre', async () => {
    await page.getByRole('radio', { name: 'Disco' }).check({ force: true });
    await page.getByRole('link', { name: 'Open all 12 in the studio' }).click();
    await page.waitForURL('**/logo-generator');
    await expect.poll(() => page.getByLabel('Artist name').inputValue()).toBe('Kollektiv 909');
    await expect
      .poll(() => page.getByRole('radio', { name: 'Disco' }).getAttribute('aria-checked'))
      .toBe('true');
  });
  expectQuiet(errors.filter((line) => !line.includes('logo-demo.worker')));
});
