import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, BROKEN, networkOfTest, storageOfTest } from './browser-of-tests.ts';
import { query } from './query.ts';
import { signOut } from './sign-out.ts';

let cookies: string[];
let visited: string[];

/** A browser on the dashboard, whose links work or lead nowhere. */
function browserOfTest({ logout = { body: { ok: true } } as Answer, linksWork = true } = {}) {
  cookies = [];
  visited = [];
  const page = { pathname: '/dashboard' };
  const go = (how: string, works: boolean) => (path: string) => {
    visited.push(`${how} ${path}`);
    if (works) page.pathname = path;
  };
  vi.stubGlobal('location', Object.assign(page, { assign: go('go', linksWork), replace: go('force', true) }));
  vi.stubGlobal('document', {
    set cookie(line: string) {
      cookies.push(line);
    },
  });
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('sessionStorage', storageOfTest());
  localStorage.setItem('theme', 'light');
  sessionStorage.setItem('draft', 'DJ NOVA');
  return networkOfTest({ '/api/auth/logout': logout, '/api/user/activity': { body: [] } });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing out', () => {
  it('calls the server first', async () => {
    const { calls } = browserOfTest();
    void signOut();
    expect(calls).toEqual(['/api/auth/logout']);
    expect(localStorage.getItem('theme')).toBe('light');
    await vi.runAllTimersAsync();
  });

  it.each([
    ['answered', { body: { ok: true } }],
    ['failed', BROKEN],
    ['was out of reach', 'network fails'],
  ] as [string, Answer][])('clears storage and cookies when the server %s', async (_, logout) => {
    browserOfTest({ logout });
    void signOut();
    await vi.advanceTimersByTimeAsync(0);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(cookies).toEqual([
      'deckhand.session_token=; path=/; max-age=0',
      '__Secure-deckhand.session_token=; path=/; max-age=0',
    ]);
    await vi.runAllTimersAsync();
    expect(visited).toEqual(['go /landing']);
  });

  it('takes away too what the page writes before it is left', async () => {
    browserOfTest();
    void signOut();
    await vi.advanceTimersByTimeAsync(0);
    sessionStorage.setItem('greeted', 'yes');
    await vi.runAllTimersAsync();
    expect(sessionStorage.length).toBe(0);
  });

  const LISTED = [{ name: 'deckhand-tracker.usr_2' }, { name: 'another' }, {}];
  it.each([
    [
      'deletes what is kept of gig trackers, of whichever account',
      { account: 'usr_1', databases: async () => LISTED },
      ['deckhand-tracker.usr_2', 'deckhand-tracker.usr_1'],
    ],
    [
      'deletes them where nobody knows whose they are',
      { account: null, databases: async () => LISTED },
      ['deckhand-tracker.usr_2'],
    ],
    [
      'deletes that of the account where databases are not listed',
      { account: 'usr_1', databases: undefined },
      ['deckhand-tracker.usr_1'],
    ],
    [
      'deletes that of the account where listing them hangs',
      { account: 'usr_1', databases: () => new Promise(() => undefined) },
      ['deckhand-tracker.usr_1'],
    ],
    ['deletes nothing where nothing is known', { account: null, databases: undefined }, []],
  ])('%s', async (_, { account, databases }, names) => {
    browserOfTest({ logout: 'network fails' });
    if (account) localStorage.setItem('deckhand.signed-in', account);
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { databases, deleteDatabase });
    void signOut();
    await vi.runAllTimersAsync();
    // Twice: a page that is still alive may have written since.
    expect(deleteDatabase.mock.calls.flat()).toEqual([...names, ...names]);
    expect(visited).toEqual(['go /landing']);
  });

  it('goes on where the browser has no databases', async () => {
    browserOfTest();
    localStorage.setItem('deckhand.signed-in', 'usr_1');
    void signOut();
    await vi.runAllTimersAsync();
    expect(visited).toEqual(['go /landing']);
  });

  it('forgets the data that was fetched', async () => {
    browserOfTest();
    const $activity = query('activity', { query: {} }, { when: atom('me') });
    const leave = $activity.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    void signOut();
    await vi.advanceTimersByTimeAsync(0);
    const leaveAgain = $activity.listen(() => undefined);
    expect($activity.value?.data).toBeUndefined();
    leaveAgain();
    await vi.runAllTimersAsync();
  });

  it('leaves for the landing page 100 ms later', async () => {
    browserOfTest();
    void signOut();
    await vi.advanceTimersByTimeAsync(99);
    expect(visited).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(visited).toEqual(['go /landing']);
  });

  it('forces its way after another 250 ms elsewhere', async () => {
    browserOfTest({ linksWork: false });
    void signOut();
    await vi.advanceTimersByTimeAsync(349);
    expect(visited).toEqual(['go /landing']);
    await vi.advanceTimersByTimeAsync(1);
    expect(visited).toEqual(['go /landing', 'force /landing']);
  });
});
