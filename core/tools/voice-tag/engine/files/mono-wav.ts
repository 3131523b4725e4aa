import type { Mono } from '#core/music/sound.ts';

const HEADER_BYTES = 44;
/** The highest value that 16 bits hold. */
const LOUDEST = 32_767 / 32_768;

/** A 16-bit PCM WAV file of one channel; what lies beyond -1 to 1 is clipped. */
export function monoWav(sound: Mono, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + 2 * sound.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index++) bytes[at + index] = letters.charCodeAt(index);
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * sound.length, true);
  for (let index = 0; index < sound.length; index++) {
    const sample = Math.max(-1, Math.min(LOUDEST, sound[index] ?? 0));
    view.setInt16(HEADER_BYTES + 2 * index, Math.round(sample * 32_768), true);
  }
  return bytes;
}
