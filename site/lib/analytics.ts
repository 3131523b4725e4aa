import type { EventName, ProductEvent } from '#core/events.ts';

/** Written out: the table of the API would cost a public page more than all of this. */
const ADDRESS = '/api/events';
/** How long events wait for company, in milliseconds, and how many go at once. */
const WAIT_MS = 2000;
const BATCH = 20;

let waiting: ProductEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Global Privacy Control or Do Not Track: who asks not to be counted is not. */
const isUncounted = () => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
};

/** Sends what waits. A failure is ignored: a page does not suffer for a count. */
function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0) return;
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
    // It goes on after the page has gone.
    keepalive: true,
  }).then(
    // An answer that nobody reads keeps its connection.
    (reply) => reply.body?.cancel(),
    () => undefined,
  );
}

/** Counts something about the use of Deckhand. It is sent within two seconds, or as the page goes. */
export function track(name: EventName, props: ProductEvent['props'] = {}): void {
  if (isUncounted()) return;
  waiting.push({ name, path: location.pathname.slice(0, 200), at: new Date().toISOString(), props });
  if (waiting.length >= BATCH) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

/** Counts a view of this page, and each return to it out of the browser's memory. Layouts call it once. spec §2 */
export function trackPageViews(): void {
  track('page_view');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track('page_view');
  });
  addEventListener('pagehide', send);
}
