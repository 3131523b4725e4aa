import { expect, it } from 'vitest';
import { SOCIAL_IDS } from '#core/profile.ts';
import { profileChangeSchema } from '#core/profile-schema.ts';
import { linkHint, linkOf } from './social-link.ts';

it.each([
  ['instagram', '@mara.volt', 'https://instagram.com/mara.volt'],
  ['instagram', 'www.instagram.com/maravolt', 'https://www.instagram.com/maravolt'],
  ['soundcloud', ' maravolt ', 'https://soundcloud.com/maravolt'],
  ['bandcamp', 'maravolt.bandcamp.com', 'https://maravolt.bandcamp.com'],
  ['bandcamp', 'maravolt', 'https://maravolt.bandcamp.com'],
  ['tiktok', '@maravolt', 'https://tiktok.com/@maravolt'],
  ['resident-advisor', 'ra.co/dj/maravolt', 'https://ra.co/dj/maravolt'],
  ['website', 'maravolt.com', 'https://maravolt.com'],
  ['website', 'http://maravolt.com/a', 'https://maravolt.com/a'],
] as const)('%s: %s becomes a whole address', (social, typed, link) => {
  expect(linkOf(social, typed)).toBe(link);
  expect(profileChangeSchema.safeParse({ socials: { [social]: link } }).success).toBe(true);
});

it.each([
  ['spotify', 'maravolt'],
  ['website', 'my website'],
  ['beatport', 'see my page'],
  ['instagram', ''],
] as const)('%s: what names no address stays as it was typed: %j', (social, typed) => {
  expect(linkOf(social, typed)).toBe(typed);
});

it.each(SOCIAL_IDS)('the hint of %s is an address that is taken', (social) => {
  expect(profileChangeSchema.safeParse({ socials: { [social]: linkHint(social) } }).success).toBe(true);
});
