import { appliedAmount } from '#core/tools/voice-tag/engine/treatment/applied-amount.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { inSeries } from './offline.ts';

interface Sweep {
  /** Seconds. */
  delay: number;
  depth: number;
  /** Hz. */
  rate: number;
  pan: number;
  gain: number;
}

/** A copy whose delay moves: the part that chorus and flanger are made of. Answers the delayed sound. */
function movingCopy(from: AudioNode, to: AudioNode, sweep: Sweep): AudioNode {
  const { context } = from;
  const delay = new DelayNode(context, { delayTime: sweep.delay, maxDelayTime: 0.1 });
  const motion = new OscillatorNode(context, { frequency: sweep.rate });
  inSeries(motion, new GainNode(context, { gain: sweep.depth })).connect(delay.delayTime);
  motion.start();
  inSeries(
    from,
    delay,
    new GainNode(context, { gain: sweep.gain }),
    new StereoPannerNode(context, { pan: sweep.pan }),
  ).connect(to);
  return delay;
}

function chorus(from: AudioNode, to: AudioNode, amount: number): void {
  movingCopy(from, to, { delay: 0.017, depth: 0.0035, rate: 0.7, pan: -0.8, gain: 0.7 * amount });
  movingCopy(from, to, { delay: 0.023, depth: 0.004, rate: 0.53, pan: 0.8, gain: 0.7 * amount });
}

/*
 * What comes back is written out turn by turn. In a loop of nodes the browser chooses where to begin, and the same drop
 * would sound another way each time.
 */

/** What comes back of a flanger, of the turn before; after so many turns it is 30 dB down. */
const FLANGER_BACK = 0.6;
const FLANGER_TURNS = 7;

function flanger(from: AudioNode, to: AudioNode, amount: number): void {
  let last = from;
  for (let turn = 0; turn < FLANGER_TURNS; turn++)
    last = movingCopy(last, to, {
      ...{ delay: 0.004, depth: 0.003, rate: 0.35, pan: 0 },
      gain: amount * FLANGER_BACK ** turn,
    });
}

/** Turns of an echo there and back: the last is 60 dB down, or comes after the end. */
const MOST_ECHO_TURNS = 12;

/** Echoes that get darker and go from side to side, `beat` seconds apart, until `end` seconds. */
function echoes(
  from: AudioNode,
  to: AudioNode,
  amount: number,
  { beat, end }: { beat: number; end: number },
): void {
  const { context } = from;
  const wet = new GainNode(context, { gain: 0.75 * amount });
  const right = new StereoPannerNode(context, { pan: 0.45 });
  const left = new StereoPannerNode(context, { pan: -0.45 });
  inSeries(right, wet).connect(to);
  inSeries(left, wet);
  const turns = Math.min(MOST_ECHO_TURNS, Math.ceil(end / (2 * beat)));
  let last = from;
  for (let turn = 0; turn < turns; turn++) {
    const there = inSeries(
      last,
      new DelayNode(context, { delayTime: beat, maxDelayTime: 4 }),
      new BiquadFilterNode(context, { type: 'lowpass', frequency: 3200 }),
      new BiquadFilterNode(context, { type: 'highpass', frequency: 300 }),
    );
    const back = inSeries(there, new DelayNode(context, { delayTime: beat, maxDelayTime: 4 }));
    there.connect(right);
    inSeries(back, new GainNode(context, { gain: 0.7 }), left);
    last = inSeries(back, new GainNode(context, { gain: 0.1 + 0.45 * amount }));
  }
}

/** What the voice throws around itself in a drop of `end` seconds; `room` where the recipe has one. */
export function spaceEffects(
  from: AudioNode,
  to: AudioNode,
  recipe: Recipe,
  { end, room }: { end: number; room: ConvolverNode | null },
): void {
  const beat = (recipe.echo * 60) / recipe.bpm;
  const amount = (effect: Parameters<typeof appliedAmount>[1]) => appliedAmount(recipe, effect);
  if (amount('chorus') > 0) chorus(from, to, amount('chorus'));
  if (amount('flanger') > 0) flanger(from, to, amount('flanger'));
  if (amount('delay') > 0) echoes(from, to, amount('delay'), { beat, end });
  if (room) inSeries(from, room, new GainNode(from.context, { gain: amount('reverb') })).connect(to);
}
