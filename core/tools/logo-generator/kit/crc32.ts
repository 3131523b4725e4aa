const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of PNG chunks: ISO/IEC 15948, annex D. */
export function crc32(...parts: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const part of parts)
    for (const byte of part) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
