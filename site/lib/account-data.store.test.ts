import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyOf } from '#core/journey.ts';
import { BROKEN, networkOfTest, SIGNED_OUT, storageOfTest } from './browser-of-tests.ts';

const USER = '/api/auth/user';
const JOURNEY = '/api/user/journey';
const OF_ACCOUNT = [
  '/api/user/credits',
  '/api/user/stats',
  '/api/user/activity',
  '/api/user/generated-content',
  JOURNEY,
];
const SIGNED_IN = { body: { id: 'usr_1', firstName: 'Mara' } };

let page: { hidden: boolean };
let frame: EventTarget;
let stops: (() => void)[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = { hidden: false };
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  vi.stubGlobal('localStorage', storageOfTest());
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  // The parts of this page still listen: no other file may be given them.
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The stores as a page has them, fresh for every test: what was fetched before is not there. */
async function openPage(answers: Parameters<typeof networkOfTest>[0] = {}) {
  const network = networkOfTest({
    [USER]: SIGNED_IN,
    [JOURNEY]: { body: journeyOf({}) },
    ...Object.fromEntries(OF_ACCOUNT.filter((path) => path !== JOURNEY).map((path) => [path, { body: [] }])),
    ...answers,
  });
  const data = await import('./account-data.store.ts');
  return { ...network, ...data };
}

type Shown = { listen: (listener: () => void) => () => void };
function show(...stores: Shown[]): () => void {
  const unmounts = stores.map((store) => store.listen(() => undefined));
  const stop = () => {
    for (const unmount of unmounts.splice(0)) unmount();
  };
  stops.push(stop);
  return stop;
}

const asked = (calls: readonly string[], path: string) => calls.filter((call) => call === path).length;

describe('the journey', () => {
  it('is asked for again every 10 s', async () => {
    const { $journey, calls } = await openPage();
    show($journey);
    await settle();
    expect(asked(calls, JOURNEY)).toBe(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked(calls, JOURNEY)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked(calls, JOURNEY)).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked(calls, JOURNEY)).toBe(5);
  });

  it('rests while the tab is hidden, and is asked for when it is seen again', async () => {
    const { $journey, calls } = await openPage();
    show($journey);
    await settle();
    page.hidden = true;
    frame.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked(calls, JOURNEY)).toBe(1);
    page.hidden = false;
    frame.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked(calls, JOURNEY)).toBe(2);
  });

  it('does not start to ask every 10 s in a tab that was opened behind another', async () => {
    page.hidden = true;
    const { $journey, calls } = await openPage();
    show($journey);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked(calls, JOURNEY)).toBe(1);
  });

  it('is asked for when the window gets the focus', async () => {
    const { $journey, calls } = await openPage();
    show($journey);
    await settle();
    frame.dispatchEvent(new Event('focus'));
    await settle();
    expect(asked(calls, JOURNEY)).toBe(2);
  });

  it('is asked for by nobody once nothing shows it', async () => {
    const { $journey, calls } = await openPage();
    show($journey)();
    await vi.advanceTimersByTimeAsync(2000);
    const before = asked(calls, JOURNEY);
    frame.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked(calls, JOURNEY)).toBe(before);
  });

  it('is asked for on every mount: it is always stale', async () => {
    const { $journey, calls } = await openPage();
    const hide = show($journey);
    await settle();
    hide();
    await vi.advanceTimersByTimeAsync(2000);
    show($journey);
    await settle();
    expect(asked(calls, JOURNEY)).toBe(2);
  });

  it('is tried once more after a failure, one second later', async () => {
    const { $journey, calls } = await openPage({ [JOURNEY]: BROKEN });
    show($journey);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked(calls, JOURNEY)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked(calls, JOURNEY)).toBe(2);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(asked(calls, JOURNEY)).toBe(2);
    expect($journey.get().error).toMatchObject({ code: 'INTERNAL' });
  });

  it('is not tried again on 401, and reads as nobody signed in', async () => {
    const { $journey, calls } = await openPage({ [JOURNEY]: SIGNED_OUT });
    show($journey);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked(calls, JOURNEY)).toBe(1);
    expect($journey.get()).toMatchObject({ data: null, loading: false });
  });

  it('keeps what it showed when a later call fails', async () => {
    const { $journey, answers } = await openPage();
    show($journey);
    await settle();
    answers[JOURNEY] = BROKEN;
    await vi.advanceTimersByTimeAsync(12_000);
    expect($journey.get().data).toEqual(journeyOf({}));
  });
});

describe('what a dashboard asks for', () => {
  it('goes out at once, together with the current user, where this browser was signed in last', async () => {
    localStorage.setItem('deckhand.signed-in', 'yes');
    const { calls, ...data } = await openPage({ [USER]: SIGNED_IN });
    show(data.$credits, data.$stats, data.$activity, data.$generatedContent, data.$journey);
    expect(calls.toSorted()).toEqual([USER, ...OF_ACCOUNT].toSorted());
  });

  it('waits for the current user in a browser that nobody was signed in with', async () => {
    const { calls, ...data } = await openPage();
    show(data.$credits, data.$stats, data.$activity, data.$generatedContent, data.$journey);
    expect(calls).toEqual([USER]);
    await settle();
    expect(calls.toSorted()).toEqual([USER, ...OF_ACCOUNT].toSorted());
  });

  it('is nothing for a visitor: credits, activity, stats and journey are fetched only when signed in', async () => {
    const { calls, ...data } = await openPage({ [USER]: SIGNED_OUT });
    show(data.$credits, data.$stats, data.$activity, data.$generatedContent, data.$journey);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([USER]);
  });
});
