import { crc32 } from './crc32.ts';
import { HOW_MADE, MADE_BY } from './made-by.ts';

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Signature, then IHDR: length, type, thirteen bytes and checksum. */
const HEADER_END = PNG_SIGNATURE.length + 25;
const INCHES_PER_METRE = 1 / 0.0254;

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A chunk of a PNG with its length and checksum. `type` is four ASCII letters. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const name = Uint8Array.from(type, (letter) => letter.charCodeAt(0));
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, data.length);
  numbers.setUint32(4, crc32(name, data));
  const [length, checksum] = [new Uint8Array(numbers.buffer, 0, 4), new Uint8Array(numbers.buffer, 4)];
  return joined(length, name, data, checksum);
}

/** The chunk that says how large a PNG is printed. */
export function densityChunk(perInch: number): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round(perInch * INCHES_PER_METRE);
  const data = new DataView(new ArrayBuffer(9));
  data.setUint32(0, perMetre);
  data.setUint32(4, perMetre);
  data.setUint8(8, 1);
  return pngChunk('pHYs', new Uint8Array(data.buffer));
}

/** A PNG with another chunk right behind its header, before all that describes its pixels. */
const withChunk = (png: Uint8Array, chunk: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined(png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END));

/** A PNG without pHYs of its own, told how many pixels stand on an inch. */
export const withDensity = (png: Uint8Array, perInch: number): Uint8Array<ArrayBuffer> =>
  withChunk(png, densityChunk(perInch));

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A PNG that says what made it, and how. */
export const withMaker = (png: Uint8Array): Uint8Array<ArrayBuffer> =>
  withChunk(png, joined(textChunk('Software', MADE_BY), textChunk('Comment', HOW_MADE)));

const textChunk = (keyword: string, text: string): Uint8Array<ArrayBuffer> =>
  pngChunk('tEXt', latin1(`${keyword}\0${text}`));
