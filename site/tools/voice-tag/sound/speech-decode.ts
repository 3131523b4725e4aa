import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';

/** A sound file that the browser could not read. The message is for people. */
export class UnreadableSoundError extends Error {
  override name = 'UnreadableSoundError';

  constructor() {
    super('This browser cannot read that sound. Try another file, such as WAV or MP3');
  }
}

/** A sound file of any kind that the browser knows, at 44.1 kHz, its channels mixed. Throws UnreadableSoundError. */
export async function decodeSound(file: ArrayBuffer): Promise<Mono> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(file).catch(() => null);
  if (!sound || sound.length === 0) throw new UnreadableSoundError();
  const mono = sound.getChannelData(0).slice();
  for (let channel = 1; channel < sound.numberOfChannels; channel++) {
    const other = sound.getChannelData(channel);
    for (let index = 0; index < mono.length; index++) mono[index] = (mono[index] ?? 0) + (other[index] ?? 0);
  }
  if (sound.numberOfChannels > 1)
    for (let index = 0; index < mono.length; index++)
      mono[index] = (mono[index] ?? 0) / sound.numberOfChannels;
  return mono;
}
