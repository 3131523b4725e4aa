import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { type AudioGraph, bufferOf, heard } from './audio-graph.ts';
import { duckingOf, envelopeOf } from './envelope.ts';
import { nextBar } from './playback.ts';

/** A loop of whole bars at a tempo. */
export interface MixLoop {
  sound: Stereo;
  bpm: number;
}

interface Bring {
  /** dB. */
  level: number;
  /** The drop, and the second of it that it begins at. */
  sound: Stereo;
  from: number;
  /** Earliest instant of the audio clock. */
  at: number;
}

const BEATS_A_BAR = 4;
/** Two sounds need room for their sum: both go down by this much, in dB. */
const HEADROOM_DB = -6;
/** The loop after the drop, in seconds. */
const LEAVE_SECONDS = 1.6;
/** Power below which the drop is not there: what follows it does not count. */
const SILENT = 1e-7;

const gainOf = (db: number): number => 10 ** (db / 20);

/** The loop under the drop: it comes in, goes down where the drop sounds, and goes out after it. */
export function mixBus(graph: AudioGraph) {
  const { context, ducking, loop, output } = graph;
  let running: { source: AudioBufferSourceNode; fade: GainNode; begun: number; of: MixLoop } | null = null;
  let powers = { drop: 0, loop: 0, windows: 0 };

  function end(seconds = 0.02): void {
    const now = context.currentTime;
    output.gain.setTargetAtTime(1, now + seconds, 0.02);
    if (running === null) return;
    const { source, fade } = running;
    fade.gain.setValueAtTime(1, now).linearRampToValueAtTime(0, now + seconds);
    source.stop(now + seconds + 0.02);
    running = null;
  }

  /** Begins the loop where it does not run yet. Gives the instant at which the drop comes in: on a bar line. */
  function bring(of: MixLoop, { level, sound, from, at }: Bring): number {
    const bar = (BEATS_A_BAR * 60) / of.bpm;
    const isNew = running?.of !== of;
    if (isNew) {
      end();
      const source = context.createBufferSource();
      source.buffer = bufferOf(context, of.sound);
      source.loop = true;
      const fade = context.createGain();
      source.connect(fade).connect(loop);
      source.start(at);
      running = { source, fade, begun: at, of };
      loop.gain.setValueAtTime(gainOf(level), at);
      output.gain.cancelScheduledValues(at);
      output.gain.setValueAtTime(gainOf(HEADROOM_DB), at);
    }
    const begun = running?.begun ?? at;
    // A loop that has just begun is heard for a bar before the drop.
    const begin = isNew ? begun + bar : nextBar(begun, bar, at);
    duck(sound, from, begin);
    powers = { drop: 0, loop: 0, windows: 0 };
    return begin;
  }

  function duck(sound: Stereo, from: number, begin: number): void {
    const envelope = envelopeOf(sound, SAMPLE_RATE);
    const curve = duckingOf(envelope).slice(Math.floor(from / envelope.step));
    ducking.gain.cancelScheduledValues(0);
    ducking.gain.setValueAtTime(1, context.currentTime);
    if (curve.length < 2) return;
    ducking.gain.setValueCurveAtTime(curve, begin, curve.length * envelope.step);
    ducking.gain.setTargetAtTime(1, begin + curve.length * envelope.step + 0.001, 0.1);
  }

  return {
    bring,
    end: () => end(),
    leave: () => end(LEAVE_SECONDS),
    setLevel(level: number): void {
      if (running) loop.gain.setTargetAtTime(gainOf(level), context.currentTime, 0.02);
    },
    ratio(): number | null {
      const drop = heard(graph.dropBand).power;
      if (drop > SILENT) {
        powers.drop += drop;
        powers.loop += heard(graph.loopBand).power;
        powers.windows += 1;
      }
      if (powers.windows === 0 || powers.loop === 0) return null;
      return 10 * Math.log10(powers.drop / powers.loop);
    },
  };
}
