import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { routeApiByItself } from './api-routes.ts';
import { count } from './costs.ts';
import { within } from './within.ts';

/** How long a page may take for one thing that a test asks of it, and a script that a test runs in it; in ms. */
const PATIENCE = 15_000;
const EVALUATION = 45_000;

/** A context with one page, which tests use one after the other: a page that is opened anew costs three times as much. */
export interface Profile {
  context: BrowserContext;
  page: Page;
  /** For what Playwright has no word. */
  session: CDPSession;
  uses: number;
  /** Nobody else may have it: the test asked for one of its own, or did something that can't be undone. */
  isSpent: boolean;
  /** Takes back what the test that has it did to it. */
  undo: (() => unknown)[];
}

/** A wait is often begun before the press that ends it: where the press fails, nobody hears of the wait. */
export function quietly<Value>(wait: Promise<Value>): Promise<Value> {
  wait.catch(() => {});
  return wait;
}

/** Ends what Playwright would wait for without an end, and lets no wait depend on frames: a loaded browser draws none. */
function boundWaits(page: Page): void {
  const evaluate: (...args: unknown[]) => Promise<unknown> = page.evaluate.bind(page) as never;
  page.evaluate = ((...args: unknown[]) =>
    quietly(within(EVALUATION, 'A script in the page', evaluate(...args)))) as Page['evaluate'];
  const waitForFunction: (...args: unknown[]) => Promise<unknown> = page.waitForFunction.bind(page) as never;
  page.waitForFunction = ((is: unknown, arg: unknown, options: object) =>
    quietly(waitForFunction(is, arg, { polling: 50, ...options }))) as Page['waitForFunction'];
  for (const name of ['waitForEvent', 'waitForRequest', 'waitForResponse', 'waitForURL'] as const) {
    const wait: (...args: unknown[]) => Promise<unknown> = page[name].bind(page) as never;
    page[name] = ((...args: unknown[]) => quietly(wait(...args))) as never;
  }
}

/** A page of the product's origin in which nothing runs: an emptied profile waits there. */
export const LANDS_ON = '/robots.txt';

/** What can't be changed in a context that is open. */
export interface ProfileKind {
  scripts: boolean;
  serviceWorker: boolean;
  /** For one test alone. */
  isSpent: boolean;
}

export async function openProfile(
  browser: Browser,
  { scripts, serviceWorker, isSpent }: ProfileKind,
): Promise<Profile> {
  const context = await browser.newContext({
    baseURL: inject('productUrl'),
    acceptDownloads: true,
    javaScriptEnabled: scripts,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  context.on('page', (page) => {
    boundWaits(page);
    page.on('domcontentloaded', () => {
      const isEmpty = page.url().startsWith('about:') || page.url().endsWith(LANDS_ON);
      if (!isEmpty) count('pageLoads');
    });
  });
  const waitForEvent: (...args: unknown[]) => Promise<unknown> = context.waitForEvent.bind(context) as never;
  context.waitForEvent = ((...args: unknown[]) => quietly(waitForEvent(...args))) as never;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  routeApiByItself(page, session);
  const profile: Profile = { context, page, session, uses: 0, isSpent, undo: [] };
  if (!isSpent) noteWhatIsDone(profile);
  return profile;
}

/** What a test does to a context or a page is taken back after it, or nobody uses them again. */
function noteWhatIsDone(profile: Profile): void {
  const { context, page, undo } = profile;
  const wrap = (target: object, name: string, after: (result: unknown, args: unknown[]) => void) => {
    const own = (target as Record<string, (...args: unknown[]) => unknown>)[name]?.bind(target);
    Object.assign(target, {
      [name](...args: unknown[]) {
        const result = own?.(...args);
        after(result, args);
        return result;
      },
    });
  };
  const spend = () => {
    profile.isSpent = true;
  };
  for (const target of [context, page]) {
    for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding'])
      wrap(target, name, (made) =>
        undo.push(async () => (await (made as Promise<{ dispose(): Promise<void> }>)).dispose()),
      );
    for (const name of ['on', 'once'])
      wrap(target, name, (_, [event, listener]) =>
        undo.push(() => (target as Page).off(event as 'load', listener as () => void)),
      );
    wrap(target, 'close', spend);
  }
  wrap(context, 'newCDPSession', spend);
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'runFor', 'fastForward'])
    wrap(context.clock, name, spend);
  wrap(context, 'setOffline', () => undo.push(() => context.setOffline(false)));
  wrap(context, 'grantPermissions', () => undo.push(() => context.clearPermissions()));
}

/** What a page still asks for is answered by nobody. */
export async function unrouted(context: BrowserContext): Promise<void> {
  const pages = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), ...pages]);
}

/** Makes a profile as good as new. It stays on the product's origin: elsewhere the page would get a process of its own. */
export async function emptied({ context, page, session, undo }: Profile): Promise<void> {
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await unrouted(context);
  await Promise.all(undo.splice(0).map((takeBack) => takeBack()));
  await page.goto(LANDS_ON);
  const [{ origin }] = await Promise.all([
    page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
      return location;
    }),
    page.mouse.move(-1, -1),
  ]);
  await Promise.all([
    context.clearCookies(),
    session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,file_systems',
    }),
    session.send('Page.resetNavigationHistory'),
  ]);
}
