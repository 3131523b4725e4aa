import { SAMPLE_RATE, type Stereo } from '#core/music/sound.ts';
import { joined } from '#core/tools/voice-tag/engine/files/bytes.ts';
import { withInfoFrame } from '#core/tools/voice-tag/engine/files/mp3-info-frame.ts';
import type { Mp3Encoder } from './mp3-encoder.ts';

/** Below 256 kbit/s at a constant rate LAME turns the sound down by up to 0.4 dB. */
const KBITS = 320;
const PIECE = SAMPLE_RATE;

/**
 * MP3 at 320 kbit/s, without tags, exactly as long as the sound where a player knows the `Info` frame. `pause` lets
 * others have their turn between two seconds of sound, and is told how far it is.
 */
export async function encodeMp3(
  encoder: Mp3Encoder,
  [left, right]: Stereo,
  pause: (share: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: KBITS });
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < left.length; at += PIECE) {
    // What the encoder answers lies in its own memory, and is overwritten by the next piece.
    pieces.push(encoder.encode([left.subarray(at, at + PIECE), right.subarray(at, at + PIECE)]).slice());
    await pause(Math.min(1, (at + PIECE) / left.length));
  }
  pieces.push(encoder.finalize().slice());
  return withInfoFrame(joined(pieces), left.length);
}
