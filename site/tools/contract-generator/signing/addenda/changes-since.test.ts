import { expect, it, vi } from 'vitest';
import type { Generation } from '#core/generation.ts';
import { LYON } from '../../../../../tests/support/contracts.ts';

const call = vi.fn();
vi.mock('#site/lib/api.ts', () => ({ call }));
vi.mock('../../studio.ts', () => ({ studio: { contentOf: ({ edits }: { edits: unknown }) => edits } }));
const { changesSince } = await import('./changes-since.ts');

const LATER = {
  ...LYON,
  times: { ...LYON.times, start: '23:00', end: '01:00' },
  wording: { recording: ['Nobody films.'] },
};
const made = { id: 'gen_1', version: 3, edits: LATER } as unknown as Generation;
const { signal } = new AbortController();
const since = (contractVersion: number, paragraphs: readonly string[] = []) =>
  changesSince(made, { contractVersion, paragraphs }, signal);

it('says what was changed since the version that was signed, but what an addendum says already', async () => {
  call.mockResolvedValue({
    versions: [
      { version: 3, edits: LATER },
      { version: 2, edits: LYON },
    ],
  });
  const lines = (await since(2)).split('\n');
  expect(lines).toHaveLength(2);
  const [time = '', clause] = lines;
  expect(time).toMatch(/^Set time: 23:00 – 01:00 .*, in place of: 22:00 – 00:00/);
  expect(clause).toMatch(/^Clause 17, “Recording and streaming”, reads: Nobody films\.$/);
  expect(await since(2, [time])).toBe(clause);
  expect(await since(3)).toBe('');
});

it('says nothing where the signed version is not listed any more', async () => {
  call.mockResolvedValue({ versions: [{ version: 3, edits: LATER }] });
  expect(await since(1)).toBe('');
});
