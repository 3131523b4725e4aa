/**
 * Lets the browser keep what it needs on a bad network. Where there is no service worker (private mode, an old browser),
 * the page goes on without. spec §7
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {}
}

/** `onUpdate` hears of a new version that waits, with the way to begin with it at once. */
export async function followUpdates(onUpdate: (begin: () => void) => void): Promise<void> {
  // Without one that is at work the version that comes is the first, and nothing is new.
  const registration = await navigator.serviceWorker?.ready;
  if (!registration) return;
  const tell = () => {
    if (registration.waiting) onUpdate(() => beginWithNewest(registration));
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

function beginWithNewest({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take-over');
  } else reload(); // Another tab has begun with it already.
}
