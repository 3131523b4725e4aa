import { appliedAmount } from '#core/tools/voice-tag/engine/treatment/applied-amount.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';
import { inSeries } from './offline.ts';

const CURVE_POINTS = 2049;

/** `tanh` overdrive that keeps full scale at full scale. */
function overdrive(drive: number): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(CURVE_POINTS);
  for (let i = 0; i < CURVE_POINTS; i++) {
    const x = (2 * i) / (CURVE_POINTS - 1) - 1;
    curve[i] = Math.tanh(drive * x) / Math.tanh(drive);
  }
  return curve;
}

const filter = (context: BaseAudioContext, options: BiquadFilterOptions) =>
  new BiquadFilterNode(context, options);

/** The band of a telephone line (300 to 3,400 Hz, ITU-T G.712), closing in from the full band by the amount. */
function telephone(from: AudioNode, amount: number): AudioNode {
  const { context } = from;
  const low = 380 * amount ** 0.5;
  const high = 20_000 * (3400 / 20_000) ** amount;
  return inSeries(
    from,
    filter(context, { type: 'highpass', frequency: low, Q: 0.9 }),
    filter(context, { type: 'highpass', frequency: low, Q: 0.7 }),
    filter(context, { type: 'lowpass', frequency: high, Q: 0.9 }),
    filter(context, { type: 'lowpass', frequency: high, Q: 0.7 }),
    filter(context, { type: 'peaking', frequency: 1700, gain: 6 * amount, Q: 1.2 }),
  );
}

/** Pressed and bright, as a station's processor does it. */
function radio(from: AudioNode, amount: number): AudioNode {
  const { context } = from;
  return inSeries(
    from,
    filter(context, { type: 'lowshelf', frequency: 160, gain: 4 * amount }),
    filter(context, { type: 'peaking', frequency: 420, gain: -3 * amount, Q: 1 }),
    filter(context, { type: 'peaking', frequency: 3200, gain: 5 * amount, Q: 0.9 }),
    new DynamicsCompressorNode(context, {
      threshold: -18 - 14 * amount,
      ratio: 2 + 6 * amount,
      attack: 0.004,
      release: 0.09,
      knee: 6,
    }),
    new GainNode(context, { gain: 1 + 0.3 * amount }),
  );
}

function distortion(from: AudioNode, amount: number): AudioNode {
  const { context } = from;
  return inSeries(
    from,
    new WaveShaperNode(context, { curve: overdrive(1 + 11 * amount), oversample: '4x' }),
    // Overdrive makes it louder by its harmonics.
    new GainNode(context, { gain: 1 - 0.45 * amount }),
    filter(context, { type: 'highshelf', frequency: 7000, gain: -4 * amount }),
  );
}

/** What colours the voice itself. */
export function toneEffects(from: AudioNode, recipe: Recipe): AudioNode {
  const amounts = {
    telephone: appliedAmount(recipe, 'telephone'),
    radio: appliedAmount(recipe, 'radio'),
    distortion: appliedAmount(recipe, 'distortion'),
  };
  let last = from;
  if (amounts.distortion > 0) last = distortion(last, amounts.distortion);
  if (amounts.telephone > 0) last = telephone(last, amounts.telephone);
  if (amounts.radio > 0) last = radio(last, amounts.radio);
  return last;
}
