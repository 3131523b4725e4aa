import { expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { dropListStore } from './drop-list.store.ts';

const drop = (id: string, part: Partial<Generation> = {}): Generation => ({
  ...{ id, tool: 'voice-tag', status: 'done', title: id, cost: 4, version: 1, input: {}, output: {} },
  ...{ edits: {}, files: [], createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
  ...part,
});

const idsOf = (store: ReturnType<typeof dropListStore>) => {
  const list = store.$list.get();
  return list.state === 'ready' ? list.drops.map(({ id }) => id) : list.state;
};

it('only finished drops are listed, and more of them page by page, none twice', async () => {
  const pages = {
    first: { generations: [drop('a'), drop('b', { status: 'reserved' })], next: 'c1' },
    c1: { generations: [drop('a'), drop('c')], next: null },
  };
  const store = dropListStore(async (_words, cursor) => (cursor === 'c1' ? pages.c1 : pages.first));
  await store.search('');
  expect(idsOf(store)).toEqual(['a']);
  await store.showMore();
  expect(idsOf(store)).toEqual(['a', 'c']);
  await store.showMore();
  expect(store.$list.get()).toMatchObject({ next: null, more: 'none' });
});

it('of two searches the later one is shown, whichever answers first', async () => {
  const answers = new Map<string, (page: { generations: Generation[]; next: null }) => void>();
  const store = dropListStore((words) => new Promise((resolve) => answers.set(words, resolve)));
  const first = store.search('n');
  const second = store.search('no');
  answers.get('no')?.({ generations: [drop('late')], next: null });
  await second;
  answers.get('n')?.({ generations: [drop('early')], next: null });
  await first;
  expect(idsOf(store)).toEqual(['late']);
});

it('what is shown stays while other words are searched', async () => {
  let answer = (_page: { generations: Generation[]; next: null }) => {};
  const store = dropListStore((words) =>
    words === ''
      ? Promise.resolve({ generations: [drop('a')], next: null })
      : new Promise((resolve) => {
          answer = resolve;
        }),
  );
  await store.search('');
  const searching = store.search('x');
  expect(store.$list.get()).toMatchObject({ state: 'ready', isStale: true });
  answer({ generations: [], next: null });
  await searching;
  expect(store.$list.get()).toMatchObject({ words: 'x', drops: [], isStale: false });
});

it('a failed search keeps its words for the next try, a failed page keeps the list', async () => {
  let isDown = true;
  const store = dropListStore(async (words, cursor) => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { generations: [drop(`${words}${cursor ?? ''}`)], next: 'c1' };
  });
  await store.search('nova');
  expect(store.$list.get()).toMatchObject({ state: 'failed', words: 'nova' });
  isDown = false;
  await store.retry();
  expect(idsOf(store)).toEqual(['nova']);
  isDown = true;
  await store.showMore();
  expect(store.$list.get()).toMatchObject({ state: 'ready', more: 'failed', next: 'c1' });
});

it('a copy stands on top, a renamed drop in its place, a deleted one nowhere', async () => {
  const store = dropListStore(async () => ({ generations: [drop('a'), drop('b')], next: null }));
  await store.search('');
  store.put(drop('copy'));
  store.put(drop('b', { title: 'Renamed' }));
  store.remove('a');
  const list = store.$list.get();
  expect(list.state === 'ready' && list.drops.map(({ title }) => title)).toEqual(['copy', 'Renamed']);
});
