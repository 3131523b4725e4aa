import { describe, expect, it } from 'vitest';
import { analyseName } from './analyse-name.ts';

describe('analyseName', () => {
  it.each([
    ['DJ NOVA', 'DJ', 'NOVA', 'N'],
    ['The Midnight Frequency Orchestra', 'The', 'Midnight Frequency Orchestra', 'MFO'],
    ['mc solaar', 'mc', 'solaar', 'S'],
    ['Kollektiv 909', '', 'Kollektiv 909', 'K9'],
    ['LL', '', 'LL', 'LL'],
    ['DJ', '', 'DJ', 'DJ'],
    ['DJ 火', 'DJ', '火', '火'],
    ['Театр', '', 'Театр', 'Т'],
    ['ærø & þór', '', 'ærø & þór', 'ÆÞ'],
    ['DJ !!!', '', 'DJ !!!', 'DJ'],
  ])('%s: prefix "%s", core "%s", initials "%s"', (name, prefix, core, initials) => {
    expect(analyseName(name)).toMatchObject({ prefix, core, initials });
  });

  it('knows Latin names from others, and letters that join up', () => {
    expect(analyseName('Żółw 7').isLatin).toBe(true);
    expect(analyseName('Луна').isLatin).toBe(false);
    expect(analyseName('نور')).toMatchObject({ isLatin: false, isJoined: true });
  });

  it.each([
    ['The Midnight Frequency Orchestra', false],
    ['A'.repeat(28), false],
    ['A'.repeat(29), true],
    ['ß'.repeat(15), true],
    ['夜'.repeat(9), false],
    ['夜'.repeat(10), true],
    ['ش'.repeat(15), true],
  ])('%s is intricate: %s', (name, expected) => {
    expect(analyseName(name).isIntricate).toBe(expected);
  });

  it('take the consonant of a Thai syllable, not the vowel that is written before it', () => {
    expect(analyseName('โนวา').initials).toBe('น');
    expect(analyseName('แสง เอก').initials).toBe('สอ');
  });
});
