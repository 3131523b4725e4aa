import { SEAL_KEYS_PATH } from '#core/signing/seal/seal-keys.ts';

/** What this page is made of and has loaded so far. */
function loadedFiles(): string[] {
  const { origin, pathname } = location;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = files.filter((url) => url.origin === origin && /^\/(?:_astro|fonts)\//.test(url.pathname));
  return [pathname, ...ours.map((url) => url.pathname)];
}

/** Has the service worker keep this page with all that it needs, `more` included; whether it did. False where there is no service worker. */
export async function keepForOffline(more: readonly string[]): Promise<boolean> {
  const registration = await navigator.serviceWorker?.ready;
  if (!registration?.active) return false;
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  port1.start();
  const paths = [...new Set([...loadedFiles(), ...more, SEAL_KEYS_PATH])];
  registration.active.postMessage({ keep: paths }, [port2]);
  return promise;
}
