import type { ChangedByte } from '#core/signing/seal/seal-report.ts';

const WIDTH = 16;

/** Sixteen bytes and what they are as text. */
export interface HexRow {
  /** Of its first byte. */
  offset: number;
  cells: readonly { hex: string; text: string; isChanged: boolean }[];
}

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte < 0x7f;

export const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');

/** `33 “3”`; a byte that is no letter by itself is its number alone. */
export const byteWords = (byte: number): string =>
  isPrintable(byte) && byte !== 0x20 ? `${hexOf(byte)} “${String.fromCharCode(byte)}”` : hexOf(byte);

/** The bytes around a change in rows of 16. @param changed offsets in the same file */
export function hexRows({ start, bytes }: ChangedByte['around'], changed: ReadonlySet<number>): HexRow[] {
  return Array.from({ length: Math.ceil(bytes.length / WIDTH) }, (_, row) => {
    const offset = start + row * WIDTH;
    return {
      offset,
      cells: bytes.slice(row * WIDTH, (row + 1) * WIDTH).map((byte, index) => ({
        ...{ hex: hexOf(byte), text: isPrintable(byte) ? String.fromCharCode(byte) : '·' },
        isChanged: changed.has(offset + index),
      })),
    };
  });
}
