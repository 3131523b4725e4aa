import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keptDrafts } from './kept-drafts.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const schema = z.object({ text: z.string(), since: z._default(z.string(), '') });
const kept = keptDrafts('note', schema);
const DRAFT = { id: 'drf_a', content: { text: 'A', since: '' }, generationId: null, revision: 3 };

describe('drafts that a tab keeps', () => {
  beforeEach(() => stored.clear());

  it('come back by their id until they are forgotten', () => {
    kept.keep('drf_a', DRAFT);
    kept.keep('drf_b', { ...DRAFT, id: 'drf_b' });
    expect(kept.get('drf_a')).toEqual(DRAFT);
    kept.keep('drf_a', null);
    expect(kept.get('drf_a')).toBeNull();
    kept.keep('drf_b', null);
    expect(stored.size).toBe(0);
  });

  it('have what an older page did not know, and are nothing where they can’t be read', () => {
    stored.set('note-draft', JSON.stringify({ drf_a: { ...DRAFT, content: { text: 'A' } } }));
    expect(kept.get('drf_a')).toEqual(DRAFT);
    for (const content of [null, 7, { text: 7 }, undefined]) {
      stored.set('note-draft', JSON.stringify({ drf_a: { ...DRAFT, content } }));
      expect(kept.get('drf_a')).toBeNull();
    }
  });
});
