import { expect, it } from 'vitest';
import { momentWords } from './moment-words.ts';

it('says when it was as its reader’s clock has it', () => {
  const now = new Date('2026-11-26T22:30:00Z');
  const words = (iso: string, zone = 'Europe/Warsaw') => momentWords(iso, now, zone);
  expect(words('2026-11-26T20:14:00Z')).toBe('Today 21:14');
  expect(words('2026-11-25T23:05:00Z')).toBe('Today 00:05');
  expect(words('2026-11-25T22:05:00Z')).toBe('25 Nov, 23:05');
  expect(words('2026-11-25T23:05:00Z', 'UTC')).toBe('25 Nov, 23:05');
  expect(words('2025-11-26T20:14:00Z')).toBe('26 Nov 2025, 21:14');
});
