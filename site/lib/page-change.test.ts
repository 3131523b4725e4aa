import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#core/user.ts';
import { networkOfTest, SIGNED_OUT, storageOfTest } from './browser-of-tests.ts';

const USER = '/api/auth/user';
const CREDITS = '/api/user/credits';
const ACTIVITY = '/api/user/activity';
const JOURNEY = '/api/user/journey';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const settle = () => vi.advanceTimersByTimeAsync(0);
const user = (id: string) => ({ body: { id, firstName: 'Mara' } as User });

let network: ReturnType<typeof networkOfTest>;
let page: EventTarget;
const closings: (() => void)[] = [];

/** A page of one tab: its modules are loaded anew, its storage is what the page before left. It shows three things. */
async function open({ type = 'navigate', isShown = true } = {}) {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [{ type }] });
  network.calls.length = 0;
  vi.resetModules();
  const { $session } = await import('./session.store.ts');
  const { $credits, $activity, $journey } = await import('./account-data.store.ts');
  const { call } = await import('./api.ts');
  const shown = isShown ? [$session, $credits, $activity, $journey] : [$session];
  closings.push(...shown.map(($data) => $data.listen(() => undefined)));
  const atOnce = $credits.value?.data;
  await settle();
  return { $credits, call, atOnce };
}

const leave = () => page.dispatchEvent(new Event('pagehide'));
const asked = () => network.calls.filter((path) => path !== USER && path !== JOURNEY);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('sessionStorage', storageOfTest());
  network = networkOfTest({
    [USER]: user('usr_1'),
    [CREDITS]: { body: { balance: 20 } },
    [ACTIVITY]: { body: { items: [] } },
    [JOURNEY]: { body: { stages: [] } },
    '/api/profile': { body: {} },
  });
});
afterEach(() => {
  // The parts of these pages still listen: no other file may be given them.
  for (const close of closings.splice(0)) close();
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('over a change of pages data', () => {
  it('stays fresh: credits for five minutes, activity for thirty seconds; the journey never is', async () => {
    await open();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
    await vi.advanceTimersByTimeAsync(29 * SECOND);
    leave();
    expect(sessionStorage.getItem('deckhand.fetched')).not.toContain('journey');
    expect((await open()).atOnce).toEqual({ balance: 20 });
    expect(network.calls).toEqual([USER, JOURNEY]);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    leave();
    await open();
    expect(asked()).toEqual([ACTIVITY]);
    await vi.advanceTimersByTimeAsync(4.5 * MINUTE);
    leave();
    // What is no longer fresh is shown until the new answer is there.
    expect((await open()).atOnce).toEqual({ balance: 20 });
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
  });

  it('is dropped ten minutes after a page last showed it', async () => {
    await open();
    leave();
    await open({ isShown: false });
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    leave();
    await open({ isShown: false });
    await vi.advanceTimersByTimeAsync(1 * MINUTE);
    leave();
    expect((await open()).atOnce).toBeUndefined();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
  });

  it('is asked for again when the page is reloaded', async () => {
    await open();
    leave();
    expect((await open({ type: 'reload' })).atOnce).toBeUndefined();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
  });

  it('is asked for again after anything was sent that may have changed it', async () => {
    const { call } = await open();
    await vi.advanceTimersByTimeAsync(1);
    await call('updateProfile', { body: {} } as never).catch(() => undefined);
    leave();
    await open();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
    leave();
    await open();
    expect(asked()).toEqual([]);
  });

  it('is asked for again after a page was left while a change was under way', async () => {
    const { call } = await open();
    network.answers['/api/profile'] = 'no answer';
    await vi.advanceTimersByTimeAsync(1);
    void call('updateProfile', { body: {} } as never);
    await vi.advanceTimersByTimeAsync(1);
    leave();
    // The server may still be at it while the next page asks.
    await open();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
    leave();
    await open();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
    await vi.advanceTimersByTimeAsync(61 * SECOND);
    leave();
    await open();
    leave();
    await open();
    expect(asked()).toEqual([]);
  });

  it('is asked for again where another tab changed something while an answer was under way', async () => {
    await open({ isShown: false });
    const { $credits } = await import('./account-data.store.ts');
    closings.push($credits.listen(() => undefined));
    const { noteAccountChange } = await import('./account-changes.ts');
    await vi.advanceTimersByTimeAsync(0);
    network.calls.length = 0;
    network.answers[CREDITS] = { body: { balance: 18 } };
    $credits.revalidate();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.calls).toEqual([CREDITS]);
    network.calls.length = 0;
    $credits.revalidate();
    vi.setSystemTime(Date.now() + 5);
    noteAccountChange();
    await settle();
    expect(network.calls).toEqual([CREDITS, CREDITS]);
  });

  it('goes past a page that does not know it', async () => {
    await open();
    leave();
    // A public page without a part that shows activity: it knows of credits alone.
    vi.resetModules();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { $session } = await import('./session.store.ts');
    closings.push($session.listen(() => undefined));
    await settle();
    leave();
    await open();
    expect(asked()).toEqual([]);
  });

  it('of a time that is still to come, as after a clock was put back, is asked for again', async () => {
    await open();
    leave();
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    await open();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
  });

  it('is not shown to another account, nor left for one', async () => {
    await open();
    leave();
    // Signed in as somebody else in another tab, where a page has learnt it.
    localStorage.setItem('deckhand.signed-in', 'usr_2');
    network.answers[USER] = user('usr_2');
    expect((await open()).atOnce).toBeUndefined();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
    leave();
    // And where none has: only the server knows.
    network.answers[USER] = user('usr_3');
    await open();
    expect(asked()).toEqual([CREDITS, ACTIVITY]);
  });

  it('is gone with the session, and is kept by nobody whom the server has not named', async () => {
    await open();
    leave();
    network.answers[USER] = SIGNED_OUT;
    await open();
    leave();
    expect(sessionStorage.length).toBe(0);
    network.answers[USER] = 'network fails';
    await open();
    leave();
    expect(sessionStorage.length).toBe(0);
  });

  it('is forgotten where somebody signs in', async () => {
    await open();
    const { forgetAllData } = await import('./query.ts');
    forgetAllData();
    leave();
    expect(sessionStorage.length).toBe(0);
  });
});
