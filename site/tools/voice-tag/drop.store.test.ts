import { beforeEach, expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { type DropStore, dropStore } from './drop.store.ts';

let clock = 0;
let tab: ReturnType<typeof tabOfTests>;
let drop: DropStore;
beforeEach(() => {
  clock = 0;
  tab = tabOfTests();
  drop = dropStore({ tool: 'voice-tag', memory: tab, now: () => clock });
});

it('what was undone is what the tab remembers', async () => {
  drop.change({ script: 'One' });
  clock = 5000;
  drop.change({ script: 'Two' });
  drop.undo();
  expect(drop.$draft.get().script).toBe('One');
  const again = dropStore({ tool: 'voice-tag', memory: tab, now: () => clock });
  await again.restore();
  expect(again.$draft.get().script).toBe('One');
});

it('what is changed before the tab is read counts more than what it kept', async () => {
  drop.change({ script: 'Kept', profile: 'club' });
  const again = dropStore({ tool: 'voice-tag', memory: tab, now: () => clock });
  const restoring = again.restore();
  again.change({ script: 'Typed meanwhile' });
  await restoring;
  expect(again.$draft.get()).toMatchObject({ script: 'Typed meanwhile', profile: 'club' });
  again.undo();
  expect(again.$draft.get()).toMatchObject({ script: 'Kept', profile: 'club' });
});

it('says whether there is a step back and a step forth', () => {
  expect(drop.$steps.get()).toEqual({ canUndo: false, canRedo: false });
  drop.change({ profile: 'club' });
  expect(drop.$steps.get()).toEqual({ canUndo: true, canRedo: false });
  drop.undo();
  expect(drop.$steps.get()).toEqual({ canUndo: false, canRedo: true });
  drop.redo();
  expect(drop.$draft.get().profile).toBe('club');
});

it('a change to what it is already is no step', () => {
  drop.change({ profile: 'standard' });
  expect(drop.$steps.get().canUndo).toBe(false);
});
