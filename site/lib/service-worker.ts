/** Lets the browser keep speech for offline use. Where it cannot (private mode, an old browser), the page goes on without. */
export function registerServiceWorker(): void {
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
