const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const SIGNATURES: readonly [type: string, fits: (bytes: Uint8Array) => boolean][] = [
  ['image/png', (b) => ascii(b, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
  ['image/webp', (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 4) === 'WEBP'],
  ['audio/wav', (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 4) === 'WAVE'],
  // An ID3 tag, or the sync word of an MPEG-1 or -2 layer III frame.
  ['audio/mpeg', (b) => ascii(b, 0, 3) === 'ID3' || (b[0] === 0xff && ((b[1] ?? 0) & 0xe6) === 0xe2)],
  ['application/pdf', (b) => ascii(b, 0, 5) === '%PDF-'],
  ['application/zip', (b) => ascii(b, 0, 4) === 'PK\x03\x04'],
];

/** The media type by the file's first bytes, whatever it is called; null where it is none that we take. */
export function sniffType(bytes: Uint8Array): string | null {
  return SIGNATURES.find(([, fits]) => fits(bytes))?.[0] ?? null;
}
