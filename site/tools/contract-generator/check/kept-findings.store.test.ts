import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $kept, forgetFinding, keepFinding, keyOf, restoreKept } from './kept-findings.store.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const LATE = keyOf({ id: 'paid-before', path: 'balance.due', text: 'It says Mon 21 Dec 2026.' });

describe('findings that are meant', () => {
  beforeEach(() => {
    stored.clear();
    restoreKept();
  });

  it('are remembered by contract, and come back when they are asked for again', () => {
    keepFinding('drf_a', LATE);
    keepFinding('drf_a', LATE);
    keepFinding('drf_b', 'other');
    $kept.set({});
    restoreKept();
    expect($kept.get()).toEqual({ drf_a: [LATE], drf_b: ['other'] });
    forgetFinding('drf_a', LATE);
    expect($kept.get()).toEqual({ drf_b: ['other'] });
    forgetFinding('drf_b', 'other');
    expect(stored.size).toBe(0);
  });

  it('are known by what they say: another date is another finding', () => {
    expect(LATE).not.toBe(
      keyOf({ id: 'paid-before', path: 'balance.due', text: 'It says Tue 22 Dec 2026.' }),
    );
  });

  it('are forgotten of contracts that were looked at long ago', () => {
    for (let index = 0; index < 60; index += 1) keepFinding(`drf_${index}`, LATE);
    expect(Object.keys($kept.get())).toHaveLength(50);
    const { drf_59: newest, drf_9: oldest } = $kept.get();
    expect(newest).toEqual([LATE]);
    expect(oldest).toBeUndefined();
  });

  it.each(['7', '[]', '{"a":7}', '{"a":[7]}', 'nonsense'])('begin anew where %s is stored', (value) => {
    stored.set('deckhand.contract-kept', value);
    restoreKept();
    expect(Object.values($kept.get()).flat()).toEqual([]);
  });
});
