import { beforeEach, expect, it, vi } from 'vitest';
import type { StyleId } from '#core/tools/voice-tag/styles.ts';
import { type PreviewsStore, previewsStore, type Sentence } from './previews.store.ts';

const SENTENCE: Sentence = { script: 'DJ Nova', respellings: [], intensity: 0.5, pitch: 0, speed: 1 };

let previews: PreviewsStore;
let heard: string[];
let spoken: string[];
let refuses: string | null;
let end: () => void;

beforeEach(() => {
  heard = [];
  spoken = [];
  refuses = null;
  end = () => {};
  previews = previewsStore({
    async speak({ script, voice }, { onStage }) {
      spoken.push(`${voice.style}: ${script}`);
      onStage('voice', 0.5);
      if (voice.style === refuses) throw new Error('No such voice');
      return { voice: new Float32Array(44_100), words: [], spokenBy: voice.style, source: null };
    },
    keep: async ({ spokenBy }) => ({ url: `blob:${spokenBy}`, seconds: 1, peaks: [] }),
    letGo: () => {},
    player: {
      play: async (url) => void heard.push(url),
      stop: () => end(),
      untilOver: () =>
        new Promise((resolve) => {
          end = resolve;
        }),
    },
  });
  previews.follow(SENTENCE);
});

const plays = (style: StyleId) => vi.waitFor(() => expect(heard.at(-1)).toBe(`blob:${style}`));

it('a voice says the sentence, and says it again without being spoken again', async () => {
  const first = previews.hear('machine');
  await plays('machine');
  expect(previews.$previews.get().machine).toMatchObject({ state: 'ready', url: 'blob:machine' });
  end();
  await first;
  const second = previews.hear('machine');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  end();
  await second;
  expect(spoken).toEqual(['machine: DJ Nova']);
});

it('what another sentence made is put aside, and comes back with it', async () => {
  void previews.hear('machine');
  await plays('machine');
  previews.follow({ ...SENTENCE, script: 'Friday' });
  expect(previews.$previews.get()).toEqual({});
  previews.follow({ ...SENTENCE });
  expect(previews.$previews.get().machine?.state).toBe('ready');
});

it('all are heard one after another, until it is stopped', async () => {
  const round = previews.hearAll(['machine', 'whisper', 'stadium']);
  await plays('machine');
  expect(previews.$isRound.get()).toBe(true);
  end();
  await plays('whisper');
  previews.stop();
  await round;
  expect(heard).toEqual(['blob:machine', 'blob:whisper']);
  expect(previews.$isRound.get()).toBe(false);
});

it('a press in the middle of a round is heard instead of the rest', async () => {
  const round = previews.hearAll(['machine', 'whisper']);
  await plays('machine');
  void previews.hear('stadium');
  await round;
  await plays('stadium');
  expect(heard).toEqual(['blob:machine', 'blob:stadium']);
});

it('a voice that fails says why, and ends the round', async () => {
  refuses = 'whisper';
  const round = previews.hearAll(['whisper', 'machine']);
  await round;
  expect(previews.$previews.get().whisper).toMatchObject({
    state: 'failed',
    error: { message: 'No such voice' },
  });
  expect(heard).toEqual([]);
  expect(previews.$isRound.get()).toBe(false);
});

it('one that was still loading when it was stopped is as before', async () => {
  void previews.hear('machine');
  previews.stop();
  await Promise.resolve();
  expect(previews.$previews.get()).toEqual({});
});
