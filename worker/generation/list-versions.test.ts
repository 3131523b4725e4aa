import { expect, it } from 'vitest';
import type { Generator } from '../providers/ports.ts';
import { describeVersions } from './list-versions.ts';

const described: Generator = {
  generate: async () => ({ output: {}, files: [] }),
  engine: () => ({ name: 'Test', dataGoes: 'Nowhere' }),
  describe: ({ output, before, after, part }) => JSON.stringify([output, before, after, part ?? 'all']),
};
const { describe: _, ...plain } = described;
const generators = { described, plain };

const history = (tool: string, newest: number) => ({
  tool,
  title: 'NOVA',
  output: 'made',
  versions: Array.from({ length: newest }, (_, index) => {
    const version = newest - index;
    return { version, edits: version === 1 ? null : version, createdAt: new Date(version) };
  }),
});

it('each version is told from the one before it, and the first is as made', () => {
  expect(describeVersions({ generators }, history('described', 3))).toEqual([
    { version: 3, edits: 3, createdAt: '1970-01-01T00:00:00.003Z', text: '["made",2,3,"all"]' },
    { version: 2, edits: 2, createdAt: '1970-01-01T00:00:00.002Z', text: '["made",null,2,"all"]' },
    { version: 1, edits: null, createdAt: '1970-01-01T00:00:00.001Z', text: 'As made' },
  ]);
});

it('a part is asked for by its name', () => {
  const [newest] = describeVersions({ generators }, history('described', 2), 'concept-05');
  expect(newest?.text).toBe('["made",null,2,"concept-05"]');
});

it('a tool without words for its edits says that there was one', () => {
  expect(describeVersions({ generators }, history('plain', 2)).map(({ text }) => text)).toEqual([
    'Edited',
    'As made',
  ]);
});

it('of many the newest two hundred are listed, the last of them told from the one behind it', () => {
  // What the query gives: one more than is listed.
  const all = history('described', 240).versions.slice(0, 201);
  const listed = describeVersions({ generators }, { ...history('described', 1), versions: all });
  expect(listed.map(({ version }) => version)).toEqual(
    Array.from({ length: 200 }, (_, index) => 240 - index),
  );
  expect(listed.at(-1)?.text).toBe('["made",40,41,"all"]');
});
