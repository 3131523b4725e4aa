import { beforeEach, expect, it } from 'vitest';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { draftOf } from './draft.ts';

let memory = tabOfTests();
let made = 0;
const opened = (place = 'chat-draft:usr_1') => draftOf({ memory, place, newKey: () => `key-${++made}` });

beforeEach(() => {
  memory = tabOfTests();
  made = 0;
});

it('what was typed outlives a reload', () => {
  opened().write('Is 950 fair?');
  expect(opened().$text.get()).toBe('Is 950 fair?');
});

it('the draft of one account is not shown to the next one of the tab', () => {
  opened().write('Is 950 fair?');
  expect(opened('chat-draft:usr_2').$text.get()).toBe('');
});

it('the same text is sent again under the same key, also after a reload', () => {
  const draft = opened();
  draft.write('Is 950 fair?');
  expect([draft.key(), draft.key(), opened().key()]).toEqual(['key-1', 'key-1', 'key-1']);
});

it('another text has another key, and so has the same one after a definite answer', () => {
  const draft = opened();
  draft.write('Is 950 fair?');
  draft.key();
  draft.write('Is 900 fair?');
  expect(draft.key()).toBe('key-2');
  draft.forgetKey();
  expect(draft.key()).toBe('key-3');
});

it('a draft that was sent leaves nothing behind', () => {
  const draft = opened();
  draft.write('Is 950 fair?');
  draft.key();
  draft.empty();
  expect([draft.$text.get(), memory().getItem('chat-draft:usr_1')]).toEqual(['', null]);
});

it.each(['{', '"text"', '{"text":7,"open":{"key":1}}'])('storage that holds %s is an empty draft', (kept) => {
  memory().setItem('chat-draft:usr_1', kept);
  expect([opened().$text.get(), opened().key()]).toEqual(['', 'key-1']);
});
