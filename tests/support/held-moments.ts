import type { BrowserContext, Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '#site/ui/limits.ts';

/** In every page from now on a toast stays until it is dismissed or another takes its place, however slow the test is. */
export const holdToasts = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript((duration) => {
    const later = window.setTimeout;
    const never = 2 ** 31 - 1;
    window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      later(act, ms === duration ? never : ms, ...rest)) as typeof window.setTimeout;
  }, TOAST_DURATION_MS);

/** In every page from now on a sound element that plays begins again where it would end, until sounds are let end. */
export const holdSounds = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const held = new Set<HTMLMediaElement>();
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      held.add(this);
      this.loop = true;
      return play.call(this);
    };
    Object.assign(window, {
      letSoundsEnd() {
        HTMLMediaElement.prototype.play = play;
        for (const sound of held) sound.loop = false;
      },
    });
  });

export const letSoundsEnd = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { letSoundsEnd(): void }).letSoundsEnd());

/**
 * What a page asks of these addresses from now on waits until the returned function is called; then a route set before answers
 * it, or the server.
 */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, (route) => held.then(() => route.fallback()));
  return release;
}
