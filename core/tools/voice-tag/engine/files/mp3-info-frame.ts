import { joined, latin, u16, u32 } from './bytes.ts';
import { crc16 } from './crc16.ts';

/** Samples of a frame of MPEG-1 Layer III, and those that LAME is late by (its `encoder delay`). */
const FRAME_SAMPLES = 1152;
const ENCODER_DELAY = 576;

const HEADER = 4;
/** The side information of two channels lies between the header and the mark. */
const SIDE = 32;
const BIT_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const FRAMES_BYTES_TOC_QUALITY = 15;
const CONSTANT_BIT_RATE = 1;
const TOC_ENTRIES = 100;

/**
 * Puts the `Info` frame of LAME before an MP3 of constant bit rate at 44.1 kHz: how many samples at its beginning and end
 * are the encoder's own. Without it a drop starts 25 ms late and is no whole number of beats long.
 * (gabriel.mp3-tech.org/mp3infotag.html; Xing's header by the same name before it.) Throws RangeError for other bytes.
 */
export function withInfoFrame(mp3: Uint8Array, samples: number): Uint8Array<ArrayBuffer> {
  const bitRate = BIT_RATES[(mp3[2] ?? 0) >> 4] ?? 0;
  if (mp3[0] !== 0xff || (mp3[1] ?? 0) >> 1 !== 0x7d || bitRate === 0)
    throw new RangeError('The bytes are no MPEG-1 Layer III at a constant bit rate');
  const frames = countFrames(mp3, bitRate);
  const padding = frames * FRAME_SAMPLES - ENCODER_DELAY - samples;
  const length = Math.floor((144_000 * bitRate) / 44_100);
  const total = length + mp3.length;
  const head = [mp3[0], mp3[1] ?? 0, (mp3[2] ?? 0) & 0xfd, mp3[3] ?? 0];
  const toc = Array.from({ length: TOC_ENTRIES }, (_, i) => Math.floor((i * 256) / TOC_ENTRIES));
  const start = [
    ...[...head, ...new Array<number>(SIDE).fill(0), ...latin('Info')],
    ...[...u32(FRAMES_BYTES_TOC_QUALITY), ...u32(frames), ...u32(total), ...toc, ...u32(0)],
    ...[...latin('LAME3.100'), CONSTANT_BIT_RATE, 0, ...u32(0), ...u32(0), 0, Math.min(255, bitRate)],
    ...[ENCODER_DELAY >> 4, ((ENCODER_DELAY & 15) << 4) | (padding >> 8), padding & 255],
    ...[0, 0, ...u16(0), ...u32(total), ...u16(crc16(mp3))],
  ];
  const frame = new Uint8Array(length);
  frame.set(start);
  frame.set(u16(crc16(frame.subarray(0, start.length))), start.length);
  return joined([frame, mp3]);
}

function countFrames(mp3: Uint8Array, bitRate: number): number {
  let [count, at] = [0, 0];
  while (at + HEADER <= mp3.length) {
    const isPadded = ((mp3[at + 2] ?? 0) >> 1) & 1;
    at += Math.floor((144_000 * bitRate) / 44_100) + isPadded;
    count++;
  }
  return count;
}
