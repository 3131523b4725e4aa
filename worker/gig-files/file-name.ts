import { cutTo } from '#core/text.ts';

/** How names of files of a type may end; the first is what is added to others. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

const LONGEST = 120;

/** A name without folders and control characters that ends as its type does: what is saved under it opens as nothing else. */
export function fileNameOf(sent: string, type: string): string {
  const plain = (sent.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'file';
  const [ending = '', ...others] = ENDINGS[type] ?? [];
  const isRight = [ending, ...others].some((one) => plain.toLowerCase().endsWith(one));
  return isRight ? plain : `${cutTo(plain, LONGEST - ending.length)}${ending}`;
}
