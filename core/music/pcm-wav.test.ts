import { describe, expect, it } from 'vitest';
import { pcmChannel, pcmLayout } from './pcm-wav.ts';

interface Made {
  tag?: number;
  bits?: number;
  channels?: number;
  rate?: number;
  frame?: number;
  before?: number[];
  says?: number;
}

const le = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) % 256);
const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

function wav(
  data: number[],
  { tag = 1, bits = 16, channels = 2, rate = 48_000, frame = 0, before = [], says = data.length }: Made = {},
) {
  const format = [
    ...le(tag, 2),
    ...le(channels, 2),
    ...le(rate, 4),
    ...le(0, 4),
    ...le(frame, 2),
    ...le(bits, 2),
  ];
  const extension =
    tag === 0xfffe ? [...le(22, 2), ...le(bits, 2), ...le(3, 4), ...le(3, 2), ...le(0, 14)] : [];
  const fmt = [...ascii('fmt '), ...le(format.length + extension.length, 4), ...format, ...extension];
  return Uint8Array.from([
    ...[...ascii('RIFF'), ...le(0, 4), ...ascii('WAVE'), ...before, ...fmt],
    ...[...ascii('data'), ...le(says, 4), ...data],
  ]);
}
const read = (file: Uint8Array, channel: number): number[] => {
  const layout = pcmLayout(file, file.length);
  if (!layout) throw new Error('no layout');
  return [...pcmChannel(file.subarray(layout.start, layout.start + layout.bytes), layout, channel)];
};

describe('a WAV file', () => {
  it('of 16 bits is read by channel', () => {
    const file = wav([...le(0x4000, 2), ...le(0x8000, 2), ...le(0x7fff, 2), ...le(0, 2)]);
    expect(read(file, 0)).toEqual([0.5, Math.fround(32_767 / 32_768)]);
    expect(read(file, 1)).toEqual([-1, 0]);
  });

  it('of 24 bits has its sign in the highest byte', () => {
    expect(read(wav([0, 0, 0x40, 0, 0, 0x80, 0xff, 0xff, 0xff], { bits: 24, channels: 1 }), 0)).toEqual([
      ...[0.5, -1, Math.fround(-1 / 0x80_0000)],
    ]);
  });

  it('of 32 bits may be whole or floating, also in an extended head', () => {
    const bytes = [...new Uint8Array(new Float32Array([1.25]).buffer)];
    expect(read(wav(bytes, { bits: 32, channels: 1, tag: 3 }), 0)).toEqual([1.25]);
    expect(read(wav(bytes, { bits: 32, channels: 1, tag: 0xfffe }), 0)).toEqual([1.25]);
    expect(read(wav([0, 0, 0, 0xc0], { bits: 32, channels: 1 }), 0)).toEqual([-0.5]);
  });

  it('may have other chunks before its samples, and say more than it holds', () => {
    const before = [...ascii('LIST'), ...le(3, 4), 1, 2, 3, 0];
    const file = wav(le(0x4000, 2), { channels: 1, before, says: 0xffff_ffff });
    expect(read(file, 0)).toEqual([0.5]);
    expect(pcmLayout(file, file.length)?.bytes).toBe(2);
  });

  it('of 64 bits says elsewhere how much it holds: what follows the samples is none', () => {
    const before = [...ascii('ds64'), ...le(28, 4), ...le(0, 8), ...le(2, 8), ...le(0, 12)];
    const file = wav([...le(0x4000, 2), ...ascii('LIST')], { channels: 1, before, says: 0xffff_ffff });
    expect(read(file, 0)).toEqual([0.5]);
  });

  it('of padded samples is none, and one that names its frames is read as one that does not', () => {
    const file = (frame: number) => wav(le(1, 8), { bits: 24, channels: 1, frame });
    expect(pcmLayout(file(4), 100)).toBeNull();
    expect(pcmLayout(file(3), 100)).toEqual(pcmLayout(file(0), 100));
  });

  it('of no channels, or at no rate that music has, is none', () => {
    for (const made of [{ channels: 0 }, { rate: 0 }, { rate: 2000 }])
      expect(pcmLayout(wav(le(1, 8), made), 100)).toBeNull();
  });

  it('of another kind, or cut off before its samples, is none', () => {
    expect(pcmLayout(wav([], { tag: 2, bits: 4 }), 100)).toBeNull();
    expect(pcmLayout(wav([1]).subarray(0, 30), 100)).toBeNull();
    expect(pcmLayout(Uint8Array.from(ascii('fLaC and something')), 100)).toBeNull();
    expect(pcmLayout(new Uint8Array(), 0)).toBeNull();
  });
});
