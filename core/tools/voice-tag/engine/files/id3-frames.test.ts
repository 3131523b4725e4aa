import { describe, expect, it } from 'vitest';
import { joined, latin } from './bytes.ts';
import { objectFrame, synchsafe, withFrame } from './id3-frames.ts';

const frame = (name: string, length: number) =>
  Uint8Array.from([
    ...latin(name),
    0,
    0,
    length >> 8,
    length & 255,
    0,
    0,
    ...new Array<number>(length).fill(7),
  ]);
const tagged = (frames: Uint8Array[], padding: number, sound = [0xff, 0xfb, 1]) => {
  const body = joined([...frames, new Uint8Array(padding)]);
  return joined([
    Uint8Array.from([...latin('ID3'), 3, 0, 0, ...synchsafe(body.length)]),
    body,
    Uint8Array.from(sound),
  ]);
};
const sizeOf = (file: Uint8Array) => [6, 7, 8, 9].reduce((size, at) => (size << 7) | (file[at] ?? 0), 0);

describe('a frame added to a tag', () => {
  it.each([0, 1, 40])('goes behind the others and before %i bytes of padding', (padding) => {
    const file = tagged([frame('TIT2', 9), frame('COMM', 300)], padding);
    const object = objectFrame('Serato Markers2', Uint8Array.from([1, 2, 3]));
    const added = withFrame(file, object);
    expect(sizeOf(added)).toBe(sizeOf(file) + object.length);
    expect([...added.subarray(29 + 310, 29 + 314)]).toEqual(latin('GEOB'));
    expect([...added.subarray(-3)]).toEqual([0xff, 0xfb, 1]);
    expect(added).toHaveLength(file.length + object.length);
  });

  it('names its kind, its program and nothing else', () => {
    const object = objectFrame('Serato Markers2', Uint8Array.from([9]));
    const text = new TextDecoder('latin1').decode(object.subarray(10));
    expect(text).toBe('\0application/octet-stream\0\0Serato Markers2\0\u0009');
  });

  it('needs a tag', () => {
    expect(() => withFrame(Uint8Array.from([0xff, 0xfb, 0xe0]), new Uint8Array(3))).toThrow(RangeError);
    const newer = tagged([], 4);
    newer[3] = 4;
    expect(() => withFrame(newer, new Uint8Array(3))).toThrow(RangeError);
  });
});
