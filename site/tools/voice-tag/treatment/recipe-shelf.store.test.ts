import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { recipeOf } from '#core/tools/voice-tag/presets.ts';
import type { SavedRecipe } from '#core/voice.ts';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { recipeShelf } from './recipe-shelf.store.ts';

function shelfOfTest({ account = null as SavedRecipe[] | null, memory = tabOfTests() } = {}) {
  const asked: string[] = [];
  let ids = 0;
  const shelf = recipeShelf({
    $account: atom(account === null ? {} : { data: { recipes: account } }),
    isSignedIn: () => account !== null,
    add: async (name) => void asked.push(`add ${name}`),
    drop: async (id) => void asked.push(`drop ${id}`),
    memory,
    newId: () => `here-${++ids}`,
  });
  // What nobody looks at is not computed.
  shelf.$recipes.listen(() => {});
  const names = () => shelf.$recipes.get().map(({ name }) => name);
  return { shelf, asked, memory, names };
}

const saved = (id: string, recipe: unknown): SavedRecipe => ({
  id,
  name: id,
  recipe,
  createdAt: '2026-01-01T00:00:00.000Z',
});

test("a visitor's treatments are kept by the browser, the newest first", async () => {
  const { shelf, memory, asked } = shelfOfTest();
  await shelf.save('Warm-up', recipeOf('clean'));
  await shelf.save('Peak time', recipeOf('festival'));
  const later = shelfOfTest({ memory });
  later.shelf.restore();
  expect(later.names()).toEqual(['Peak time', 'Warm-up']);
  expect(later.shelf.$recipes.get()[1]?.recipe).toEqual(recipeOf('clean'));
  await later.shelf.remove('here-2');
  expect(later.names()).toEqual(['Warm-up']);
  expect(asked).toEqual([]);
});

test("an account's treatments are the server's, and those that are no recipe are left out", async () => {
  const account = [saved('rec_1', recipeOf('rewind')), saved('rec_2', { bpm: 'fast' })];
  const { shelf, asked, names } = shelfOfTest({ account });
  expect(names()).toEqual(['rec_1']);
  await shelf.save('New', recipeOf('clean'));
  await shelf.remove('rec_1');
  expect(asked).toEqual(['add New', 'drop rec_1']);
});

test('what the browser kept may be anything', () => {
  const memory = tabOfTests();
  memory().setItem('recipes:voice-tag', '[null,{"id":1},{"id":"a","name":"b","recipe":{"bpm":1}}]');
  const { shelf, names } = shelfOfTest({ memory });
  shelf.restore();
  expect(names()).toEqual([]);
});
