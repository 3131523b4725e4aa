import { expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { draftStore } from './draft.store.ts';

const BLANK = { name: '', seed: 1 };
const read = (stored: unknown) => {
  const { name } = stored as { name?: unknown };
  return { ...BLANK, ...(typeof name === 'string' && { name }) };
};
const draft = (memory = tabOfTests()) => draftStore({ tool: 'logo-generator', blank: BLANK, read, memory });

it('keeps what was typed over a reload of the page', () => {
  const tab = tabOfTests();
  draft(tab).change({ name: 'DJ NOVA' });
  const reloaded = draft(tab);
  reloaded.restore();
  expect(reloaded.$draft.get()).toEqual({ name: 'DJ NOVA', seed: 1 });
});

it('shows the blank form until it is told to restore', () => {
  const tab = tabOfTests();
  draft(tab).change({ name: 'DJ NOVA' });
  expect(draft(tab).$draft.get()).toEqual(BLANK);
});

it('takes no harm from a stored value that is broken', () => {
  const tab = tabOfTests();
  tab().setItem('draft:logo-generator', '{"name":');
  const store = draft(tab);
  store.restore();
  expect(store.$draft.get()).toEqual(BLANK);
});
