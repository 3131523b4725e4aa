import { beforeEach, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#core/music/sound.ts';
import {
  $chosen,
  $recordings,
  addRecording,
  changeRecording,
  dropAllRecordings,
  dropRecording,
  withinLongest,
} from './recordings.store.ts';

const heardOf = (seconds: number, from: number, until: number) => ({
  sound: new Float32Array(seconds * SAMPLE_RATE),
  peaks: [0],
  heard: { from, until },
});

beforeEach(dropAllRecordings);

it('a new recording is chosen, without the silence at its ends', () => {
  addRecording(heardOf(4, 0.9, 3.1), null);
  expect($chosen.get()).toMatchObject({ seconds: 4, span: { from: 0.9, until: 3.1 } });
  expect($chosen.get()?.name).toMatch(/^Take \d+$/);
});

it('of a long file twenty seconds are kept, from where the sound begins', () => {
  addRecording(heardOf(30, 2, 29), 'talk.mp3');
  expect($chosen.get()?.span).toEqual({ from: 2, until: 22 });
  expect(withinLongest({ from: 0, until: 30 }, 30)).toEqual({ from: 0, until: 20 });
});

it('the newest stands first, and when it goes the next is chosen', () => {
  addRecording(heardOf(1, 0, 1), 'one');
  addRecording(heardOf(1, 0, 1), 'two');
  expect($recordings.get().map(({ name }) => name)).toEqual(['two', 'one']);
  changeRecording($chosen.get()?.id ?? 0, { shape: { gate: null, isLevelled: false } });
  dropRecording($chosen.get()?.id ?? 0);
  expect($chosen.get()).toMatchObject({ name: 'one', shape: { gate: -40, isLevelled: true } });
  dropRecording($chosen.get()?.id ?? 0);
  expect($chosen.get()).toBeNull();
});
