import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { Respelling } from '#core/tools/voice-tag/script.ts';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { rememberedStore } from './remembered.store.ts';

const NOVA: Respelling = { word: 'Nova', say: 'NO-vah' };

function storeOfTest({ account = null as readonly Respelling[] | null, tab = tabOfTests() } = {}) {
  const saved: (readonly Respelling[])[] = [];
  const $account = atom(account === null ? {} : { data: { respellings: account } });
  const store = rememberedStore({
    $account,
    isSignedIn: () => account !== null,
    save: async (respellings) => {
      saved.push(respellings);
      $account.set({ data: { respellings } });
    },
    memory: tab,
  });
  // What nobody looks at is not computed.
  store.$kept.listen(() => {});
  return { store, saved, tab };
}

test("a visitor's words are kept by the browser", async () => {
  const { store, saved, tab } = storeOfTest();
  await store.keep(NOVA);
  const later = storeOfTest({ tab }).store;
  await later.restore();
  expect(later.$kept.get()).toEqual([NOVA]);
  await later.forget('NOVA!');
  expect(later.$kept.get()).toEqual([]);
  expect(saved).toEqual([]);
});

test("an account's words are kept by the account, in place of those of the browser", async () => {
  const { store, saved } = storeOfTest({ account: [{ word: 'Kyiv', say: 'KEE-iv' }] });
  await store.keep(NOVA);
  expect(saved).toEqual([[{ word: 'Kyiv', say: 'KEE-iv' }, NOVA]]);
  expect(store.$kept.get()).toHaveLength(2);
  await store.forget('kyiv');
  expect(store.$kept.get()).toEqual([NOVA]);
});

test('broken words of the browser are left out', async () => {
  const tab = tabOfTests();
  tab().setItem('respellings:voice-tag', JSON.stringify([NOVA, { word: '' }, 'x', null]));
  const { store } = storeOfTest({ tab });
  await store.restore();
  expect(store.$kept.get()).toEqual([NOVA]);
});

test('a word can be declined and taken up again', () => {
  const { store } = storeOfTest();
  store.decline('Nova!');
  expect([...store.$declined.get()]).toEqual(['nova']);
  store.accept('nova');
  expect(store.$declined.get().size).toBe(0);
});
