import { expect, it } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { BLANK_DRAFT, briefOf, draftOf, nextSeed, refusalOf, sameBrief, sameWords } from './brief-draft.ts';

const NOVA = { ...BLANK_DRAFT, name: ' DJ NOVA ', genre: 'techno' as const };

it('sends no palettes where any will do', () => {
  expect(briefOf(NOVA)).toEqual({ name: 'DJ NOVA', tagline: '', genre: 'techno', seed: 1 });
  expect(briefOf({ ...NOVA, palettes: ['acid'] }).palettes).toEqual(['acid']);
});

it('is a brief that the server takes', () => {
  expect(logoBriefSchema.safeParse(briefOf({ ...NOVA, palettes: ['acid', 'mono'] })).success).toBe(true);
});

it('comes back as it was from what was kept', () => {
  const draft = { ...NOVA, tagline: 'Berlin', palettes: ['mono' as const], seed: 4 };
  expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it.each([null, 'nova', 7, [], { genre: 'polka', palettes: ['beige'], seed: -1, name: 9 }])(
  'is blank where what was kept is unknown: %j',
  (stored) => {
    expect(draftOf(stored)).toEqual(BLANK_DRAFT);
  },
);

it('knows a brief that would draw the same again', () => {
  expect(sameBrief(NOVA, { ...NOVA, name: 'DJ NOVA' })).toBe(true);
  expect(sameBrief(NOVA, { ...NOVA, seed: 2 })).toBe(false);
  expect(sameWords(NOVA, { ...NOVA, seed: 2 })).toBe(true);
  expect(sameWords(NOVA, { ...NOVA, genre: 'house' })).toBe(false);
});

it('starts the seeds anew after the last', () => {
  expect(nextSeed(1)).toBe(2);
  expect(nextSeed(2 ** 31 - 1)).toBe(0);
});

it('says why a name cannot be drawn before anything is sent', () => {
  expect(refusalOf(BLANK_DRAFT)).toEqual({ name: 'A name is needed', tagline: null });
  expect(refusalOf({ ...NOVA, name: '!!!', tagline: 'x'.repeat(61) })).toEqual({
    name: 'A name needs at least one letter or digit',
    tagline: 'A tagline may have at most 60 characters',
  });
  expect(refusalOf(NOVA)).toEqual({ name: null, tagline: null });
});
