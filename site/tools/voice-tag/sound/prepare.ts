import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { type Arrangement, arrange, type Clip } from '#core/tools/voice-tag/engine/arrange.ts';
import { appliedAmount } from '#core/tools/voice-tag/engine/treatment/applied-amount.ts';
import { MOST_LAYERS, type Recipe } from '#core/tools/voice-tag/recipe.ts';
import type { OnStage, Prepared, Speech } from '../take.ts';
import { fitVoice } from './fit-voice.ts';
import { soundMemory } from './sound-memory.ts';
import { treatedVoice } from './treated-voice.ts';
import { askTreatment } from './treatment-line.ts';

/** Seconds of stereo that are remembered: about 40 MB. */
const beds = soundMemory(120);
const rooms = soundMemory(24);

/** A swell is as long as the voice lets it be, in seconds. */
const SHORTEST_SWELL = 0.4;
const LONGEST_SWELL = 2;

const key = (...parts: readonly (string | number)[]): string => parts.join(' ');

/** Two layers of a kind have sounds of their own; what else is in the recipe changes neither. */
function seedOf({ seed, layers }: Recipe, { layer, kind }: Clip): number {
  const before = layers.slice(0, layer).filter((other) => other.kind === kind);
  return seed * MOST_LAYERS + before.length;
}

/** What is remembered under a name must be made from what the name says: to the sample, and to a hundredth of a second. */
const toTheSample = (seconds: number): number => Math.round(seconds * SAMPLE_RATE) / SAMPLE_RATE;
const toAHundredth = (seconds: number): number => Math.round(seconds * 100) / 100;

function bedOf(recipe: Recipe, clip: Clip): Promise<Stereo> {
  const seconds = toTheSample(clip.seconds);
  const asks = { seconds, bpm: recipe.bpm, key: recipe.key, seed: seedOf(recipe, clip) };
  const name = key(clip.kind, seconds, asks.bpm, asks.key, asks.seed);
  return beds.get(name, seconds, () => askTreatment('bed', { kind: clip.kind, ...asks }));
}

function roomOf(task: 'room' | 'swell', wanted: number, { seed }: Recipe): Promise<Stereo> {
  const decay = toAHundredth(wanted);
  return rooms.get(key(task, decay, seed), decay, () => askTreatment(task, { decay, seed }));
}

const swellDecay = ({ voice }: Arrangement): number =>
  Math.min(LONGEST_SWELL, Math.max(SHORTEST_SWELL, voice.at));

interface Making {
  signal: AbortSignal;
  onStage: OnStage;
}

/**
 * Makes everything that a mix needs beyond the voice: its own effects in time, the arrangement, the layers and the rooms.
 * The heavy part runs in a worker, one sound after the other, so that `signal` stops it within one. Sounds are shared
 * between drops: read them, never write or transfer them. Throws what `signal` was aborted with, or a TreatmentError.
 */
export async function prepareDrop(
  speech: Speech,
  recipe: Recipe,
  { signal, onStage }: Making,
): Promise<Prepared> {
  signal.throwIfAborted();
  onStage('beds', 0);
  const treated = await unlessStopped(signal, treatedVoice(speech, recipe));
  const arrangement = arrange(recipe, treated.voice.length / SAMPLE_RATE);
  const steps = arrangement.clips.length + 1;
  const made: Stereo[] = [];
  for (const [index, clip] of arrangement.clips.entries()) {
    onStage('beds', (index + 1) / (steps + 1));
    made.push(await unlessStopped(signal, bedOf(recipe, clip)));
  }
  const [hasRoom, hasSwell] = [appliedAmount(recipe, 'reverb') > 0, appliedAmount(recipe, 'swell') > 0];
  onStage('beds', steps / (steps + 1));
  const room = hasRoom ? await unlessStopped(signal, roomOf('room', recipe.room, recipe)) : null;
  const swellRoom = hasSwell
    ? await unlessStopped(signal, roomOf('swell', swellDecay(arrangement), recipe))
    : null;
  onStage('beds', 1);
  return { ...fitVoice(treated, arrangement.voice.seconds), arrangement, beds: made, room, swellRoom };
}

/** What was begun goes on and is remembered; only nobody waits for it any more. */
function unlessStopped<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
