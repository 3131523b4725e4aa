import { strToU8 } from 'fflate';
import { joined, latin } from './bytes.ts';

/** Little-endian unsigned numbers of four and two bytes, as RIFF writes them. */
export const le32 = (value: number): number[] => [
  value & 255,
  (value >>> 8) & 255,
  (value >>> 16) & 255,
  (value >>> 24) & 255,
];
export const le16 = (value: number): number[] => [value & 255, (value >>> 8) & 255];

/** A chunk of RIFF: name, length, content, and one byte more where the content is odd. */
export function chunk(name: string, content: Uint8Array | readonly number[]): Uint8Array {
  const bytes = content instanceof Uint8Array ? content : Uint8Array.from(content);
  const head = Uint8Array.from([...latin(name), ...le32(bytes.length)]);
  return joined([head, bytes, new Uint8Array(bytes.length & 1)]);
}

/** A `LIST` of chunks. */
export const list = (kind: string, chunks: readonly Uint8Array[]): Uint8Array =>
  chunk('LIST', joined([Uint8Array.from(latin(kind)), ...chunks]));

/** A text in UTF-8 with the NUL that ends it. */
export const zeroEnded = (text: string): Uint8Array => Uint8Array.from([...strToU8(text), 0]);
