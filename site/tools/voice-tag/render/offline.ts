import { type Mono, SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';

export function offlineContext(seconds: number): OfflineAudioContext {
  return new OfflineAudioContext(2, Math.max(1, Math.round(seconds * SAMPLE_RATE)), SAMPLE_RATE);
}

/** A buffer over samples: one channel each. */
export function bufferOf(context: BaseAudioContext, channels: readonly Float32Array[]): AudioBuffer {
  const length = Math.max(1, channels[0]?.length ?? 0);
  const buffer = context.createBuffer(Math.max(1, channels.length), length, SAMPLE_RATE);
  channels.forEach((channel, index) => {
    buffer.copyToChannel(new Float32Array(channel), index);
  });
  return buffer;
}

/**
 * Lays a sound into the time of a context, from `at` seconds on. It plays from the beginning to the end, with silence
 * around: nodes behind a source that has ended are switched off when the browser gets to it, and echoes with them.
 */
export function playInto(
  into: AudioNode,
  context: OfflineAudioContext,
  sound: readonly Mono[],
  at: number,
): void {
  const first = Math.round(at * SAMPLE_RATE);
  const padded = sound.map((side) => {
    const whole = new Float32Array(context.length);
    const heard = side.subarray(Math.max(0, -first), Math.max(0, context.length - first));
    whole.set(heard, Math.max(0, first));
    return whole;
  });
  const player = new AudioBufferSourceNode(context, { buffer: bufferOf(context, padded) });
  player.connect(into);
  player.start();
}

/** What a context renders, as two sides. */
export async function rendered(context: OfflineAudioContext): Promise<Stereo> {
  const buffer = await context.startRendering();
  return [buffer.getChannelData(0), buffer.getChannelData(1)];
}

/** Connects nodes one after the other and answers the last. */
export function inSeries(first: AudioNode, ...others: readonly AudioNode[]): AudioNode {
  let last = first;
  for (const node of others) {
    last.connect(node);
    last = node;
  }
  return last;
}

/** A room or a swell by its impulse response. Setting one up takes a few ms of the page's own thread for each second of it. */
export function convolverOf(context: BaseAudioContext, response: Stereo): ConvolverNode {
  const convolver = new ConvolverNode(context, { disableNormalization: true });
  convolver.buffer = bufferOf(context, response);
  return convolver;
}
