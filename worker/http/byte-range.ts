export interface ByteRange {
  offset: number;
  length: number;
}

/**
 * The part of a file that a request asks for: null where it is the whole (no Range, several ranges, another unit, or
 * If-Range with another tag), `none` where there is no such part. RFC 9110 §14
 */
export function findRange(
  headers: Headers,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'none' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const condition = headers.get('if-range');
  if (!asked || (condition !== null && condition !== etag)) return null;
  const [, from = '', to = ''] = asked;
  if (from === '') return to === '' ? null : lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return null;
  return first < size ? { offset: first, length: last - first + 1 } : 'none';
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  const length = Math.min(count, size);
  return length > 0 ? { offset: size - length, length } : 'none';
}
