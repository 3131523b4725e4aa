import { SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';
import { askToKeep } from '#site/lib/ask-to-keep.ts';

/** What this page is made of and has loaded so far. */
function loadedFiles(): string[] {
  const { origin, pathname } = location;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = files.filter((url) => url.origin === origin && /^\/(?:_astro|fonts)\//.test(url.pathname));
  return [pathname, ...ours.map((url) => url.pathname)];
}

/** Has the service worker keep this page with all that it needs, `more` included; whether it did. False where there is no service worker. */
export const keepForOffline = (more: readonly string[]): Promise<boolean> =>
  askToKeep({ keep: [...new Set([...loadedFiles(), ...more, SEAL_KEYS_PATH])] });
