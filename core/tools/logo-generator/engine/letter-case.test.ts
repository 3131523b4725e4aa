import { describe, expect, it } from 'vitest';
import { capitals, titleCase } from './letter-case.ts';

describe('letter case', () => {
  it('capitals keep the accents of Latin and lose those of Greek', () => {
    expect(capitals('Amélie Żółw')).toBe('AMÉLIE ŻÓŁW');
    expect(capitals('Ήλιος')).toBe('ΗΛΙΟΣ');
    expect(capitals('Straße')).toBe('STRASSE');
  });

  it('does not follow a Turkish or other locale', () => {
    expect(capitals('istanbul')).toBe('ISTANBUL');
  });

  it('title case leaves DJ and MC alone', () => {
    expect(titleCase('dj NOVA sound')).toBe('DJ Nova Sound');
  });
});
