import { describe, expect, it } from 'vitest';
import { dateLabel, libraryLink } from './library.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('the date label of a library item', () => {
  it.each([
    [hoursAgo(0), 'Today'],
    [hoursAgo(24), 'Today'],
    [hoursAgo(24.1), 'Yesterday'],
    [hoursAgo(48), 'Yesterday'],
    [hoursAgo(49), '3 days ago'],
    [hoursAgo(7 * 24), '7 days ago'],
    [hoursAgo(7 * 24 + 1), 'Nov 14'],
    [null, 'Recently'],
    ['not a date', 'Recently'],
  ])('of %s is %s', (createdAt, label) => {
    expect(dateLabel(createdAt, now)).toBe(label);
  });
});

describe('the library link', () => {
  it('opens an item by its id', () => {
    expect(libraryLink({ type: 'logo', id: 'gen_1' })).toBe('/logo-generator?view=gen_1');
    expect(libraryLink({ type: 'voice-tag', id: 'a&b' })).toBe('/voice-drops?view=a%26b');
  });

  it('sends any other type to /tools', () => {
    expect(libraryLink({ type: 'photo', id: 'gen_1' })).toBe('/tools');
  });
});
