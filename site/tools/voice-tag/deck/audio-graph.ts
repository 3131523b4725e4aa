import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';

/** What everything on the deck runs through. */
export interface AudioGraph {
  context: AudioContext;
  /** The drop goes in here, and the loop there; the loop goes down under the drop by `ducking`. */
  drop: GainNode;
  ducking: GainNode;
  loop: GainNode;
  output: GainNode;
  meter: AnalyserNode;
  /** What is heard of the drop and of the loop where speech is understood: 1 to 4 kHz. */
  dropBand: AnalyserNode;
  loopBand: AnalyserNode;
}

export function audioGraph(context: AudioContext): AudioGraph {
  const gain = () => context.createGain();
  const graph = { drop: gain(), ducking: gain(), loop: gain(), output: gain() };
  const meter = context.createAnalyser();
  meter.fftSize = 2048;
  graph.loop.connect(graph.ducking).connect(graph.output);
  graph.drop.connect(graph.output);
  graph.output.connect(meter).connect(context.destination);
  return {
    context,
    ...graph,
    meter,
    dropBand: speechBand(context, graph.drop),
    loopBand: speechBand(context, graph.ducking),
  };
}

function speechBand(context: AudioContext, from: AudioNode): AnalyserNode {
  const filter = (type: BiquadFilterType, frequency: number) =>
    new BiquadFilterNode(context, { type, frequency, Q: Math.SQRT1_2 });
  const analyser = context.createAnalyser();
  // Longer than the time between two looks, so that nothing of it is missed.
  analyser.fftSize = 8192;
  from.connect(filter('highpass', 1000)).connect(filter('lowpass', 4000)).connect(analyser);
  return analyser;
}

const buffers = new WeakMap<Stereo, AudioBuffer>();

/** A sound as Web Audio plays it; made once. */
export function bufferOf(context: BaseAudioContext, sound: Stereo): AudioBuffer {
  const made = buffers.get(sound);
  if (made) return made;
  const buffer = context.createBuffer(2, Math.max(1, sound[0].length), SAMPLE_RATE);
  for (const [side, samples] of sound.entries()) buffer.getChannelData(side).set(samples);
  buffers.set(sound, buffer);
  return buffer;
}

/** Highest sample and mean square of what an analyser heard last. */
export function heard(analyser: AnalyserNode): { peak: number; power: number } {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  let peak = 0;
  let power = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    power += sample * sample;
  }
  return { peak, power: power / samples.length };
}
