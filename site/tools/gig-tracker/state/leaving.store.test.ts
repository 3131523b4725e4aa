import { beforeEach, expect, it, vi } from 'vitest';
import { forgetGigs } from './gigs.store.ts';
import { $leaving, holdTyped, isTyped, whenMayLeave } from './leaving.store.ts';

beforeEach(forgetGigs);

it('where nothing was typed, it goes on at once', () => {
  const goOn = vi.fn();
  holdTyped({})();
  whenMayLeave(goOn);
  expect(goOn).toHaveBeenCalledOnce();
  expect($leaving.get()).toBeNull();
});

it('where something was typed, it goes on once that may be lost', () => {
  const goOn = vi.fn();
  holdTyped({});
  whenMayLeave(goOn);
  expect(goOn).not.toHaveBeenCalled();
  $leaving.get()?.discard();
  expect(goOn).toHaveBeenCalledOnce();
  expect([$leaving.get(), isTyped()]).toEqual([null, false]);
});

it('one form is left without a word about another', () => {
  const [one, other] = [{}, {}];
  const goOn = vi.fn();
  holdTyped(other);
  whenMayLeave(goOn, one);
  expect(goOn).toHaveBeenCalledOnce();
  holdTyped(one);
  whenMayLeave(goOn, one);
  $leaving.get()?.discard();
  expect(goOn).toHaveBeenCalledTimes(2);
  expect(isTyped()).toBe(true);
});

it('asks in words of its own where nothing else is left too', () => {
  const words = {
    title: 'Leave the import?',
    text: 'Nothing is imported yet.',
    cancel: 'Stay',
    confirm: 'Leave',
  };
  const form = {};
  holdTyped(form, words);
  whenMayLeave(vi.fn());
  expect($leaving.get()?.words).toBe(words);
  holdTyped({});
  whenMayLeave(vi.fn());
  expect($leaving.get()?.words).toBeNull();
  whenMayLeave(vi.fn(), form);
  expect($leaving.get()?.words).toBe(words);
});
