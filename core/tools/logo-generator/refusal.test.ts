import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';
import { refusalOf } from './refusal.ts';

const refusal = (name: string, tagline = '') => refusalOf(logoBriefSchema.parse({ name, tagline }));

describe('the refusal of a brief', () => {
  it.each([
    'DJ NOVA',
    'ß',
    'Żółw',
    'Ωmega',
    'Луна',
    '火',
    '서울',
    'نور',
    'ﻧﻮﺭ',
    'דיג׳יי',
    'ดีเจ',
    'डीजे',
    '小龙',
    'q\u0303',
  ])('lets %s pass, as name and as tagline', (text) => {
    expect(refusal(text)).toBeNull();
    expect(refusal('NOVA', text)).toBeNull();
  });

  it('says what cannot be drawn, and where it stands', () => {
    expect(refusal('DJ 🔥')).toMatchObject({ path: 'name', reason: "Emoji can't be drawn in a logo: 🔥" });
    expect(refusal('NOVA', 'தி')).toMatchObject({
      path: 'tagline',
      reason: expect.stringContaining(': த ◌ி.'),
    });
    expect(refusal('த', '🔥')).toMatchObject({ path: 'name' });
  });

  it.each([
    ['DJ ❤️', ': ❤'],
    ['DJ 👍🏽', ': 👍'],
    ['DJ ☠️', ': ☠'],
    ['DJ 🏴‍☠️', ': 🏴 ☠'],
    ['DJ 🇩🇪', ''],
    ['DJ 1️⃣', ''],
  ])('says of %j that emoji are not drawn, and names those that stand alone', (name, shown) => {
    expect(refusal(name)).toMatchObject({ path: 'name', reason: `Emoji can't be drawn in a logo${shown}` });
  });

  it.each(['\uFDFA', '\uFDFB', '\uFDFD', '\uFDFC'])(
    'counts the ligature %s as a symbol, not as letters',
    (sign) => {
      expect(refusal(`A${sign}`)).toMatchObject({
        path: 'name',
        reason: expect.stringContaining(`: ${sign}.`),
      });
    },
  );

  it('shows an accent without a letter on a dotted circle', () => {
    expect(refusal('A', '\u0301')).toMatchObject({
      path: 'tagline',
      reason: expect.stringContaining(': ◌\u0301.'),
    });
    expect(refusal('\u0308A')).toMatchObject({ reason: expect.stringContaining(': ◌\u0308.') });
    expect(refusal('A \u0308B')).not.toBeNull();
  });

  it('knows letters whose capitals no typeface draws', () => {
    expect(refusal('ﬃ')).toMatchObject({ path: 'name' });
  });
});
