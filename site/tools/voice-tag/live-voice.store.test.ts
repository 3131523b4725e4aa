import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropOfTests, speechOfTests } from './drops-of-tests.ts';
import { type LiveVoiceStore, liveVoiceStore } from './live-voice.store.ts';
import type { Speech } from './take.ts';

let asked: { script: string; signal: AbortSignal; answer: PromiseWithResolvers<Speech> }[];
let live: LiveVoiceStore;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  live = liveVoiceStore({
    restMs: 350,
    speak({ script }, { signal }) {
      const answer = Promise.withResolvers<Speech>();
      asked.push({ script, signal, answer });
      return answer.promise;
    },
  });
});
afterEach(() => vi.useRealTimers());

const type = (script: string) => live.follow(dropOfTests({ script }));
const rest = () => vi.advanceTimersByTimeAsync(350);

describe('the live voice', () => {
  it('asks for nothing before the first gesture', async () => {
    type('Hello');
    await rest();
    expect(asked).toEqual([]);
    live.begin();
    await rest();
    expect(asked.map(({ script }) => script)).toEqual(['Hello']);
  });

  it('waits until the typing rests', async () => {
    live.begin();
    type('H');
    await vi.advanceTimersByTimeAsync(200);
    type('He');
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([]);
    await rest();
    expect(asked.map(({ script }) => script)).toEqual(['He']);
  });

  it('calls off what is no longer wanted, and its late answer counts for nothing', async () => {
    live.begin();
    type('One');
    await rest();
    type('Two');
    expect(asked[0]?.signal.aborted).toBe(true);
    await rest();
    asked[0]?.answer.resolve(speechOfTests(1));
    asked[1]?.answer.resolve(speechOfTests(2));
    await vi.advanceTimersByTimeAsync(0);
    const voice = live.$voice.get();
    expect(voice.state === 'ready' && voice.speech.voice.length).toBe(2 * 44_100);
  });

  it('is not spoken again for what does not change it', async () => {
    live.begin();
    const drop = dropOfTests();
    live.follow(drop);
    await rest();
    live.follow({ ...drop, recipe: { ...drop.recipe, bpm: 90 } });
    live.follow({ ...drop, script: `${drop.script}  ` });
    await rest();
    expect(asked.length).toBe(1);
  });

  it('says why it could not be spoken, and speaks again when asked', async () => {
    live.begin();
    type('One');
    await rest();
    const error = new Error('No');
    asked[0]?.answer.reject(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.$voice.get()).toMatchObject({ state: 'failed', error });
    live.again();
    await rest();
    expect(asked.length).toBe(2);
  });

  it('leaves a provider alone while one types: each word of it is paid', async () => {
    live.begin();
    live.follow(dropOfTests({ source: { kind: 'provider' } }));
    await rest();
    expect(asked).toEqual([]);
    expect(live.$voice.get().state).toBe('idle');
  });
});
