import { atom, type ReadableAtom } from 'nanostores';
import type { Mono } from '#core/music/sound.ts';
import { LONGEST_TAKE_SECONDS } from '#core/voice.ts';
import type { Heard, Microphone } from './microphone.ts';
import { type MicrophoneProblem, microphoneProblem } from './microphone-problem.ts';

export type Recorder =
  | { state: 'off'; problem: MicrophoneProblem | null }
  | { state: 'asking' }
  | { state: 'ready' }
  /** `beat` from 1 to 4. */
  | { state: 'count-in'; beat: number }
  | { state: 'recording'; seconds: number }
  | { state: 'finishing' };

/** The loudest sample of the last moment, from 0 to 1, and whether one of this recording was cut off. */
export interface Level {
  peak: number;
  isClipped: boolean;
}

interface RecorderParts {
  open: (onHeard: (heard: Heard) => void, onEnded: () => void) => Promise<Microphone>;
  atStudioRate: (sound: Float32Array<ArrayBuffer>, sampleRate: number) => Promise<Mono>;
  onRecorded: (sound: Mono, isClipped: boolean) => void;
}

export interface RecorderStore {
  $recorder: ReadableAtom<Recorder>;
  $level: ReadableAtom<Level>;
  /** Asks for the microphone. */
  turnOn(): Promise<void>;
  /** Records from now, or after a bar of clicks at a tempo. */
  record(countInBpm: number | null): void;
  stop(): Promise<void>;
  turnOff(): void;
}

const CLIPS = 0.99;
/** The meter falls by 20 dB in about half a second, so that a short peak is seen. */
const FALL = 0.82;
const BEATS = 4;
/** Before the first click, in seconds. */
const READY = 0.15;

export function recorderStore({ open, atStudioRate, onRecorded }: RecorderParts): RecorderStore {
  const $recorder = atom<Recorder>({ state: 'off', problem: null });
  const $level = atom<Level>({ peak: 0, isClipped: false });
  let microphone: Microphone | null = null;
  let blocks: Float32Array<ArrayBuffer>[] = [];
  let starts = 0;
  let beat = 0;
  let asked = 0;

  function hear({ block, begins }: Heard): void {
    let peak = 0;
    for (const sample of block) peak = Math.max(peak, Math.abs(sample));
    const { state } = $recorder.get();
    const isCounted = state === 'recording' && begins >= starts;
    const before = $level.get();
    $level.set({
      peak: Math.max(peak, before.peak * FALL),
      isClipped: before.isClipped || (isCounted && peak >= CLIPS),
    });
    if (state === 'count-in') count(begins);
    if ($recorder.get().state !== 'recording' || begins < starts || !microphone) return;
    blocks.push(block);
    const seconds = (blocks.length * block.length) / microphone.sampleRate;
    $recorder.set({ state: 'recording', seconds });
    if (seconds >= LONGEST_TAKE_SECONDS - 0.05) void stop();
  }

  function count(at: number): void {
    if (at >= starts) $recorder.set({ state: 'recording', seconds: 0 });
    else $recorder.set({ state: 'count-in', beat: Math.max(1, BEATS - Math.floor((starts - at) / beat)) });
  }

  async function turnOn(): Promise<void> {
    const mine = ++asked;
    $recorder.set({ state: 'asking' });
    try {
      const opened = await open(hear, () => fail('NotFoundError'));
      if (mine !== asked) return opened.close();
      microphone = opened;
      $recorder.set({ state: 'ready' });
    } catch (error) {
      if (mine === asked) fail((error as Error).name);
    }
  }

  function fail(name: string): void {
    turnOff();
    $recorder.set({ state: 'off', problem: microphoneProblem(name) });
  }

  function turnOff(): void {
    asked++;
    microphone?.close();
    microphone = null;
    blocks = [];
    $level.set({ peak: 0, isClipped: false });
    $recorder.set({ state: 'off', problem: null });
  }

  async function stop(): Promise<void> {
    const { state } = $recorder.get();
    if (state === 'count-in') return $recorder.set({ state: 'ready' });
    if (state !== 'recording' || !microphone) return;
    const sound = joined(blocks);
    const { isClipped } = $level.get();
    const { sampleRate } = microphone;
    blocks = [];
    $recorder.set({ state: 'finishing' });
    const recorded = await atStudioRate(sound, sampleRate);
    if ($recorder.get().state === 'finishing') $recorder.set({ state: 'ready' });
    if (recorded.length > 0) onRecorded(recorded, isClipped);
  }

  return {
    $recorder,
    $level,
    turnOn,
    turnOff,
    stop,
    record(countInBpm) {
      if (!microphone || $recorder.get().state !== 'ready') return;
      blocks = [];
      $level.set({ peak: 0, isClipped: false });
      starts = microphone.now();
      if (countInBpm === null) return $recorder.set({ state: 'recording', seconds: 0 });
      beat = 60 / countInBpm;
      starts += READY + BEATS * beat;
      for (let n = 0; n < BEATS; n++) microphone.click(starts - (BEATS - n) * beat, n === 0);
      $recorder.set({ state: 'count-in', beat: 1 });
    },
  };
}

function joined(blocks: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    sound.set(block, at);
    at += block.length;
  }
  return sound;
}
