import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';

/** The same sound at 44.1 kHz, converted off the page's thread. */
export async function atStudioRate(sound: Float32Array<ArrayBuffer>, sampleRate: number): Promise<Mono> {
  if (sampleRate === SAMPLE_RATE || sound.length === 0) return sound;
  const length = Math.max(1, Math.round((sound.length * SAMPLE_RATE) / sampleRate));
  const context = new OfflineAudioContext(1, length, SAMPLE_RATE);
  const buffer = new AudioBuffer({ length: sound.length, sampleRate, numberOfChannels: 1 });
  buffer.copyToChannel(sound, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}
