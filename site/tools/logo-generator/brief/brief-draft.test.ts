import { expect, it } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { BLANK_DRAFT, type BriefDraft, briefOf, sameBrief, sameWords } from './brief-draft.ts';

const NOVA: BriefDraft = { ...BLANK_DRAFT, name: ' DJ NOVA ', genre: 'techno' };
const COLOURS = { bg: '#101010', fg: '#ffffff ', a: '#FF9E14', b: '#6BFF7C' };

const FULL: BriefDraft = {
  ...NOVA,
  tagline: 'Berlin',
  mood: 'raw',
  palettes: ['acid', 'mono'],
  symbols: ['star', 'moon'],
  layout: 'stacked',
  avoid: ['script', 'light-grounds'],
  like: {
    archetype: 'badge',
    font: 'anton',
    palette: 'acid',
    symbol: 'star',
    locks: ['font'],
    from: { number: 5, label: 'Badge' },
  },
  seed: 13817,
  tried: [1, 13817],
};

it('sends nothing where any will do', () => {
  expect(briefOf(NOVA)).toEqual({ name: 'DJ NOVA', tagline: '', genre: 'techno', seed: 1 });
});

it('sends what was chosen, and not where it was seen nor which seeds were tried', () => {
  expect(briefOf(FULL)).toEqual({
    name: 'DJ NOVA',
    tagline: 'Berlin',
    genre: 'techno',
    mood: 'raw',
    palettes: ['acid', 'mono'],
    symbols: ['star', 'moon'],
    layout: 'stacked',
    avoid: ['script', 'light-grounds'],
    like: { archetype: 'badge', font: 'anton', palette: 'acid', symbol: 'star', locks: ['font'] },
    seed: 13817,
  });
});

it('is a brief that the server takes as it is', () => {
  for (const draft of [NOVA, FULL, { ...FULL, usesOwnColours: true, colours: COLOURS }])
    expect(logoBriefSchema.parse(briefOf(draft))).toEqual(briefOf(draft));
});

it('sends own colours in place of palettes, and only while they are in use', () => {
  const own = { ...FULL, usesOwnColours: true, colours: COLOURS };
  expect(briefOf(own)).toMatchObject({ colours: { bg: '#101010', fg: '#FFFFFF' } });
  expect(briefOf(own)).not.toHaveProperty('palettes');
  expect(briefOf({ ...own, usesOwnColours: false })).toMatchObject({ palettes: ['acid', 'mono'] });
  expect(briefOf({ ...own, usesOwnColours: false })).not.toHaveProperty('colours');
});

it('knows a brief that would draw the same again', () => {
  expect(sameBrief(NOVA, { ...NOVA, name: 'DJ NOVA', tried: [7] })).toBe(true);
  expect(sameBrief(NOVA, { ...NOVA, seed: 2 })).toBe(false);
  expect(sameWords(NOVA, { ...NOVA, seed: 2 })).toBe(true);
  expect(sameWords(NOVA, { ...NOVA, mood: 'dark' })).toBe(false);
  expect(sameWords(FULL, { ...FULL, like: null })).toBe(false);
});
