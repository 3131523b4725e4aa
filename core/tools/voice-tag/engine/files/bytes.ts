/** Big-endian unsigned numbers of four and three bytes. */
export const u32 = (value: number): number[] => [
  (value >>> 24) & 255,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
export const u24 = (value: number): number[] => u32(value).slice(1);
export const u16 = (value: number): number[] => u32(value).slice(2);

/** Latin letters, one byte each. */
export const latin = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0) & 255);

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
