import type { AudioGraph } from './audio-graph.ts';
import { isOver, type Pass, positionAt, type Region, startIn } from './playback.ts';

/** Something that is heard now. */
export interface Sounding {
  /** Seconds of the sound. */
  position(): number;
  isOver(): boolean;
  /** Fades out and is gone. */
  end(): void;
}

/** Fade at the beginning, at the end and between two sounds, in seconds: too short to hear, long enough not to click. */
export const FADE_SECONDS = 0.008;

interface Start {
  /** Seconds of the audio clock. */
  at: number;
  from: number;
  loop: Region | null;
  onEnd: () => void;
}

export function startBuffer(
  graph: AudioGraph,
  buffer: AudioBuffer,
  { at, from, loop, onEnd }: Start,
): Sounding {
  const { context } = graph;
  const source = context.createBufferSource();
  source.buffer = buffer;
  if (loop) Object.assign(source, { loop: true, loopStart: loop.from, loopEnd: loop.to });
  const gain = context.createGain();
  const pass: Pass = { from: startIn(from, loop), startedAt: at, seconds: buffer.duration, loop };
  // The very beginning of a sound is its own: only what is entered midway is faded in.
  if (pass.from > 0) gain.gain.setValueAtTime(0, at).linearRampToValueAtTime(1, at + FADE_SECONDS);
  source.connect(gain).connect(graph.drop);
  source.start(at, pass.from);
  source.onended = onEnd;
  return {
    position: () => positionAt(pass, context.currentTime - latencyOf(context)),
    isOver: () => isOver(pass, context.currentTime),
    end() {
      source.onended = null;
      const now = context.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setValueAtTime(gain.gain.value, now).linearRampToValueAtTime(0, now + FADE_SECONDS);
      source.stop(now + FADE_SECONDS + 0.01);
    },
  };
}

/** From the clock to the ear, in seconds; where the browser does not say, at once. */
const latencyOf = (context: AudioContext): number => context.outputLatency || 0;

/** A stored file, played as it arrives. */
export function startFile(
  graph: AudioGraph,
  element: HTMLAudioElement,
  { from, isLooped, onEnd }: { from: number; isLooped: boolean; onEnd: () => void },
): Sounding {
  const gain = routeOf(graph, element);
  const now = graph.context.currentTime;
  gain.gain.cancelScheduledValues(now);
  gain.gain.setValueAtTime(0, now).linearRampToValueAtTime(1, now + FADE_SECONDS);
  element.loop = isLooped;
  element.currentTime = from;
  element.onended = onEnd;
  // A play that is interrupted by a pause is no failure.
  element.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') onEnd();
  });
  return {
    position: () => element.currentTime,
    isOver: () => element.ended,
    end() {
      element.onended = null;
      element.pause();
    },
  };
}

const routes = new WeakMap<HTMLAudioElement, GainNode>();

/** An element enters a graph once and for all. */
function routeOf({ context, drop }: AudioGraph, element: HTMLAudioElement): GainNode {
  const known = routes.get(element);
  if (known) return known;
  const gain = context.createGain();
  context.createMediaElementSource(element).connect(gain).connect(drop);
  routes.set(element, gain);
  return gain;
}
