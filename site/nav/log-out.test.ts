import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkOfTest, storageOfTest } from '#site/lib/browser-of-tests.ts';
// Loaded before they are asked for: the clock of these tests stands still.
import '#site/lib/kept-trackers.ts';
import '#site/lib/sign-out.ts';
import { logOut } from './log-out.ts';

/** An element with the parts that are used of one. */
class ElementOfTest {
  returnValue = '';
  isOpen = false;
  readonly #inside: (ElementOfTest | string)[] = [];
  #close = () => {};
  setAttribute() {}
  append(...inside: (ElementOfTest | string)[]) {
    this.#inside.push(...inside);
  }
  addEventListener(_: 'close', listener: () => void) {
    this.#close = listener;
  }
  showModal() {
    this.isOpen = true;
    shown = this;
  }
  remove() {
    this.isOpen = false;
  }
  close(value: string) {
    this.returnValue = value;
    this.#close();
  }
  get text(): string {
    return this.#inside.map((one) => (typeof one === 'string' ? one : one.text)).join('\n');
  }
}

let shown: ElementOfTest | null;
let calls: string[];

/** A browser that keeps gig trackers, with the gigs of each that are not sent yet. */
function browserWith(unsent: Record<string, string[]>) {
  const later = <Value>(result: Value) => {
    const request = { result, onsuccess: () => {} };
    setTimeout(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', {
    databases: async () => Object.keys(unsent).map((account) => ({ name: `deckhand-tracker.${account}` })),
    deleteDatabase: () => {},
    open: (name: string) => {
      const keys = unsent[name.replace('deckhand-tracker.', '')]?.map((gig) => ['tab', gig]);
      const store = { getAllKeys: () => later(keys) };
      return later({ transaction: () => ({ objectStore: () => store }), close: () => {} });
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = null;
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('sessionStorage', storageOfTest());
  localStorage.setItem('deckhand.signed-in', 'usr_1');
  vi.stubGlobal('location', { pathname: '/landing', assign: () => {} });
  vi.stubGlobal('document', { createElement: () => new ElementOfTest(), body: new ElementOfTest() });
  ({ calls } = networkOfTest({ '/api/auth/logout': { body: { ok: true } } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses Logout; what was asked, where something was. */
async function press() {
  let isBusy = true;
  const removeAttribute = (): void => {
    isBusy = false;
  };
  const root = { querySelectorAll: () => [{ removeAttribute }] } as unknown as ParentNode;
  const leaving = logOut(root);
  await vi.advanceTimersByTimeAsync(10);
  const isLeft = async (): Promise<boolean> => {
    await leaving;
    return isBusy;
  };
  return { isLeft, asked: shown?.text };
}

it('asks nothing where all is saved', async () => {
  browserWith({ usr_1: [] });
  const { isLeft, asked } = await press();
  await vi.runAllTimersAsync();
  expect([asked, await isLeft(), calls]).toEqual([undefined, true, ['/api/auth/logout']]);
});

it.each([
  [['gig1'], "1 gig isn't saved yet"],
  [['gig1', 'gig2'], "2 gigs aren't saved yet"],
])('says how many gigs would be lost: %j', async (gigs, title) => {
  browserWith({ usr_1: gigs });
  const { asked } = await press();
  expect(asked).toContain(title);
  expect(asked).not.toContain('another account');
});

it('says which of them are of an account that was here before', async () => {
  browserWith({ usr_1: ['gig1'], usr_2: ['gig2', 'gig3'] });
  const { asked } = await press();
  expect(asked).toContain("3 gigs aren't saved yet");
  expect(asked).toContain('That includes 2 gigs of another account.');
});

it.each([
  ['stays, with all that is kept, where whoever is here does', '', false, []],
  ['logs out where that is wanted all the same', 'leave', true, ['/api/auth/logout']],
] as const)('%s', async (_, answer, hasLeft, expected) => {
  browserWith({ usr_1: ['gig1'] });
  const { isLeft } = await press();
  expect([calls, shown?.isOpen]).toEqual([[], true]);
  shown?.close(answer);
  await vi.runAllTimersAsync();
  expect([await isLeft(), calls, shown?.isOpen]).toEqual([hasLeft, expected, false]);
  expect(localStorage.getItem('deckhand.signed-in')).toBe(hasLeft ? null : 'usr_1');
});
