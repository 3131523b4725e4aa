import { beforeEach, describe, expect, it } from 'vitest';
import { silence } from '#core/music/sound.ts';
import { createPlayer, type Playable, type Player } from './player.ts';

class Param {
  value = 1;
  ramps: [to: number, at: number][] = [];
  setValueAtTime(value: number) {
    this.value = value;
    return this;
  }
  linearRampToValueAtTime(to: number, at: number) {
    this.ramps.push([to, at]);
    return this;
  }
  setTargetAtTime() {
    return this;
  }
  setValueCurveAtTime() {
    return this;
  }
  cancelScheduledValues() {
    return this;
  }
}

class Node {
  gain = new Param();
  fftSize = 0;
  connect(to: Node) {
    return to;
  }
}

class Source extends Node {
  buffer: { duration: number } | null = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  onended: (() => void) | null = null;
  started: { at: number; from: number } | null = null;
  stopped: number | null = null;
  start(at: number, from = 0) {
    this.started = { at, from };
  }
  stop(at: number) {
    this.stopped = at;
  }
}

/** What the page's audio does, without a sound. */
class Context {
  currentTime = 100;
  state = 'running';
  sources: Source[] = [];
  destination = new Node();
  createGain = () => new Node();
  createAnalyser = () => new Node();
  createBuffer = (_: number, length: number) => ({
    duration: length / 44_100,
    getChannelData: () => new Float32Array(length),
  });
  createBufferSource() {
    const source = new Source();
    this.sources.push(source);
    return source;
  }
}

let context: Context;
let opened: number;
let player: Player;
beforeEach(() => {
  // The graph makes its filters by their own constructor.
  Object.assign(globalThis, { BiquadFilterNode: Node });
  context = new Context();
  opened = 0;
  player = createPlayer(() => {
    opened += 1;
    return context as unknown as AudioContext;
  });
});

const take = (id: string, seconds = 4): Playable => ({ id, seconds, sound: silence(seconds) });
const last = () => context.sources.at(-1);

describe('the player of the deck', () => {
  it('opens no audio before something is played', () => {
    player.load(take('one'));
    player.seek(1);
    player.setLoop(true, null);
    expect(opened).toBe(0);
    player.play();
    expect(opened).toBe(1);
    expect(last()?.started?.from).toBe(1);
  });

  it('follows a take with another at the same position, one fading out as the other fades in', () => {
    player.load(take('one'));
    player.play();
    context.currentTime += 1.52;
    player.load(take('two'));
    const [one, two] = context.sources;
    expect(two?.started?.from).toBeCloseTo(1.5);
    expect(one?.stopped).toBeGreaterThan(context.currentTime);
    expect((one?.stopped ?? 0) - context.currentTime).toBeLessThan(0.05);
    expect(player.$isPlaying.get()).toBe(true);
  });

  it('leaves a sound alone that is loaded a second time', () => {
    const one = take('one');
    player.load(one);
    player.play();
    player.load({ ...one });
    expect(context.sources.length).toBe(1);
  });

  it('begins a shorter sound anew when the other was further on', () => {
    player.load(take('one', 4));
    player.play();
    context.currentTime += 3;
    player.load(take('two', 2));
    expect(last()?.started?.from).toBe(0);
  });

  it('pauses where it is and goes on from there; stop goes back', () => {
    player.load(take('one'));
    player.play();
    context.currentTime += 1.02;
    player.pause();
    expect(player.position()).toBeCloseTo(1);
    player.play();
    expect(last()?.started?.from).toBeCloseTo(1);
    player.stop();
    expect(player.position()).toBe(0);
    expect(player.$isPlaying.get()).toBe(false);
  });

  it('is over at the end, back at the beginning', () => {
    player.load(take('one'));
    player.play();
    context.currentTime += 5;
    last()?.onended?.();
    expect(player.$isPlaying.get()).toBe(false);
    expect(player.position()).toBe(0);
  });

  it('loops a region without stopping, and stops at its beginning', () => {
    player.load(take('one'));
    player.setLoop(true, { from: 1, to: 2 });
    player.play();
    expect(last()).toMatchObject({ loop: true, loopStart: 1, loopEnd: 2 });
    player.stop();
    expect(player.position()).toBe(1);
  });

  it('brings the drop in on the bar line after the loop has begun', () => {
    player.load(take('one'));
    player.setMix({ sound: silence(8), bpm: 120 });
    player.play(0);
    const [loop, drop] = context.sources;
    expect(loop?.loop).toBe(true);
    expect((drop?.started?.at ?? 0) - (loop?.started?.at ?? 0)).toBeCloseTo(2);
  });

  it('holds nothing back when there is nothing to play', () => {
    player.play();
    expect(player.$isPlaying.get()).toBe(false);
    player.load(take('one'));
    player.play();
    player.load(null);
    expect(player.$isPlaying.get()).toBe(false);
  });
});
