import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LATER_SCREENS, SCREENS as SCREEN_PATHS } from '#core/screens.ts';
import { APP, breach, EXEMPT, isPublic, sum, TRACKER, weigh } from '../budgets/budget.ts';
import { violations } from './axe.ts';
import { expectQuiet, type Visitor } from './browser.ts';
import { builtDocuments } from './built-pages.ts';
import { type WatchedLoads, watchLoads } from './first-load.ts';
import { sideways } from './sideways.ts';
import { step } from './step.ts';

/** Pages of plain text, each kind from one template, and so many of them that only the first is looked at whole. */
const GUIDE = /^\/help\/./;
const ARTICLE = /^\/blog\/[^/]+$/;
const LIST_OF_ARTICLES = /^\/blog\/[^/]+\/./;
const LATER = new RegExp(
  `^(?:${LATER_SCREENS.flatMap((screen) => [screen, ...SCREEN_PATHS[screen]]).join('|')})$`,
);
const MANY = [GUIDE, ARTICLE, LIST_OF_ARTICLES, LATER];
/** A few of one template each: read by its parts; and nothing but a heading, why, and where else to go. */
const LEGAL = /^\/(?:privacy|terms|security-policy)$/;
const NOTICE = /^\/(?:500|epk-offline|sign-closed)$/;
const KINDS = [...MANY, LEGAL, NOTICE];

const kindOf = (path: string) => KINDS.findIndex((kind) => kind.test(path));
const PAGES = builtDocuments().sort((a, b) => kindOf(a) - kindOf(b));
const FIRST_TEXTS = KINDS.map((kind) => PAGES.find((path) => kind.test(path)));
const isFurther = (path: string) => kindOf(path) >= 0 && !FIRST_TEXTS.includes(path);
const isFurtherText = (path: string) => isFurther(path) && MANY.some((kind) => kind.test(path));

/** All pages; for whom texts look the same but for the bar above them, one text of each kind. */
export const pagesFor = ({ everyText }: { everyText: boolean }): string[] =>
  PAGES.filter((path) => everyText || !isFurther(path));

const fileOf = (path: string): string => `${path.slice(1)}.html`;

/** Screens, and the forms that lead to them: what they load is weighed. */
export const SCREENS = PAGES.filter((path) => {
  const file = fileOf(path);
  return !isPublic(file) && !EXEMPT.includes(file);
});

/** One who looks at page after page, with all that those ask for and say. */
export interface Watcher extends Visitor {
  loads: WatchedLoads;
}
export const watching = (visit: Visitor): Watcher => ({ ...visit, loads: watchLoads(visit.page) });

/**
 * Has the page that shows a text show another one of its kind, for which a browser would load the very same files. The parts of
 * an article that run are custom elements: they begin as they come into the page.
 */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const other = new DOMParser().parseFromString(html, 'text/html');
    const filesOf = (text: Document) =>
      [...text.querySelectorAll('link[rel=stylesheet], style, script[src]')].map((file) => file.outerHTML);
    if (filesOf(other).join() !== filesOf(document).join())
      throw new Error(`${address} is not made of the files of ${location.pathname}`);
    history.replaceState(null, '', address);
    document.title = other.title;
    document.body.replaceWith(document.adoptNode(other.body));
  }, path);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

async function open(page: Page, path: string): Promise<void> {
  const kind = KINDS.find((one) => one.test(path));
  if (kind?.test(new URL(page.url()).pathname)) await turnTo(page, path);
  else await page.goto(path);
}

/** The styleguide shows every part twice, dark beside light: some of them are made to be alone on a page. */
const TWICE = /^landmark-unique: .*styleguide/;

async function expectSound(page: Page): Promise<void> {
  expect(await sideways(page), 'sideways scroll').toBeLessThanOrEqual(0);
  expect((await violations(page)).filter((violation) => !TWICE.test(violation))).toEqual([]);
  expect(await page.title()).toMatch(/\S.*Deckhand|Deckhand.*\S/);
}

async function lookAtNarrow(page: Page, path: string): Promise<void> {
  const publicBar = page.locator('.top:not([data-app])');
  const hasPublicBar = (await publicBar.count()) > 0;
  if (isPublic(fileOf(path))) expect(hasPublicBar, 'a bar at the top of a public page').toBe(true);
  for (const width of isFurtherText(path) ? [320] : [390, 344, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await step(`at ${width} px it does not scroll sideways`, async () =>
      expect(await sideways(page)).toBe(0),
    );
    if (!hasPublicBar) continue;
    await step(`at ${width} px the bar at the top of a public page has one line`, async () =>
      expect((await publicBar.boundingBox())?.height).toBeLessThanOrEqual(57),
    );
  }
  // Its rows of controls are nobody's page.
  if (path === '/styleguide') return;
  await step('text half as large again makes no page scroll sideways at 320 px', async () => {
    const enlarge = (size: string) =>
      page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    await enlarge('150%');
    expect(await sideways(page)).toBe(0);
    await enlarge('');
  });
}

/**
 * Opens a page on a phone in the dark, and looks at it there, on narrower ones, with larger text, and on a wide screen in the
 * light. All rules are run on both: what one of them shows, the other may hide.
 */
export async function lookAt({ page, errors, loads }: Watcher, path: string): Promise<void> {
  errors.length = 0;
  loads.begin();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path);
  await loads.quiet();
  await step('at 390 px, dark', () => expectSound(page));
  await lookAtNarrow(page, path);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await loads.quiet();
  await step('at 1440 px, light', async () => {
    if (isFurtherText(path)) expect(await sideways(page)).toBeLessThanOrEqual(0);
    else await expectSound(page);
  });
  expectQuiet(errors);
}

/** What pages weighed, by their paths. */
export type Weights = Map<string, number>;

/** What the screen that was looked at has loaded before anybody touched it. */
export function expectLight({ loads }: Watcher, path: string, weights: Weights, tracker = TRACKER): void {
  const asked = loads.asked();
  const scripts = asked.scripts.map(weigh);
  weights.set(path, Number(sum(scripts).toFixed(1)));
  const { js = 0 } = path === '/gig-tracker' ? tracker : APP;
  expect(breach(path, 'js', scripts, js) ?? '').toBe('');
  // Workers make sound and drawings: none is warmed, and nothing is fetched for one.
  expect({ workers: asked.workers, else: asked.else }).toEqual({ workers: [], else: [] });
  // Otherwise nothing was seen.
  expect(sum(scripts), path).toBeGreaterThan(60);
}
