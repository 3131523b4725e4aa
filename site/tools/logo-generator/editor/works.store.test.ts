import { describe, expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { readWorks } from './read-works.ts';
import { NOVA } from './spec-of-tests.ts';
import { isUnsaved, unsavedLogos, type Where, worksStore } from './works.store.ts';

const at = (seed: number) => ({ ...NOVA, seed });
const FIRST: Where = { logo: 'gen_1', concept: 'concept-01', saved: at(1) };
const SECOND: Where = { ...FIRST, concept: 'concept-02' };

function works(memory = tabOfTests()) {
  const store = worksStore(memory);
  store.restore(readWorks);
  const work = ({ logo, concept }: Where) => store.$works.get()[logo]?.[concept];
  return { ...store, work, now: (where: Where) => work(where)?.history.now.seed };
}

describe('the work on the concepts', () => {
  it('has a history for each concept', () => {
    const store = works();
    store.change(FIRST, at(2));
    store.change(SECOND, at(3));
    store.undo(FIRST);
    expect([store.now(FIRST), store.now(SECOND)]).toEqual([1, 3]);
    store.redo(FIRST);
    expect(store.now(FIRST)).toBe(2);
  });

  it('makes one step of a control until it is let go', () => {
    const store = works();
    for (const seed of [2, 3, 4]) store.change(FIRST, at(seed), 'angle');
    store.settle(FIRST);
    store.undo(FIRST);
    expect(store.now(FIRST)).toBe(1);
  });

  it('is there again after a reload, with all steps and what stands in the fields', () => {
    const memory = tabOfTests();
    const before = works(memory);
    before.change(FIRST, at(2));
    before.change(FIRST, at(3), 'angle');
    before.settle(FIRST);
    before.type(SECOND, 'name', '', at(1));
    const after = works(memory);
    expect(after.work(SECOND)?.typed).toEqual({ name: '' });
    expect(after.now(FIRST)).toBe(3);
    after.undo(FIRST);
    after.undo(FIRST);
    expect(after.now(FIRST)).toBe(1);
  });

  it('that the tab kept stays until it is taken up', () => {
    const memory = tabOfTests();
    works(memory).change(FIRST, at(2));
    const after = worksStore(memory);
    after.follow('gen_1', { 'concept-01': at(1) });
    after.change(SECOND, at(7));
    after.restore(readWorks);
    expect(after.$works.get().gen_1?.['concept-02']?.history.now.seed).toBe(7);
    expect(works(memory).now(FIRST)).toBe(2);
  });

  it('leaves out what cannot be read', () => {
    const memory = tabOfTests();
    works(memory).change(FIRST, at(2));
    const kept = JSON.parse(memory().getItem('edits:logo-generator') ?? '');
    kept.gen_1['concept-02'] = { history: 7 };
    kept.gen_2 = 'nonsense';
    expect(Object.keys(readWorks(kept))).toEqual(['gen_1']);
    expect(Object.keys(readWorks(kept).gen_1 ?? {})).toEqual(['concept-01']);
    expect(readWorks(null)).toEqual({});
  });

  it('is unsaved until the library has it', () => {
    const store = works();
    store.change(FIRST, at(2));
    expect(unsavedLogos(store.$works.get())).toEqual(['gen_1']);
    store.follow('gen_1', { 'concept-01': at(2), 'concept-02': at(1) });
    expect(unsavedLogos(store.$works.get())).toEqual([]);
    // Going back from what is saved is a change again.
    store.undo(FIRST);
    expect(isUnsaved(store.work(FIRST)!)).toBe(true);
  });

  it('counts half a word as unsaved, and gives the field back once it is right', () => {
    const store = works();
    store.type(FIRST, 'name', '', at(1));
    expect(unsavedLogos(store.$works.get())).toEqual(['gen_1']);
    store.settle(FIRST);
    expect(store.work(FIRST)?.typed).toEqual({ name: '' });
    store.settle(FIRST, 'name');
    expect(unsavedLogos(store.$works.get())).toEqual([]);
  });

  it('lets a restored version be taken back, also where nothing had been changed here', () => {
    const store = works();
    store.change(FIRST, at(2));
    store.replace(
      'gen_1',
      { 'concept-01': at(1), 'concept-02': at(8) },
      {
        'concept-01': at(9),
        'concept-02': at(1),
      },
    );
    expect([store.now(FIRST), store.now(SECOND)]).toEqual([9, 1]);
    expect(unsavedLogos(store.$works.get())).toEqual([]);
    store.undo(FIRST);
    store.undo(SECOND);
    expect([store.now(FIRST), store.now(SECOND)]).toEqual([2, 8]);
  });

  it('goes with the logo when that is deleted', () => {
    const memory = tabOfTests();
    const store = works(memory);
    store.change(FIRST, at(2));
    store.forget('gen_1');
    const after = works(memory);
    expect(after.$works.get()).toEqual({});
  });
});
