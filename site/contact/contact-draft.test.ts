import { expect, it } from 'vitest';
import { recallDraft, rememberDraft } from './contact-draft.ts';

function memoryOf(kept: Record<string, string> = {}) {
  const memory = new Map(Object.entries(kept));
  return () => ({
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  });
}

it('a draft is there again until it is forgotten', () => {
  const memory = memoryOf();
  rememberDraft(memory, { name: 'Lena', message: 'Which file' });
  expect(recallDraft(memory)).toEqual({ name: 'Lena', message: 'Which file' });
  rememberDraft(memory, null);
  expect(recallDraft(memory)).toEqual({});
});

it.each(['not JSON', 'null', '"text"', '{"name":1}'])('%s that lies in its place is no draft', (kept) => {
  expect(recallDraft(memoryOf({ 'draft:contact': kept }))).toEqual({});
});
