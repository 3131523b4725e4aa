import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { TEST_SITE } from './built-pages.ts';

/** Paths of what a page asked for, each once. */
export interface FirstLoad {
  /** Of the page itself, modules that it preloads among them. */
  scripts: string[];
  /** Of workers that it starts. */
  workers: string[];
  /** What is no script, style, typeface, picture or answer of the API: the engine, voices, typefaces to draw with. */
  else: string[];
}

const NAMED_BY_PAGES = ['document', 'style', 'font', 'image', 'manifest'];

/** Opens a page and leaves it alone until it asks for nothing more. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const asked: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    asked.push(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  // What it does when it has nothing else to do counts, and what comes of that.
  for (let before = 0; before !== asked.length; ) {
    before = asked.length;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect.poll(() => underWay.size).toBe(0);
  }

  const scripts = new Set<string>();
  const workers = new Set<string>();
  const others = new Set<string>();
  for (const request of asked) {
    const file = new URL(request.url()).pathname.slice(1);
    const { 'sec-fetch-dest': use = '' } = await request.allHeaders();
    if (use === 'worker') workers.add(file);
    else if (file.endsWith('.js')) scripts.add(file);
    else if (!NAMED_BY_PAGES.includes(use) && !file.startsWith('api/')) others.add(file);
  }
  // A worker's script is reported a second time, without what it is for.
  for (const file of workers) scripts.delete(file);
  for (const file of [...scripts, ...workers]) expect(existsSync(join(TEST_SITE, file)), file).toBe(true);
  return { scripts: [...scripts], workers: [...workers], else: [...others] };
}
