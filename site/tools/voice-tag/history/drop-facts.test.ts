import { expect, it } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { WAVE_COLUMNS } from '#core/tools/voice-tag/tool.ts';
import { factsOf, loudnessOf, measuredFacts } from './drop-facts.ts';

const report = {
  ...{ target: -12, ceiling: -1, integrated: -12.04, momentaryMax: -9.5, shortTermMax: null, truePeak: -1.2 },
  ...{ range: null, monoFold: -0.2, noiseFloor: -70, seconds: 4, sampleRate: 44_100 },
  measuredBy: 'integrated' as const,
};
const flat = Array.from({ length: WAVE_COLUMNS }, () => 10);
const generation: Generation = {
  ...{ id: 'gen_1', tool: 'voice-tag', status: 'done', title: 'Nova', cost: 4, version: 1, edits: {} },
  input: { script: 'DJ Nova' },
  output: {
    ...{ seconds: 4, wave: { body: flat, core: flat }, words: [], lanes: [], report },
    ...{ spokenBy: 'Flite', sha256: '0'.repeat(64) },
  },
  files: [{ name: 'drop.mp3', type: 'audio/mpeg', size: 9, url: '/api/generations/gen_1/files/drop.mp3' }],
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
};

it('a drop is named by its treatment and its voice, and plays from its MP3', () => {
  const facts = factsOf(generation);
  expect(facts.line).toBe('Festival · Trailer Deep');
  expect(facts.url).toBe('/api/generations/gen_1/files/drop.mp3');
  expect(facts.output?.seconds).toBe(4);
  expect(measuredFacts(facts)).toContainEqual(['Integrated', '−12.0 LUFS']);
  expect(measuredFacts(facts)).toContainEqual(['Key', '8A (A minor)']);
});

it('a drop of an own recording says so', () => {
  const input = { script: 'DJ Nova', source: { kind: 'take', takeId: 'tak_1' } };
  expect(factsOf({ ...generation, input }).line).toBe('Festival · Trailer Deep · Own voice');
});

it('what cannot be read any more is left out, and nothing breaks', () => {
  const facts = factsOf({ ...generation, input: null, output: { seconds: 'long' }, files: [] });
  expect(facts).toEqual({ url: null, input: null, output: null, line: '' });
  expect(measuredFacts(facts)).toEqual([]);
});

it('a short drop is as loud as its loudest moment', () => {
  expect(loudnessOf({ ...report, measuredBy: 'momentary' })).toBe(-9.5);
  expect(loudnessOf(report)).toBe(-12.04);
});
