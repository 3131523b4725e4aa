import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { chromiumPath } from '../local/chromium.ts';
import { serveFolder } from './serve-folder.ts';

/** Where `npm run build:test` puts the site with its workbenches. */
const SITE = join(import.meta.dirname, '../../.cache/test-site');

/** One drop, timed. In milliseconds. */
export interface BenchTimes {
  ms: number;
  /** Longest time that the page's own thread did not answer. */
  blocked: number;
  marks: [stage: string, ms: number][];
}

interface Bench {
  soundBench: {
    make(input: unknown): Promise<BenchTimes>;
    sound(input: unknown): Promise<[left: string, right: string]>;
    baseline(): Promise<number>;
  };
}
type Verb = keyof Bench['soundBench'];
type Answer<Name extends Verb> = Awaited<ReturnType<Bench['soundBench'][Name]>>;

/** Opens the page that makes drops for measurement, in a browser of its own. Throws where there is no test build. */
export async function openSoundBench() {
  if (!existsSync(join(SITE, 'sound-bench.html'))) throw new Error('Run `npm run build:test` first');
  const site = await serveFolder(SITE);
  const browser = await playwright.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox'],
  });

  async function freshPage() {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${site.url}/sound-bench`);
    await page.locator('html[data-sound-bench=ready]').waitFor();
    return async <Name extends Verb>(name: Name, input?: unknown): Promise<Answer<Name>> =>
      (await page.evaluate(`soundBench.${name}(${JSON.stringify(input)})`)) as Answer<Name>;
  }

  return {
    freshPage,
    async close() {
      await browser.close();
      site.close();
    },
  };
}
