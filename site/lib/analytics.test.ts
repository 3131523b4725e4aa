import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API } from '#core/api.ts';
import { EVENTS_A_BATCH } from '#core/events.ts';
import { eventsSchema } from '#core/events-schema.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

/** A page that was just opened, in a browser with these wishes. */
async function open({
  navigator = {},
  pathname = '/dashboard',
  network = () => Promise.resolve(new Response()),
} = {}) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { pathname, search: '?token=secret' });
  const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(network);
  vi.stubGlobal('fetch', send);
  vi.resetModules();
  const happens = (name: string, more: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(name), more));
  const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)).events);
  return { ...(await import('./analytics.ts')), happens, send, sent };
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an event', () => {
  it('waits two seconds for others, and goes with them in one request', async () => {
    const { track, send, sent } = await open();
    track('cta_click', { label: 'Start' });
    vi.advanceTimersByTime(1999);
    track('scroll_depth', { percent: 50 });
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const at = NOW.toISOString();
    expect(sent()).toEqual([
      [
        { name: 'cta_click', path: '/dashboard', at, props: { label: 'Start' } },
        { name: 'scroll_depth', path: '/dashboard', at: '2026-11-21T12:00:01.999Z', props: { percent: 50 } },
      ],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes at once as the twentieth, and the next one waits anew', async () => {
    const { track, sent } = await open();
    for (let count = 0; count < EVENTS_A_BATCH; count++) track('tool_click');
    expect(sent().map((events) => events.length)).toEqual([20]);
    track('tool_click');
    vi.advanceTimersByTime(1999);
    expect(sent()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sent().map((events) => events.length)).toEqual([20, 1]);
  });

  it('goes as the API table has it, after the page has gone too', async () => {
    const { track, send } = await open({ pathname: `/${'a'.repeat(300)}` });
    track('faq_toggle', { question: 'Is it free?', open: true, at: 3, was: null });
    vi.advanceTimersByTime(2000);
    const [address, init] = send.mock.calls[0] ?? [];
    expect(address).toBe(API.events.path);
    expect(init).toMatchObject({ method: API.events.method, keepalive: true });
    expect(eventsSchema.safeParse(JSON.parse(String(init?.body))).success).toBe(true);
  });

  it.each([
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ])('is not counted where the browser asks for %s', async (_, navigator) => {
    const { track, trackPageViews, happens, send } = await open({ navigator });
    trackPageViews();
    track('cta_click');
    happens('pagehide');
    vi.advanceTimersByTime(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('is lost in silence where the network fails', async () => {
    const { track } = await open({ network: () => Promise.reject(new TypeError('Failed to fetch')) });
    track('cta_click');
    await vi.advanceTimersByTimeAsync(2000);
  });
});

describe('a page view', () => {
  it('is counted once, without the query of the address', async () => {
    const { trackPageViews, sent } = await open({ pathname: '/tools' });
    trackPageViews();
    vi.advanceTimersByTime(2000);
    expect(sent().flat()).toMatchObject([{ name: 'page_view', path: '/tools', props: {} }]);
    expect(JSON.stringify(sent())).not.toContain('secret');
  });

  it('is sent as the page goes, with whatever waits', async () => {
    const { track, trackPageViews, happens, sent } = await open();
    trackPageViews();
    track('cta_click');
    happens('pagehide');
    expect(sent().map((events) => events.length)).toEqual([2]);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('is counted again where the page comes back out of the memory of the browser, and only there', async () => {
    const { trackPageViews, happens, sent } = await open();
    trackPageViews();
    happens('pageshow', { persisted: false });
    happens('pagehide');
    happens('pageshow', { persisted: true });
    vi.advanceTimersByTime(2000);
    expect(sent().map((events) => events.length)).toEqual([1, 1]);
  });
});
