import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLANK_DROP, type DropDraft } from '../drop-draft.ts';
import type { Speech } from '../take.ts';
import { type HearingStore, hearingStore } from './hearing.store.ts';

const drop = (script: string): DropDraft => ({ ...BLANK_DROP, script });
const SPEECH: Speech = { voice: new Float32Array(8), words: [], spokenBy: 'test', source: null };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let spoken: string[];
let played: string[];
let letGo: string[];
let ends: () => void;
let speak: (script: string) => Promise<Speech>;
let hearing: HearingStore;

beforeEach(() => {
  spoken = [];
  played = [];
  letGo = [];
  speak = async () => SPEECH;
  let kept = 0;
  hearing = hearingStore({
    speak: (asked, { signal, onStage }) => {
      spoken.push(asked.script);
      onStage('voice', 0.4);
      return speak(asked.script).then((speech) => {
        signal.throwIfAborted();
        return speech;
      });
    },
    keep: async () => `blob:${++kept}`,
    letGo: (url) => letGo.push(url),
    player: {
      play: async (url) => void played.push(url),
      stop: (url) => void played.push(`stop ${url}`),
      untilOver: () =>
        new Promise((resolve) => {
          ends = resolve;
        }),
    },
  });
});
afterEach(() => vi.restoreAllMocks());

test('a voice is made, played and over', async () => {
  const done = hearing.hear('a', drop('One'));
  expect(hearing.$hearing.get()).toEqual({ key: 'a', state: 'making', stage: 'voice', share: 0.4 });
  await settled();
  expect(hearing.$hearing.get()).toEqual({ key: 'a', state: 'playing' });
  ends();
  await done;
  expect(hearing.$hearing.get()).toBeNull();
});

test('a second press stops, a third plays without speaking again', async () => {
  void hearing.hear('a', drop('One'));
  await settled();
  await hearing.hear('a', drop('One'));
  expect(hearing.$hearing.get()).toBeNull();
  void hearing.hear('a', drop('One'));
  await settled();
  expect(spoken).toEqual(['One']);
  expect(played).toEqual(['blob:1', 'stop blob:1', 'blob:1']);
});

test('another voice takes the place of one that is still being made', async () => {
  let finishFirst = (_: Speech) => {};
  speak = (script) =>
    script === 'One'
      ? new Promise((resolve) => {
          finishFirst = resolve;
        })
      : Promise.resolve(SPEECH);
  void hearing.hear('a', drop('One'));
  void hearing.hear('b', drop('Two'));
  await settled();
  finishFirst(SPEECH);
  await settled();
  expect(hearing.$hearing.get()).toEqual({ key: 'b', state: 'playing' });
  expect(played).toEqual(['blob:1']);
});

test('what cannot be spoken says why, and the next press tries again', async () => {
  speak = async () => {
    throw new Error('no engine');
  };
  await hearing.hear('a', drop('One'));
  expect(hearing.$hearing.get()).toMatchObject({ key: 'a', state: 'failed' });
  speak = async () => SPEECH;
  void hearing.hear('a', drop('One'));
  await settled();
  expect(hearing.$hearing.get()).toEqual({ key: 'a', state: 'playing' });
});

test('the oldest voices are let go', async () => {
  for (let at = 0; at < 30; at++) {
    void hearing.hear(`k${at}`, drop(`Script ${at}`));
    await settled();
  }
  expect(letGo).toEqual(['blob:1', 'blob:2', 'blob:3', 'blob:4', 'blob:5', 'blob:6']);
});
