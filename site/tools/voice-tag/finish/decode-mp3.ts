import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';

/** What a player hears of an MP3, at 44.1 kHz. */
export async function decodeMp3(mp3: Uint8Array<ArrayBuffer>): Promise<Stereo> {
  const context = new OfflineAudioContext(2, 1, SAMPLE_RATE);
  // Decoding takes the buffer away from whom it belonged to.
  const buffer = await context.decodeAudioData(mp3.slice().buffer);
  const left = buffer.getChannelData(0);
  return [left, buffer.numberOfChannels > 1 ? buffer.getChannelData(1) : left];
}
