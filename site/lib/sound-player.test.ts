import { beforeEach, expect, it } from 'vitest';
import { type Sounder, type SoundPlayer, soundPlayer } from './sound-player.ts';

class FakeSounder implements Sounder {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  isPlaying = false;
  fails = false;
  readonly listeners = new Map<string, () => void>();
  async play() {
    if (this.fails) throw new Error('No sound');
    this.isPlaying = true;
  }
  pause() {
    this.isPlaying = false;
  }
  addEventListener(type: string, listen: () => void) {
    this.listeners.set(type, listen);
  }
}

let sounder: FakeSounder;
let player: SoundPlayer;
let tick: (() => void) | null;
let answers: Map<string, (url: string) => void>;

beforeEach(() => {
  sounder = new FakeSounder();
  tick = null;
  answers = new Map();
  player = soundPlayer({
    sounder: () => sounder,
    fetchUrl: (url) => new Promise((resolve) => answers.set(url, resolve)),
    everyFrame: (next) => {
      tick = next;
      return () => {
        tick = null;
      };
    },
  });
});

async function playing(url: string, at?: number) {
  const started = player.play(url, at);
  answers.get(url)?.(`blob:${url}`);
  await started;
}

it('a sound plays from its bytes, and its place follows the element', async () => {
  await playing('/a.mp3');
  expect(sounder.src).toBe('blob:/a.mp3');
  sounder.currentTime = 1.5;
  tick?.();
  expect(player.$playing.get()).toMatchObject({ url: '/a.mp3', state: 'playing', at: 1.5 });
});

it('another sound takes the place of the one before', async () => {
  await playing('/a.mp3');
  const over = player.untilOver('/a.mp3');
  await playing('/b.mp3');
  await over;
  expect(player.$playing.get()).toMatchObject({ url: '/b.mp3', state: 'playing', at: 0 });
});

it('the end of a sound is waited for from before it begins, whatever played before it', async () => {
  await playing('/a.mp3');
  let isOver = false;
  const over = player.untilOver('/b.mp3').then(() => {
    isOver = true;
  });
  await playing('/b.mp3');
  expect(isOver).toBe(false);
  sounder.listeners.get('ended')?.();
  await over;
  expect(isOver).toBe(true);
});

it('of two presses only the later one plays, whichever arrives first', async () => {
  const first = player.play('/a.mp3');
  const second = player.play('/b.mp3');
  answers.get('/b.mp3')?.('blob:b');
  await second;
  answers.get('/a.mp3')?.('blob:a');
  await first;
  expect(sounder.src).toBe('blob:b');
  expect(player.$playing.get()?.url).toBe('/b.mp3');
});

it('a paused sound goes on where it was, without being fetched again', async () => {
  await playing('/a.mp3');
  sounder.currentTime = 2;
  tick?.();
  player.pause();
  expect(sounder.isPlaying).toBe(false);
  expect(tick).toBeNull();
  answers.clear();
  await player.play('/a.mp3');
  expect(answers.size).toBe(0);
  expect(player.$playing.get()).toMatchObject({ state: 'playing', at: 2 });
});

it('a sound that does not play yet begins where it was put', async () => {
  player.seek('/a.mp3', 3);
  expect(player.$playing.get()).toMatchObject({ state: 'paused', at: 3 });
  await playing('/a.mp3');
  expect(sounder.currentTime).toBe(3);
});

it('a pause while a sound is fetched keeps it from starting', async () => {
  const started = player.play('/a.mp3');
  player.pause();
  answers.get('/a.mp3')?.('blob:a');
  await started;
  expect(sounder.isPlaying).toBe(false);
  expect(player.$playing.get()?.state).toBe('paused');
});

it('at its end a sound is back at the beginning', async () => {
  await playing('/a.mp3', 4);
  expect(sounder.currentTime).toBe(4);
  sounder.listeners.get('ended')?.();
  expect(player.$playing.get()).toMatchObject({ state: 'paused', at: 0 });
});

it('a sound that cannot be played says so, and the next press tries again', async () => {
  sounder.fails = true;
  await playing('/a.mp3');
  expect(player.$playing.get()?.state).toBe('failed');
  sounder.fails = false;
  await playing('/a.mp3');
  expect(player.$playing.get()?.state).toBe('playing');
});
