import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { TEST_SITE } from './built-pages.ts';

/** Paths of what a page asked for, each once, whether the browser had it already or not. */
export interface FirstLoad {
  /** Of the page itself, modules that it preloads among them. */
  scripts: string[];
  /** Of workers that it starts. */
  workers: string[];
  /** What is no script, style, typeface, picture, answer of the API or list of titles: the engine, voices, typefaces to draw with. */
  else: string[];
}

export interface WatchedLoads {
  /** Forgets what was asked for until now: another page is about to be opened. */
  begin(): void;
  /** Waits until the page that was opened asks for nothing more by itself. */
  quiet(): Promise<void>;
  /** Waits until all that was asked for has come, and all that was asked for because of it. */
  settled(): Promise<void>;
  asked(): FirstLoad;
  /** Has the page send what it counted, as if it went. The views of it among that, each with the answer to its request. */
  views(): Promise<{ path: string; status: number | undefined }[]>;
}

const NAMED_BY_PAGES = ['document', 'stylesheet', 'font', 'image', 'manifest'];
/** All that there is to read, by its title: the not-found page finds what was meant among it. */
const TITLES = 'palette.json';
/** Drawings that a drawing uses have no kind of their own. */
const isPicture = (request: Request) => new URL(request.url()).pathname.endsWith('.svg');

/** Follows what the pages that are opened from now on ask for while they are left alone. */
export function watchLoads(page: Page): WatchedLoads {
  let asked: Request[] = [];
  const workers = new Set<string>();
  const underWay = new Set<Request>();
  const fileOf = (url: string) => new URL(url).pathname.slice(1);
  page.on('request', (request) => {
    asked.push(request);
    // What a page counted goes out whenever it likes, even after the page.
    if (!request.url().endsWith('/api/events')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('worker', (worker) => workers.add(fileOf(worker.url())));

  async function settled(): Promise<void> {
    // What a page does when it has nothing else to do counts, and what comes of that. A busy machine is never idle.
    for (let before = -1; before !== asked.length; ) {
      before = asked.length;
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
      await expect.poll(() => underWay.size).toBe(0);
    }
  }

  return {
    settled,
    begin() {
      asked = [];
      workers.clear();
      underWay.clear();
    },
    async quiet() {
      // A page without islands asks for all it needs as it is read.
      if ((await page.locator('astro-island').count()) === 0) return;
      await page.waitForLoadState('networkidle');
      await settled();
    },
    async views() {
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      const counted = async (request: Request) => {
        const { events } = request.postDataJSON() as { events: { name: string; path: string }[] };
        const status = (await request.response())?.status();
        return events
          .filter(({ name, path }) => name === 'page_view' && path === new URL(page.url()).pathname)
          .map(({ path }) => ({ path, status }));
      };
      const isOfEvents = (request: Request) => request.url().endsWith('/api/events');
      await expect.poll(() => asked.some(isOfEvents)).toBe(true);
      return (await Promise.all(asked.filter(isOfEvents).map(counted))).flat();
    },
    asked() {
      const scripts = new Set<string>();
      const others = new Set<string>();
      for (const request of asked) {
        const file = fileOf(request.url());
        if (workers.has(file)) continue;
        if (file.endsWith('.js')) scripts.add(file);
        else if (
          !NAMED_BY_PAGES.includes(request.resourceType()) &&
          !isPicture(request) &&
          !file.startsWith('api/') &&
          file !== TITLES
        )
          others.add(file);
      }
      for (const file of [...scripts, ...workers]) expect(existsSync(join(TEST_SITE, file)), file).toBe(true);
      return { scripts: [...scripts], workers: [...workers], else: [...others] };
    },
  };
}
