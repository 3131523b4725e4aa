import { spelledOut } from '#core/ascii-slug.ts';

/** `AMÉLIE & Łuk` → `amelie-luk`. Other scripts stay as they are; what no file system likes becomes a hyphen. */
export function slugOf(text: string): string {
  return spelledOut(text)
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** `dj-nova-slice.svg`, `dj-nova-slice-black-2048.png`. */
export function fileName(parts: readonly (string | number)[], extension: 'svg' | 'png'): string {
  const stem = parts.map((part) => slugOf(String(part))).filter(Boolean);
  return `${stem.join('-') || 'logo'}.${extension}`;
}
