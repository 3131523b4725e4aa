import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';
import { afterAll, beforeEach, expect, inject } from 'vitest';
import { chromiumPath } from '#scripts/local/chromium.ts';
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

interface RunningBrowser {
  browser: Browser;
  /** Ends the process with all that belongs to it, whatever state it is in. */
  kill(): void;
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
  reducedMotion?: 'reduce' | 'no-preference';
  /** Scripts run, unless it is said that they do not. */
  scripts?: boolean;
  /** Requests that a service worker may answer are out of sight of a test's routes, so there is none unless asked for. */
  serviceWorker?: boolean;
  /** Stays open after the test, for what several tests of a file look at: see `madeOnce`. */
  isKept?: boolean;
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

/** A fresh browser profile on the running product. */
async function newVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1440, height = 900, colorScheme = 'dark', reducedMotion = 'no-preference' } = options;
  const context = await browser.newContext({
    baseURL: inject('productUrl'),
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    acceptDownloads: true,
    javaScriptEnabled: options.scripts ?? true,
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    extraHTTPHeaders: {
      'cf-connecting-ip': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`,
    },
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(PATIENCE);
  context.on('page', boundWaits);
  const waitForEvent: (...args: unknown[]) => Promise<unknown> = context.waitForEvent.bind(context) as never;
  context.waitForEvent = ((...args: unknown[]) => quietly(waitForEvent(...args))) as never;
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  noteStrangers(page, errors);
  return { page, context, errors };
}

/** What a page still asks for is answered by nobody. */
async function closed(context: BrowserContext): Promise<void> {
  const pages = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), ...pages]);
  await context.close();
}

/** How many browsers of this file were killed: what was made in one of them is gone. */
let killed = 0;

/**
 * One browser for the tests of a file. What it returns opens a fresh profile in it; a profile that a test opened is closed
 * when the test ends, however it ends. A test that failed takes the browser with it, so that its next try, and every test after
 * it, begins in a fresh one.
 */
export function testVisits(args: readonly string[] = []): (options?: VisitorOptions) => Promise<Visitor> {
  let launched: Promise<RunningBrowser> | null = null;
  let ofThisTest: BrowserContext[] = [];

  async function kill(): Promise<void> {
    const running = launched;
    launched = null;
    killed += 1;
    for (const context of ofThisTest) quietly(context.unrouteAll({ behavior: 'ignoreErrors' }));
    (await running?.catch(() => null))?.kill();
  }
  // After every other hook of the test: one of those may be what fails.
  beforeEach(({ onTestFinished }) => {
    ofThisTest = [];
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') return kill();
      await within(CLOSING, 'Closing', Promise.all(ofThisTest.map(closed))).catch(kill);
    });
  });
  afterAll(async () => {
    const running = await launched;
    if (running) await within(CLOSING, 'Closing', running.browser.close()).catch(running.kill);
  });
  return async (options) => {
    launched ??= launchBrowser(args);
    const visitor = await newVisitor((await launched).browser, options);
    if (!options?.isKept) ofThisTest.push(visitor.context);
    return visitor;
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
