import { type Directory, endOf, LENGTHS, MARKS, numbersOf, textAt } from './zip-headers.ts';

/** After bytes whose length was not known before them: their checksum and lengths, with or without a mark. */
const DESCRIPTORS: readonly number[] = [12, 16];

/** An extra field that gives a file another name, which some programs take. */
const OTHER_NAME = 0x7075;

function hasOtherName(bytes: Uint8Array, start: number, length: number): boolean {
  const { u16 } = numbersOf(bytes);
  for (let at = start; at + 4 <= start + length; at += 4 + u16(at + 2))
    if (u16(at) === OTHER_NAME) return true;
  return false;
}

/** Whether every program finds the files of its directory in a ZIP: no other names, nothing twice, nothing in between. */
export function isPlain(bytes: Uint8Array, { items, isWhole }: Directory): boolean {
  const { u16, u32 } = numbersOf(bytes);
  const inOrder = [...items].sort((one, other) => one.local - other.local);
  const hasSameHeaders = inOrder.every(
    ({ local, name, method, packed, flags, extra }) =>
      u32(local) === MARKS.local &&
      !hasOtherName(bytes, extra.from, extra.length) &&
      !hasOtherName(bytes, local + LENGTHS.local + u16(local + 26), u16(local + 28)) &&
      u16(local + 8) === method &&
      (u32(local + 18) === packed || (flags & 8) !== 0) &&
      textAt(bytes, local + LENGTHS.local, u16(local + 26)) === name,
  );
  const start = u32((endOf(bytes) ?? 0) + 16);
  const hasNoGaps = inOrder.every(({ from, packed, flags }, index) => {
    const gap = (inOrder[index + 1]?.local ?? start) - from - packed;
    return gap === 0 || ((flags & 8) !== 0 && DESCRIPTORS.includes(gap));
  });
  const isEachOnce = new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;
  return isWhole && inOrder[0]?.local === 0 && hasSameHeaders && hasNoGaps && isEachOnce;
}
