import { describe, expect, it } from 'vitest';
import { base64Of } from './base64.ts';
import { seratoMarkers } from './serato-markers.ts';

/** Reads what Serato reads, by the community's description of the format. */
function readMarkers(content: Uint8Array) {
  expect([...content.subarray(0, 2)]).toEqual([1, 1]);
  const text = new TextDecoder().decode(content.subarray(2, content.indexOf(0, 2)));
  const bytes = Buffer.from(text.replaceAll('\n', ''), 'base64');
  expect([...bytes.subarray(0, 2)]).toEqual([1, 1]);
  const cues: { index: number; ms: number; colour: string; name: string }[] = [];
  let at = 2;
  while (bytes[at] !== 0) {
    const end = bytes.indexOf(0, at);
    expect(bytes.toString('latin1', at, end)).toBe('CUE');
    const length = bytes.readUInt32BE(end + 1);
    const cue = bytes.subarray(end + 5, end + 5 + length);
    expect([cue[0], cue[6], cue[10], cue[11], cue.at(-1)]).toEqual([0, 0, 0, 0, 0]);
    cues.push({
      index: cue[1] ?? -1,
      ms: cue.readUInt32BE(2),
      colour: cue.toString('hex', 7, 10),
      name: cue.toString('utf8', 12, length - 1),
    });
    at = end + 5 + length;
  }
  expect(at).toBe(bytes.length - 1);
  return { cues, lines: text.split('\n') };
}

describe('Serato’s cue points', () => {
  it('are read back as they were written', () => {
    const content = seratoMarkers([
      { label: 'Voice', at: 0.4688 },
      { label: 'Voice end', at: 2.0312 },
      { label: 'Tail', at: 2.344 },
    ]);
    const { cues, lines } = readMarkers(content);
    expect(cues).toEqual([
      { index: 0, ms: 469, colour: 'cc0000', name: 'Voice' },
      { index: 1, ms: 2031, colour: 'cc8800', name: 'Voice end' },
      { index: 2, ms: 2344, colour: '0000cc', name: 'Tail' },
    ]);
    expect(content).toHaveLength(470);
    expect(Math.max(...lines.map((line) => line.length))).toBe(72);
  });

  it('can be none', () => {
    expect(readMarkers(seratoMarkers([])).cues).toEqual([]);
  });
});

describe('base64', () => {
  it.each([0, 1, 2, 3, 4, 57, 58])('of %i bytes is what others write, without the end', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151) & 255);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64').replaceAll('=', ''));
  });
});
