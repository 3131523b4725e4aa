import type { Mono } from '#core/music/sound.ts';

export interface Wav {
  pcm: Mono;
  sampleRate: number;
}

/** The first channel of a 16-bit PCM WAV file. Throws RangeError where a file holds no such sound. */
export function readWav(file: Uint8Array): Wav {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tagAt = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  let sampleRate = 0;
  let channels = 1;
  for (let at = 12; at + 8 <= file.length; ) {
    const [tag, length] = [tagAt(at), view.getUint32(at + 4, true)];
    if (tag === 'fmt ') {
      channels = view.getUint16(at + 10, true);
      sampleRate = view.getUint32(at + 12, true);
    }
    if (tag === 'data') {
      // A file that was written as a stream says more than it holds.
      const frames = Math.floor(Math.min(length, file.length - at - 8) / (2 * channels));
      const pcm = new Float32Array(frames);
      for (let frame = 0; frame < frames; frame++)
        pcm[frame] = view.getInt16(at + 8 + 2 * channels * frame, true) / 32_768;
      return { pcm, sampleRate };
    }
    at += 8 + length + (length & 1);
  }
  throw new RangeError('This is no WAV file');
}
