/** What the service worker (public/sw.js) is to keep: paths, and as which whole where it is one. */
interface Wanted {
  keep: readonly string[];
  for?: 'gig-tracker';
}

/** Asks the service worker to keep files for the way without a network; whether it did. False where there is no service worker. */
export async function askToKeep(wanted: Wanted): Promise<boolean> {
  const registration = await navigator.serviceWorker?.ready;
  if (!registration?.active) return false;
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
  port1.start();
  registration.active.postMessage(wanted, [port2]);
  return promise;
}
