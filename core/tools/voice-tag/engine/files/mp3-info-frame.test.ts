import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { withInfoFrame } from './mp3-info-frame.ts';

const LENGTH = 1044;
/** Frames as LAME writes them at 320 kbit/s and 44.1 kHz: now and then one is a byte longer. */
function framesOf(count: number): Uint8Array {
  const frames = Array.from({ length: count }, (_, i) => {
    const isPadded = i % 2;
    const frame = new Uint8Array(LENGTH + isPadded).fill(7);
    frame.set([0xff, 0xfb, 0xe0 | (isPadded << 1), 0x64]);
    return [...frame];
  });
  return Uint8Array.from(frames.flat());
}

describe('the frame that says how long an MP3 is', () => {
  it('counts frames and bytes, and what the encoder added before and after', () => {
    const mp3 = framesOf(10);
    const file = withInfoFrame(mp3, 10_000);
    const view = new DataView(file.buffer);
    expect(file.length).toBe(mp3.length + LENGTH);
    expect(String.fromCharCode(...file.subarray(36, 40))).toBe('Info');
    expect(view.getUint32(44)).toBe(10);
    expect(view.getUint32(48)).toBe(file.length);
    const delayAndPadding = view.getUint32(176) & 0xffffff;
    expect(delayAndPadding >> 12).toBe(576);
    expect(delayAndPadding & 4095).toBe(10 * 1152 - 576 - 10_000);
    expect(view.getUint16(188)).toBe(crc16(mp3));
    expect(view.getUint16(190)).toBe(crc16(file.subarray(0, 190)));
    expect(file.subarray(LENGTH)).toEqual(mp3);
  });

  it('is made for one kind of file alone', () => {
    expect(() => withInfoFrame(new Uint8Array(100), 1)).toThrow(RangeError);
    expect(() => withInfoFrame(Uint8Array.from([0xff, 0xfb, 0x04, 0x64]), 1)).toThrow(RangeError);
  });
});

it('the check sum is CRC-16/ARC', () => {
  expect(crc16(new TextEncoder().encode('123456789'))).toBe(0xbb3d);
});
