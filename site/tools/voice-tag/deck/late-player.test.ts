import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { latePlayer } from './late-player.ts';
import type { Player } from './player.ts';

/** A player that writes down what it is told. */
function playerOfTest() {
  const told: string[] = [];
  const $isPlaying = atom(false);
  const say = (name: string) => (value?: unknown) =>
    void told.push(value === undefined ? name : `${name} ${JSON.stringify(value)}`);
  const player: Player = {
    $isPlaying,
    load: say('load'),
    play(from) {
      say('play')(from);
      $isPlaying.set(true);
    },
    pause: say('pause'),
    stop: say('stop'),
    seek: say('seek'),
    setLoop: say('setLoop'),
    setMix: say('setMix'),
    setMixLevel: say('setMixLevel'),
    position: () => 7,
    level: () => -3,
    mixRatio: () => 1,
    hearOnce: say('hearOnce'),
  };
  return { player, told };
}

const never = new Promise<void>(() => {});

it('does what it was told once it is there, in that order, and then plays', async () => {
  const { player, told } = playerOfTest();
  const late = latePlayer(async () => player, { wanted: never, onMissing: () => {} });
  late.load(null);
  late.setLoop(true, null);
  late.seek(2);
  expect([late.position(), late.level(), late.mixRatio()]).toEqual([2, -100, null]);
  expect(told).toEqual([]);
  late.play();
  await vi.waitFor(() => expect(late.$isPlaying.get()).toBe(true));
  expect(told).toEqual(['load null', 'setLoop true', 'seek 2', 'play']);
  late.pause();
  expect(told.at(-1)).toBe('pause');
  expect([late.position(), late.level(), late.mixRatio()]).toEqual([7, -3, 1]);
});

it('does not play what was stopped before it came', async () => {
  const { player, told } = playerOfTest();
  const late = latePlayer(async () => player, { wanted: never, onMissing: () => {} });
  late.play();
  late.stop();
  await vi.waitFor(() => expect(late.level()).toBe(-3));
  expect(told).toEqual(['stop']);
});

it('is there with what it waits for, without a sound', async () => {
  const load = vi.fn(async () => playerOfTest().player);
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = latePlayer(load, { wanted: promise, onMissing: () => {} });
  expect(load).not.toHaveBeenCalled();
  resolve();
  await vi.waitFor(() => expect(late.level()).toBe(-3));
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it did not come, forgets that sound, and is asked for again by the next', async () => {
  const { player, told } = playerOfTest();
  const load = vi.fn<() => Promise<Player>>().mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValueOnce(player);
  const onMissing = vi.fn();
  const late = latePlayer(load, { wanted: never, onMissing });
  late.load(null);
  late.play(1);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  late.play(5);
  await vi.waitFor(() => expect(late.$isPlaying.get()).toBe(true));
  expect(told).toEqual(['load null', 'play 5']);
});
