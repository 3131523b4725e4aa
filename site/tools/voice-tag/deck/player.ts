import { atom, type ReadableAtom } from 'nanostores';
import type { Stereo } from '#core/music/sound.ts';
import { type AudioGraph, audioGraph, bufferOf, heard } from './audio-graph.ts';
import { type MixLoop, mixBus } from './mix-bus.ts';
import { loopOf, type Region } from './playback.ts';
import { type Sounding, startBuffer, startFile } from './sounding.ts';

/** What lies on the deck: a sound in memory, or a stored file. Two of the same `id` are the same sound. */
export type Playable =
  | { id: string; seconds: number; sound: Stereo }
  | { id: string; seconds: number; url: string };

export interface Player {
  $isPlaying: ReadableAtom<boolean>;
  /** Puts a sound on the deck. One that plays is followed at the same position without a gap or a click. */
  load(next: Playable | null): void;
  play(from?: number): void;
  pause(): void;
  /** Stops, back to the beginning (of the region that is looped). */
  stop(): void;
  seek(at: number): void;
  setLoop(isLooped: boolean, region: Region | null): void;
  /** A loop to hear the drop in, or none. */
  setMix(loop: MixLoop | null): void;
  /** dB. */
  setMixLevel(level: number): void;
  /** Seconds. */
  position(): number;
  /** Peak of what is heard now, in dBFS. */
  level(): number;
  /** How far the drop stands over the loop between 1 and 4 kHz since it began, in dB; null while nothing is known. */
  mixRatio(): number | null;
  /** Plays a sound once beside the deck. */
  hearOnce(sound: Stereo): void;
}

/** Between a press and its sound, in seconds: enough for the audio thread to be on time. */
const AHEAD_SECONDS = 0.02;

/** The deck's player. The audio context is opened with the first sound, which has to follow a gesture. */
export function createPlayer(open: () => AudioContext): Player {
  const $isPlaying = atom(false);
  let graph: AudioGraph | null = null;
  let mix: ReturnType<typeof mixBus> | null = null;
  let mixLoop: MixLoop | null = null;
  let mixLevel = -6;
  let on: Playable | null = null;
  let sounding: Sounding | null = null;
  let beside: Sounding | null = null;
  let rest = 0;
  let looped: { isLooped: boolean; region: Region | null } = { isLooped: false, region: null };
  const elements = new Map<string, HTMLAudioElement>();

  function opened(): AudioGraph {
    graph ??= audioGraph(open());
    mix ??= mixBus(graph);
    if (graph.context.state === 'suspended') void graph.context.resume();
    return graph;
  }

  const position = () => (sounding ? sounding.position() : rest);
  const region = () => (on ? loopOf(looped.isLooped, looped.region, on.seconds) : null);

  function start(from: number): void {
    if (on === null) return;
    const whole = opened();
    const before = sounding;
    const at = whole.context.currentTime + AHEAD_SECONDS;
    if ('url' in on) {
      // It may be the same element.
      before?.end();
      sounding = startFile(whole, elementOf(on.url), { from, isLooped: looped.isLooped, onEnd: over });
    } else {
      const buffer = bufferOf(whole.context, on.sound);
      const isMixed = mixLoop !== null && mix !== null;
      const begin = mixLoop && mix ? mix.bring(mixLoop, { level: mixLevel, sound: on.sound, from, at }) : at;
      const loop = isMixed ? null : region();
      sounding = startBuffer(whole, buffer, { at: begin, from, loop, onEnd: over });
      before?.end();
    }
    $isPlaying.set(true);
  }

  function over() {
    sounding = null;
    // In a mix the drop comes again on the bar line that follows.
    if (mixLoop && looped.isLooped) return start(0);
    mix?.leave();
    rest = 0;
    $isPlaying.set(false);
  }

  function hush(): void {
    sounding?.end();
    sounding = null;
    mix?.end();
    $isPlaying.set(false);
  }

  function elementOf(url: string): HTMLAudioElement {
    const element = elements.get(url) ?? Object.assign(new Audio(), { src: url, preload: 'auto' });
    elements.set(url, element);
    return element;
  }

  function again(): void {
    if (sounding) start(position());
  }

  const seekable = (at: number) => Math.min(Math.max(at, 0), on?.seconds ?? 0);

  return {
    $isPlaying,
    load(next) {
      if (next?.id === on?.id && next && on && 'url' in next === 'url' in on) return;
      const at = position();
      on = next;
      rest = seekable(at);
      if (next === null) return hush();
      if (sounding) start(rest < next.seconds ? rest : 0);
    },
    play(from) {
      const loop = region();
      const wanted = seekable(from ?? rest);
      const isAtEnd = on !== null && wanted >= on.seconds - 0.005;
      beside?.end();
      beside = null;
      start(isAtEnd ? (loop?.from ?? 0) : wanted);
    },
    pause() {
      rest = seekable(position());
      hush();
    },
    stop() {
      hush();
      rest = region()?.from ?? 0;
    },
    seek(at) {
      rest = seekable(at);
      if (sounding) start(rest);
    },
    setLoop(isLooped, next) {
      looped = { isLooped, region: next };
      again();
    },
    setMix(loop) {
      mixLoop = loop;
      if (loop === null) mix?.end();
      // In a mix the whole of it comes in on a bar line.
      if (sounding) start(loop === null ? position() : 0);
    },
    setMixLevel(level) {
      mixLevel = level;
      mix?.setLevel(level);
    },
    position,
    level: () => (graph ? 20 * Math.log10(Math.max(heard(graph.meter).peak, 1e-5)) : -100),
    mixRatio: () => (mixLoop && sounding && mix ? mix.ratio() : null),
    hearOnce(sound) {
      const whole = opened();
      if (sounding) return;
      beside?.end();
      const at = whole.context.currentTime + AHEAD_SECONDS;
      beside = startBuffer(whole, bufferOf(whole.context, sound), {
        at,
        from: 0,
        loop: null,
        onEnd: () => {},
      });
    },
  };
}
