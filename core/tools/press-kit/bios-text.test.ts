import { expect, it } from 'vitest';
import { NOVA } from '../../../tests/support/press-kits.ts';
import { biosText } from './bios-text.ts';

it('the bios are text to copy from, by their length', () => {
  const text = biosText({ ...NOVA, bio: { ...NOVA.bio, long: '' } });
  expect(text.split('\r\n').slice(0, 5)).toEqual([
    'DJ NOVA',
    '',
    'Short bio, 14 words',
    '',
    'DJ NOVA plays techno and hard groove from Berlin. She has played since 2014.',
  ]);
  expect(text).toContain('Medium bio');
  expect(text).not.toContain('Long bio');
  expect(text.endsWith('Free to reprint. Please credit the photos.\r\n')).toBe(true);
  expect(biosText({ ...NOVA, bio: { short: '', medium: '', long: '' } })).toContain('No bio yet.');
});
