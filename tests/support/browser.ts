import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, expect } from 'vitest';
import { launchBrowser, type RunningBrowser } from './launch-browser.ts';
import { emptied, openProfile, type Profile, quietly, unrouted } from './profile.ts';
import { within } from './within.ts';

/** How many tests may use a profile, one after the other: what a page gathers has an end. */
const USES = 50;

const CLOSING = 5_000;

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors that the page wrote to the console or threw; an end-to-end test expects none. */
  errors: string[];
}

export interface VisitorOptions {
  width?: number;
  height?: number;
  colorScheme?: 'dark' | 'light';
  /** Nothing moves, unless motion is what the test is about. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** Scripts run, unless it is said that they do not. */
  scripts?: boolean;
  /** Requests that a service worker may answer are out of sight of a test's routes, so there is none unless asked for. */
  serviceWorker?: boolean;
  /** Stays open after the test, for what several tests of a file look at: see `madeOnce`. */
  isKept?: boolean;
}

/** What answered 503 without the request id that the Worker gives to each of its answers was not the Worker. */
function noteStrangers(page: Page, errors: string[]): void {
  page.on('response', (response) => {
    if (response.status() !== 503 || response.headers()['x-request-id']) return;
    errors.push(`The Worker was not reached: 503 for ${response.url()}`);
  });
}

/** A browser profile that knows nothing of the running product and its people. */
async function newVisitor(profile: Profile, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1440, height = 900, colorScheme = 'dark', reducedMotion = 'reduce' } = options;
  const { context, page } = profile;
  profile.uses += 1;
  await Promise.all([
    page.setViewportSize({ width, height }),
    page.emulateMedia({ media: null, forcedColors: null, contrast: null, colorScheme, reducedMotion }),
    context.setExtraHTTPHeaders({
      'cf-connecting-ip': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`,
    }),
  ]);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  noteStrangers(page, errors);
  return { page, context, errors };
}

/** How many browsers were killed: what was made in one of them is gone. */
let killed = 0;

/** The browsers of this worker, by their arguments. Files that need the usual one share it. */
const browsers = new Map<string, Promise<RunningBrowser>>();

/**
 * Returns how a test opens a profile: nothing of another test is in it, and it is given back when the test ends, however it
 * ends. A test that failed takes the browser with it, so that its next try, and every test after it, begins in a fresh one.
 */
export function testVisits(args: readonly string[] = []): (options?: VisitorOptions) => Promise<Visitor> {
  const key = args.join(' ');
  let ofThisTest: Profile[] = [];
  const kept: Profile[] = [];

  async function kill(): Promise<void> {
    const running = browsers.get(key);
    browsers.delete(key);
    killed += 1;
    kept.length = 0;
    for (const { context } of ofThisTest) quietly(unrouted(context));
    (await running?.catch(() => null))?.kill();
  }
  async function giveBack(profile: Profile): Promise<void> {
    const running = await browsers.get(key);
    if (profile.isSpent || profile.uses >= USES) {
      await unrouted(profile.context);
      return profile.context.close();
    }
    await emptied(profile);
    running?.idle.push(profile);
  }
  // After every other hook of the test: one of those may be what fails.
  beforeEach(({ task, onTestFinished }) => {
    ofThisTest = [];
    delete task.meta.pageLoads;
    delete task.meta.axeRuns;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') return kill();
      await within(CLOSING, 'Closing', Promise.all(ofThisTest.map(giveBack))).catch(kill);
    });
  });
  afterAll(async () => {
    const contexts = kept.splice(0).map(({ context }) => context);
    if (args.length === 0) {
      await within(CLOSING, 'Closing', Promise.all(contexts.map((context) => context.close()))).catch(kill);
      return;
    }
    const running = await browsers.get(key);
    browsers.delete(key);
    if (running) await within(CLOSING, 'Closing', running.browser.close()).catch(running.kill);
  });
  return async (options = {}) => {
    const { scripts = true, serviceWorker = false, isKept = false } = options;
    const isSpent = !scripts || serviceWorker || isKept;
    const launched = browsers.get(key) ?? launchBrowser(args);
    browsers.set(key, launched);
    const { browser, idle } = await launched;
    const profile =
      (!isSpent && idle.pop()) || (await openProfile(browser, { scripts, serviceWorker, isSpent }));
    (isKept ? kept : ofThisTest).push(profile);
    return newVisitor(profile, options);
  };
}

/**
 * What several tests of a file look at: made by the first that asks, and made anew when that failed or its browser is gone.
 * Unlike `beforeAll`, it is part of the test that asks, and so of its next try.
 */
export function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  let madeIn = killed;
  return () => {
    if (madeIn !== killed) made = null;
    madeIn = killed;
    made ??= make();
    return made;
  };
}

/** The page said nothing on its console but that a visitor is not signed in, which browsers log by themselves. */
export function expectQuiet(errors: readonly string[]): void {
  expect(errors.filter((line) => !/status of 401 .*\/api\/auth\/user/.test(line))).toEqual([]);
}

/** Waits until every island on the page answers to clicks and keys. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('astro-island[ssr][client="load"]') === null);
}
