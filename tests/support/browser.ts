import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

const DEBIAN = '/usr/bin/chromium';
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

/** Chromium: Debian's when it is there, otherwise the one inside the npm package. `args` beside the usual ones. */
async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = existsSync(DEBIAN) ? DEBIAN : await chromium.executablePath();
  return playwright.launch({ executablePath, args: [...QUIET, ...FEW_PROCESSES, ...args] });
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
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return { page, context, errors };
}

/**
 * One browser for the tests of a file. What it returns opens a fresh profile in it; a profile that a test opened is closed
 * when the test ends, however it ends.
 */
export function testVisits(args: readonly string[] = []): (options?: VisitorOptions) => Promise<Visitor> {
  let browser: Browser;
  let ofThisTest: Visitor[] | null = null;
  beforeAll(async () => {
    browser = await openBrowser(args);
  });
  beforeEach(() => {
    ofThisTest = [];
  });
  afterEach(async () => {
    const visitors = ofThisTest ?? [];
    ofThisTest = null;
    await Promise.all(visitors.map(({ context }) => context.close()));
  });
  afterAll(() => browser.close());
  return async (options) => {
    const visitor = await newVisitor(browser, options);
    ofThisTest?.push(visitor);
    return visitor;
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
