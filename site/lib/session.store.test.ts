import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#core/user.ts';
import { type Answer, BROKEN, networkOfTest, SIGNED_OUT, storageOfTest } from './browser-of-tests.ts';

const PATH = '/api/auth/user';
const MARA = { id: 'usr_1', firstName: 'Mara', email: 'mara@example.com' } as User;
const settle = () => vi.advanceTimersByTimeAsync(0);

const CREDITS = '/api/user/credits';

/** A page that was just opened: the modules are loaded anew, in a window. */
async function open(answer: Answer, { hint = false, unfinished = false } = {}) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', storageOfTest());
  if (unfinished) localStorage.setItem('deckhand.sign-out-again', 'yes');
  if (hint) localStorage.setItem('deckhand.signed-in', 'yes');
  const network = networkOfTest({ [PATH]: answer, [CREDITS]: { body: { balance: 20 } } });
  vi.resetModules();
  const session = await import('./session.store.ts');
  const happens = (event: string) => page.dispatchEvent(new Event(event));
  const callsOf = (path: string) => network.calls.filter((call) => call === path).length;
  return { ...session, ...network, callsOf, happens, focus: () => happens('focus') };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The parts of this page still listen: no other file may be given them.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('is loading until the server has answered, then holds the user', async () => {
    const { $session, $user } = await open({ body: MARA });
    $session.listen(() => undefined);
    expect($session.get()).toEqual({ status: 'loading' });
    await settle();
    expect($session.get()).toEqual({ status: 'user', user: MARA });
    expect($user.get()).toEqual(MARA);
  });

  it('counts a visit a day, and again where that failed', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    const { $session, visits, answers, refreshSession } = await open({ body: MARA });
    $session.listen(() => undefined);
    const lookAgain = async () => {
      refreshSession();
      await settle();
      return visits.length;
    };
    await settle();
    expect(visits).toHaveLength(1);
    answers['/api/user/visit'] = { body: { ok: true } };
    expect([await lookAgain(), await lookAgain()]).toEqual([2, 2]);
    vi.setSystemTime('2026-11-22T00:00:00Z');
    expect([await lookAgain(), await lookAgain()]).toEqual([3, 3]);
    answers[PATH] = { body: { ...MARA, id: 'usr_2' } };
    expect(await lookAgain()).toBe(4);
    answers[PATH] = SIGNED_OUT;
    expect(await lookAgain()).toBe(4);
  });

  it('is nobody while a sign-out is unfinished: that is finished first', async () => {
    const { $session, calls, answers, refreshSession } = await open({ body: MARA }, { unfinished: true });
    $session.listen(() => undefined);
    await settle();
    expect(calls).toEqual(['/api/auth/logout']);
    expect($session.get()).toEqual({ status: 'unreachable' });
    answers['/api/auth/logout'] = { body: { ok: true } };
    answers[PATH] = SIGNED_OUT;
    refreshSession();
    await settle();
    expect($session.get()).toEqual({ status: 'visitor' });
    expect(localStorage.getItem('deckhand.sign-out-again')).toBeNull();
  });

  it('is a visitor on 401, without a second try', async () => {
    const { $session, $user, calls } = await open(SIGNED_OUT);
    $session.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect($session.get()).toEqual({ status: 'visitor' });
    expect($user.get()).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('is tried twice more when the server fails, then says that nobody answered', async () => {
    const { $session, calls } = await open(BROKEN);
    $session.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(2999);
    expect($session.get()).toEqual({ status: 'loading' });
    await vi.advanceTimersByTimeAsync(1);
    expect($session.get()).toEqual({ status: 'unreachable' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(3);
  });

  it('is asked for on every focus of the window, however new it is', async () => {
    const { $session, calls, answers, focus } = await open({ body: MARA });
    $session.listen(() => undefined);
    await settle();
    answers[PATH] = SIGNED_OUT;
    focus();
    await settle();
    expect(calls).toHaveLength(2);
    expect($session.get()).toEqual({ status: 'visitor' });
  });

  it('is asked for on every mount', async () => {
    const { $session, calls } = await open({ body: MARA });
    const leave = $session.listen(() => undefined);
    await settle();
    leave();
    await vi.advanceTimersByTimeAsync(1000);
    $session.listen(() => undefined);
    await settle();
    expect(calls).toHaveLength(2);
  });

  it('outlives a network that fails later', async () => {
    const { $session, answers, focus } = await open({ body: MARA });
    $session.listen(() => undefined);
    await settle();
    answers[PATH] = 'network fails';
    focus();
    await vi.advanceTimersByTimeAsync(10_000);
    expect($session.get()).toEqual({ status: 'user', user: MARA });
  });
});

describe('account data', () => {
  it('waits for the session in a browser that was signed out last', async () => {
    const { $me } = await open({ body: MARA });
    $me.listen(() => undefined);
    expect($me.get()).toBeNull();
    await settle();
    expect($me.get()).toBe('me');
    expect(localStorage.getItem('deckhand.signed-in')).toBe('usr_1');
  });

  it('is asked for at once in a browser that was signed in last, and no more once it is not', async () => {
    const { $me } = await open(SIGNED_OUT, { hint: true });
    $me.listen(() => undefined);
    expect($me.get()).toBe('me');
    await settle();
    expect($me.get()).toBeNull();
    expect(localStorage.getItem('deckhand.signed-in')).toBeNull();
  });

  it('is fetched anew when another account has taken the place of the one before', async () => {
    const { $session, callsOf, answers, focus } = await open({ body: MARA });
    const { $credits } = await import('./account-data.store.ts');
    $session.listen(() => undefined);
    $credits.listen(() => undefined);
    await settle();
    answers[PATH] = { body: { ...MARA, id: 'usr_2' } };
    focus();
    await settle();
    expect(callsOf(CREDITS)).toBe(2);
  });

  it.each(['focus', 'visibilitychange', 'online'])(
    'is not fetched again on %s, however old it is',
    async (event) => {
      const { callsOf, happens } = await open({ body: MARA });
      const { $credits } = await import('./account-data.store.ts');
      $credits.listen(() => undefined);
      await settle();
      await vi.advanceTimersByTimeAsync(60 * 60_000);
      happens(event);
      await settle();
      expect(callsOf(CREDITS)).toBe(1);
    },
  );

  it.each([
    ['$generatedContent', '/api/user/generated-content', 3],
    ['$activity', '/api/user/activity', 2],
    ['$ledger', '/api/user/ledger', 2],
  ] as const)('of %s is asked for %s, at most %i times while the server fails', async (name, path, times) => {
    const { answers, callsOf } = await open({ body: MARA });
    const stores = await import('./account-data.store.ts');
    answers[path] = BROKEN;
    stores[name].listen(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(callsOf(path)).toBe(times);
  });
});
