import { expect, it } from 'vitest';
import { profileChangeSchema } from '#core/profile-schema.ts';
import { type ArtistDraft, type ArtistValues, changeOf, draftOf, tidied } from './artist-draft.ts';

const SAVED: ArtistValues = {
  firstName: 'Mara',
  artistName: 'Mara Volt',
  city: '',
  genres: ['Techno'],
  bioFacts: ['Born in Oslo', 'Plays vinyl'],
  socials: { soundcloud: 'https://soundcloud.com/mara', instagram: 'https://instagram.com/mara' },
  careerStage: null,
  timeZone: null,
  currency: 'EUR',
};
const edited = (change: Partial<ArtistDraft>): ArtistDraft => ({ ...draftOf(SAVED), ...change });

it('a draft that was only opened changes nothing, and neither do blanks around it', () => {
  expect(changeOf(SAVED, draftOf(SAVED))).toEqual({});
  const facts = [...draftOf(SAVED).bioFacts, { key: 9, text: '  ' }];
  expect(changeOf(SAVED, edited({ artistName: ' Mara Volt ', bioFacts: facts }))).toEqual({});
});

it('sends only what was changed', () => {
  expect(changeOf(SAVED, edited({ city: ' Berlin ', careerStage: 'gigging' }))).toEqual({
    city: 'Berlin',
    careerStage: 'gigging',
  });
});

it('the order of facts counts', () => {
  const bioFacts = draftOf(SAVED).bioFacts.toReversed();
  expect(changeOf(SAVED, edited({ bioFacts }))).toEqual({ bioFacts: ['Plays vinyl', 'Born in Oslo'] });
});

it('links are sent all together, whole, and without the empty ones', () => {
  const socials = { ...draftOf(SAVED).socials, soundcloud: '', mixcloud: '@mara' };
  const change = changeOf(SAVED, edited({ socials }));
  expect(change).toEqual({
    socials: { instagram: 'https://instagram.com/mara', mixcloud: 'https://mixcloud.com/mara' },
  });
  expect(profileChangeSchema.safeParse(change).success).toBe(true);
});

it('a time zone that is taken out is none', () => {
  expect(changeOf({ ...SAVED, timeZone: 'Europe/Berlin' }, edited({ timeZone: ' ' }))).toEqual({
    timeZone: null,
  });
});

it('a city is enough to name a time zone', () => {
  expect(changeOf(SAVED, edited({ timeZone: 'berlin' }))).toEqual({ timeZone: 'Europe/Berlin' });
});

it('tidying keeps each fact under its own name', () => {
  const bioFacts = [
    { key: 4, text: '' },
    { key: 2, text: ' Born in Oslo ' },
  ];
  expect(tidied(edited({ bioFacts })).bioFacts).toEqual([{ key: 2, text: 'Born in Oslo' }]);
});
