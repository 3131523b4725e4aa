import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { WAVE_COLUMNS } from '#core/tools/voice-tag/tool.ts';
import { drawWave, WAVE_INKS } from './draw-wave.ts';

const columns = (peak: (column: number) => number) => Array.from({ length: WAVE_COLUMNS }, (_, n) => peak(n));
const wave = { body: columns((n) => n % 256), core: columns(() => 0) };

interface Drawing {
  svg: { '@_viewBox': string; g: { path: { '@_d': string; '@_stroke': string }[] } };
}
const read = (svg: string) => (new XMLParser({ ignoreAttributes: false }).parse(svg) as Drawing).svg;

it('is a small picture of two bands, and nothing that could run or load', () => {
  const svg = drawWave(wave);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(new TextEncoder().encode(svg).byteLength).toBeLessThan(10_000);
  expect([...new Set([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag))]).toEqual(['svg', 'g', 'path']);
  expect(svg).not.toMatch(/currentColor|href|url\(|style|on\w+=/);
});

it('has a stroke a column, mirrored around the middle and inside the picture', () => {
  for (const { '@_d': d } of read(drawWave(wave)).g.path) {
    const strokes = [...d.matchAll(/M([\d.]+) ([\d.]+)v([\d.]+)/g)].map((match) =>
      match.slice(1).map(Number),
    );
    expect(strokes).toHaveLength(WAVE_COLUMNS);
    for (const [x = 0, top = 0, length = 0] of strokes) {
      expect(x).toBeLessThan(WAVE_COLUMNS);
      expect(length).toBeGreaterThan(0);
      expect(Math.abs(top + length / 2 - 32)).toBeLessThan(0.11);
      expect(top + length).toBeLessThanOrEqual(64);
    }
  }
});

it('a full peak fills the height', () => {
  expect(drawWave({ body: columns(() => 255), core: columns(() => 0) })).toContain('M0.5 0v64');
});

it.each(['#0c0e0f', '#ffffff', '#f4f5f2', '#1b1e20'])('its inks can be told from the ground %s', (ground) => {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const ink of Object.values(WAVE_INKS)) {
    const [low = 0, high = 0] = [light(ink), light(ground)].sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
