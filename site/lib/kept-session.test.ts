import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#core/user.ts';
import { type Answer, networkOfTest, SIGNED_OUT, storageOfTest } from './browser-of-tests.ts';

const PATH = '/api/auth/user';
const MARA = { id: 'usr_1', firstName: 'Mara', email: 'mara@example.com' } as User;
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page that was just opened: the modules are loaded anew, in a window. */
async function open(answer: Answer) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', storageOfTest());
  const network = networkOfTest({ [PATH]: answer });
  vi.resetModules();
  const session = { ...(await import('./session.store.ts')), ...(await import('./kept-session.ts')) };
  return { ...session, ...network, happens: (event: string) => page.dispatchEvent(new Event(event)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('while nobody answers', () => {
  const unreachable = { status: 'unreachable' };
  async function openOffline(hint: string | null) {
    const page = await open('network fails');
    if (hint) localStorage.setItem('deckhand.signed-in', hint);
    page.$session.listen(() => undefined);
    page.$account.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(3000);
    return page;
  }

  it.each([
    ['whoever was here last is known', 'usr_1', 'usr_1'],
    ['nobody is known where nobody was', null, null],
    ['nobody is known where only a sign-in was seen', 'yes', null],
  ])('%s', async (_, hint, account) => {
    const { $session, $user, $me, $account } = await openOffline(hint);
    expect($session.get()).toEqual(unreachable);
    expect([$account.get(), $user.get(), $me.get()]).toEqual([account, null, null]);
  });

  it('the network that comes back is asked at once, and only then', async () => {
    const { $session, $account, answers, calls, happens } = await openOffline('usr_1');
    const seen: (string | null)[] = [];
    $account.subscribe((account) => seen.push(account));
    answers[PATH] = { body: MARA };
    happens('online');
    await settle();
    expect($session.get()).toEqual({ status: 'user', user: MARA });
    // The same screen goes on.
    expect(seen).toEqual(['usr_1']);
    const before = calls.length;
    happens('online');
    await settle();
    expect(calls).toHaveLength(before);
  });

  it.each([
    ['another account', { body: { ...MARA, id: 'usr_2' } }, 'usr_2'],
    ['nobody', SIGNED_OUT, null],
  ] as [string, Answer, string | null][])(
    'what was kept goes once it turns out to be %s who is here',
    async (_, answer, account) => {
      const { $account, answers, happens } = await openOffline('usr_1');
      answers[PATH] = answer;
      happens('online');
      await settle();
      expect($account.get()).toBe(account);
    },
  );

  it('a sign-out in another tab ends it here too', async () => {
    const { $session, $account, happens } = await openOffline('usr_1');
    localStorage.clear();
    happens('storage');
    expect([$session.get(), $account.get()]).toEqual([unreachable, null]);
  });

  it('a page that goes on without an answer takes it when it comes', async () => {
    const { $session, $account, goOnWithoutAnswer } = await open({ body: MARA });
    $session.listen(() => undefined);
    goOnWithoutAnswer();
    expect($session.get()).toEqual({ status: 'loading' });
    localStorage.setItem('deckhand.signed-in', 'usr_1');
    goOnWithoutAnswer();
    expect($account.get()).toBe('usr_1');
    await settle();
    expect($session.get()).toEqual({ status: 'user', user: MARA });
    goOnWithoutAnswer();
    expect($session.get().status).toBe('user');
  });
});
