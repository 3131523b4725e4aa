const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const COPYRIGHT = 0;
const UTF16_PLATFORMS = [0, 3];

/** The copyright notice in the `name` table of a plain font, or null. */
export function copyrightOf(font: Uint8Array): string | null {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => SFNT_HEADER + SFNT_ENTRY * index);
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65);
  if (entry === undefined) return null;
  const start = view.getUint32(entry + 8);
  const strings = start + view.getUint16(start + 4);
  for (let index = 0; index < view.getUint16(start + 2); index++) {
    const at = start + 6 + 12 * index;
    if (view.getUint16(at + 6) !== COPYRIGHT) continue;
    const [length, from] = [view.getUint16(at + 8), strings + view.getUint16(at + 10)];
    const isWide = UTF16_PLATFORMS.includes(view.getUint16(at));
    const codes = Array.from({ length: isWide ? length / 2 : length }, (_, letter) =>
      isWide ? view.getUint16(from + 2 * letter) : view.getUint8(from + letter),
    );
    return String.fromCharCode(...codes);
  }
  return null;
}
