/** CRC-32 of each byte, as ZIP has it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** The byte whose CRC-32 begins with these eight bits: each does with others. */
const BYTES = new Uint8Array(256);
for (const [byte, crc] of TABLE.entries()) BYTES[crc >>> 24] = byte;

/** CRC-32 of bytes. */
export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * Bytes of which one alone, put right, gives the CRC-32 that there was; few, as a rule one. The checksum is linear: how far
 * it is off is taken back byte by byte, and at each place tells which single change would have made it.
 */
export function bytesByChecksum(bytes: Uint8Array, crc: number): { offset: number; was: number }[] {
  const found: { offset: number; was: number }[] = [];
  let off = (crcOf(bytes) ^ crc) >>> 0;
  for (let offset = bytes.length - 1; off !== 0 && offset >= 0; offset -= 1) {
    const byte = BYTES[off >>> 24] ?? 0;
    if (TABLE[byte] === off) found.push({ offset, was: (bytes[offset] ?? 0) ^ byte });
    off = ((((off ^ (TABLE[byte] ?? 0)) << 8) >>> 0) | byte) >>> 0;
  }
  return found;
}
