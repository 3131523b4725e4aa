import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { afterAll, beforeEach, expect, inject } from 'vitest';
import { chromiumPath } from '#scripts/local/chromium.ts';
import { routeApiByItself } from './api-routes.ts';
import { count } from './costs.ts';
import { within } from './within.ts';

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A process each for the network and for pictures costs a tenth of a test. The second feature is Playwright's own default. */
const FEW_PROCESSES = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];

/** A microphone that beeps twice a second, and nobody who has to allow it. */
export const BEEPING_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** How long a page may take for one thing that a test asks of it, and a script that a test runs in it; in ms. */
const PATIENCE = 15_000;
const EVALUATION = 45_000;
const CLOSING = 5_000;

/** How many tests may use a profile, one after the other: what a page gathers has an end. */
const USES = 50;

interface RunningBrowser {
  browser: Browser;
  /** Profiles that wait for the next test, as good as new but for what the browser keeps of the product's files. */
  idle: Profile[];
  /** Ends the process with all that belongs to it, whatever state it is in. */
  kill(): void;
}

/** A context with one page, which tests use one after the other: a page that is opened anew costs three times as much. */
interface Profile {
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

/** `args` beside the usual ones. */
async function launchBrowser(args: readonly string[]): Promise<RunningBrowser> {
  const executablePath = await chromiumPath();
  // Playwright keeps the process to itself. What it starts is announced before it has a name.
  const started: ChildProcess[] = [];
  const note = (message: unknown) => void started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  try {
    const browser = await playwright.launch({ executablePath, args: [...QUIET, ...FEW_PROCESSES, ...args] });
    const chromium = started.find(({ spawnfile }) => spawnfile === executablePath);
    const { pid } = chromium ?? {};
    if (!chromium || pid === undefined) throw new Error(`${executablePath} was not seen to start`);
    return {
      browser,
      idle: [],
      kill() {
        if (chromium.exitCode !== null || chromium.signalCode !== null) return;
        // Playwright starts it as the head of a process group.
        process.kill(-pid, 'SIGKILL');
      },
    };
  } finally {
    unsubscribe('child_process', note);
  }
}

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
  /** In a browser that has none of the product's files yet. */
  isFirstVisit?: boolean;
}

/** A wait is often begun before the press that ends it: where the press fails, nobody hears of the wait. */
function quietly<Value>(wait: Promise<Value>): Promise<Value> {
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

/** What answered 503 without the request id that the Worker gives to each of its answers was not the Worker. */
function noteStrangers(page: Page, errors: string[]): void {
  page.on('response', (response) => {
    if (response.status() !== 503 || response.headers()['x-request-id']) return;
    errors.push(`The Worker was not reached: 503 for ${response.url()}`);
  });
}

const LANDS_ON = '/robots.txt';

async function openProfile(browser: Browser, options: VisitorOptions): Promise<Profile> {
  const context = await browser.newContext({
    baseURL: inject('productUrl'),
    acceptDownloads: true,
    javaScriptEnabled: options.scripts ?? true,
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  context.on('page', (page) => {
    boundWaits(page);
    page.on('domcontentloaded', () => {
      if (!/^about:|\/robots\.txt$/.test(page.url())) count('pageLoads');
    });
  });
  const waitForEvent: (...args: unknown[]) => Promise<unknown> = context.waitForEvent.bind(context) as never;
  context.waitForEvent = ((...args: unknown[]) => quietly(waitForEvent(...args))) as never;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  routeApiByItself(page, session);
  const { scripts, serviceWorker, isKept, isFirstVisit } = options;
  const isSpent = scripts === false || Boolean(serviceWorker || isKept || isFirstVisit);
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

/** What a page still asks for is answered by nobody. */
async function unrouted(context: BrowserContext): Promise<void> {
  const pages = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), ...pages]);
}

/** Makes a profile as good as new. It stays on the product's origin: elsewhere the page would get a process of its own. */
async function emptied({ context, page, session, undo }: Profile): Promise<void> {
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
    const { scripts, serviceWorker, isKept, isFirstVisit } = options;
    const launched = browsers.get(key) ?? launchBrowser(args);
    browsers.set(key, launched);
    const { browser, idle } = await launched;
    const isUsual = scripts !== false && !serviceWorker && !isKept && !isFirstVisit;
    const profile = (isUsual && idle.pop()) || (await openProfile(browser, options));
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
