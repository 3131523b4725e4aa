import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codedRate } from './coded-rate.ts';

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

it('an MP3 names its rate behind its tags', () => {
  expect(codedRate(readFileSync('content/voices/hype-mc.mp3'))).toBe(32_000);
  expect(codedRate(Uint8Array.from([0xff, 0xfb, 0x94, 0]))).toBe(48_000);
  expect(codedRate(Uint8Array.from([0xff, 0xf3, 0x90, 0]))).toBe(22_050);
  expect(codedRate(Uint8Array.from([...ascii('ID3'), 4, 0, 0, 0, 0, 0, 2, 9, 9, 0xff, 0xfb, 0x90, 0]))).toBe(
    44_100,
  );
});

it('FLAC, MP4 and Ogg name theirs in their heads', () => {
  expect(codedRate(Uint8Array.from([...ascii('fLaC'), ...zeros(14), 0x0b, 0xb8, 0x02]))).toBe(48_000);
  const entry = [...ascii('mp4a'), ...zeros(24), 0xac, 0x44, 0, 0];
  expect(codedRate(Uint8Array.from([0, 0, 0, 0, ...ascii('ftyp'), ...zeros(9), ...entry]))).toBe(44_100);
  const vorbis = [1, ...ascii('vorbis'), 0, 0, 0, 0, 2, 0x44, 0xac, 0, 0];
  expect(codedRate(Uint8Array.from([...ascii('OggS'), ...zeros(24), ...vorbis]))).toBe(44_100);
  expect(codedRate(Uint8Array.from([...ascii('OggS'), ...zeros(24), ...ascii('OpusHead')]))).toBe(48_000);
});

it('anything else names none', () => {
  for (const head of [[], [0xff], ascii('hello'), [0xff, 0xff, 0xff, 0xff], zeros(64)])
    expect(codedRate(Uint8Array.from(head))).toBeNull();
});
