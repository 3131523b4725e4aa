import { beforeEach, expect, it, vi } from 'vitest';
import type { Mono } from '#core/music/sound.ts';
import type { Heard } from './microphone.ts';
import { type RecorderStore, recorderStore } from './recorder.store.ts';

const RATE = 1000;
const BLOCK = 100;

let recorder: RecorderStore;
let hear: (heard: Heard) => void;
let unplug: () => void;
let now: number;
let taken: { sound: Mono; isClipped: boolean }[];
const click = vi.fn();
const close = vi.fn();
let refusal: string | null;

beforeEach(() => {
  now = 0;
  taken = [];
  refusal = null;
  click.mockReset();
  close.mockReset();
  recorder = recorderStore({
    open: async (onHeard, onEnded) => {
      if (refusal) throw new DOMException('', refusal);
      hear = onHeard;
      unplug = onEnded;
      return { sampleRate: RATE, now: () => now, click, close };
    },
    atStudioRate: async (sound) => sound,
    onRecorded: (sound, isClipped) => taken.push({ sound, isClipped }),
  });
});

/** Lets the microphone hear a level for some blocks. */
function sounds(blocks: number, level: number): void {
  for (let n = 0; n < blocks; n++) {
    hear({ block: new Float32Array(BLOCK).fill(level), begins: now });
    now += BLOCK / RATE;
  }
}

it('what is heard between record and stop is the recording, nothing before', async () => {
  await recorder.turnOn();
  sounds(3, 0.9);
  recorder.record(null);
  sounds(5, 0.25);
  expect(recorder.$recorder.get()).toEqual({ state: 'recording', seconds: 0.5 });
  await recorder.stop();
  sounds(3, 0.9);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.sound).toEqual(new Float32Array(500).fill(0.25));
  expect(taken[0]?.isClipped).toBe(false);
  expect(recorder.$recorder.get().state).toBe('ready');
});

it('the meter follows the level before, too', async () => {
  await recorder.turnOn();
  sounds(1, -0.5);
  expect(recorder.$level.get()).toEqual({ peak: 0.5, isClipped: false });
});

it('a bar is counted in at the tempo, and not recorded', async () => {
  await recorder.turnOn();
  recorder.record(120);
  expect(click.mock.calls.map(([at]) => at.toFixed(2))).toEqual(['0.15', '0.65', '1.15', '1.65']);
  const beats: number[] = [];
  while (recorder.$recorder.get().state === 'count-in') {
    sounds(1, 0.5);
    const is = recorder.$recorder.get();
    if (is.state === 'count-in') beats.push(is.beat);
  }
  expect([...new Set(beats)]).toEqual([1, 2, 3, 4]);
  expect(now).toBeGreaterThanOrEqual(2.15);
  sounds(4, 0.125);
  await recorder.stop();
  expect(taken[0]?.sound.at(-1)).toBe(0.125);
  expect(taken[0]?.sound.length).toBeLessThanOrEqual(500);
});

it('a stop within the count-in records nothing', async () => {
  await recorder.turnOn();
  recorder.record(120);
  sounds(4, 0.5);
  await recorder.stop();
  expect(recorder.$recorder.get().state).toBe('ready');
  expect(taken).toEqual([]);
});

it('at twenty seconds the recording ends by itself', async () => {
  await recorder.turnOn();
  recorder.record(null);
  sounds(250, 0.25);
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  expect((taken[0]?.sound.length ?? 0) / RATE).toBeLessThanOrEqual(20);
});

it('a sample that was cut off is remembered until the next recording', async () => {
  await recorder.turnOn();
  recorder.record(null);
  sounds(1, 1);
  sounds(2, 0.25);
  await recorder.stop();
  expect(taken[0]?.isClipped).toBe(true);
  recorder.record(null);
  sounds(2, 0.25);
  await recorder.stop();
  expect(taken[1]?.isClipped).toBe(false);
});

it('a microphone that is refused or pulled out says so in words', async () => {
  refusal = 'NotAllowedError';
  await recorder.turnOn();
  expect(recorder.$recorder.get()).toMatchObject({
    state: 'off',
    problem: { title: 'The microphone is blocked' },
  });
  refusal = null;
  await recorder.turnOn();
  unplug();
  expect(close).toHaveBeenCalledOnce();
  expect(recorder.$recorder.get()).toMatchObject({ state: 'off', problem: { title: 'No microphone found' } });
});

it('a microphone that opens after it was turned off again is closed', async () => {
  const opening = recorder.turnOn();
  recorder.turnOff();
  await opening;
  expect(close).toHaveBeenCalledOnce();
  expect(recorder.$recorder.get()).toEqual({ state: 'off', problem: null });
});
