import { describe, expect, it } from 'vitest';
import { type Entry, type HitGroup, rankEntries } from './rank-entries.ts';

const entry = (group: Entry['group'], label: string, more: Partial<Entry> = {}): Entry => ({
  id: label,
  label,
  group,
  icon: 'page',
  href: `/${label}`,
  ...more,
});
const ENTRIES = [
  entry('Tools', 'Logo Creator'),
  entry('Tools', 'Voice Drop Generator', { words: 'tag jingle' }),
  entry('Pages', 'Profile', { words: 'password' }),
  entry('Library', 'DJ NOVA, logo'),
  ...Array.from({ length: 20 }, (_, at) => entry('Library', `Night ${at}`)),
];
const shown = (groups: readonly HitGroup[]) =>
  groups.map(({ group, hits }) => [group, hits.map(({ entry: { label } }) => label)]);

describe('the palette', () => {
  it('shows recent choices first, and each thing once', () => {
    const groups = rankEntries(' ', ENTRIES, ['Profile', 'gone']);
    expect(shown(groups).slice(0, 2)).toEqual([
      ['Recent', ['Profile']],
      ['Tools', ['Logo Creator', 'Voice Drop Generator']],
    ]);
    expect(groups.map(({ group }) => group)).not.toContain('Pages');
  });

  it('shows the newest six of the library before anybody has typed, and eight that match', () => {
    const library = (query: string) =>
      rankEntries(query, ENTRIES, []).find(({ group }) => group === 'Library')?.hits.length;
    expect(library('')).toBe(6);
    expect(library('night')).toBe(8);
  });

  it('puts the group of the best match first', () => {
    expect(shown(rankEntries('logo', ENTRIES, []))).toEqual([
      ['Tools', ['Logo Creator']],
      ['Library', ['DJ NOVA, logo']],
    ]);
    expect(shown(rankEntries('nova', ENTRIES, []))[0]).toEqual(['Library', ['DJ NOVA, logo']]);
  });

  it.each(['jingle', 'Jing', 'voice jingle'])('finds by the beginnings of other words: %s', (query) => {
    expect(rankEntries(query, ENTRIES, [])).toEqual([
      { group: 'Tools', hits: [{ entry: ENTRIES[1], marks: [] }] },
    ]);
  });

  it('finds nothing by scattered letters of other words', () => {
    expect(rankEntries('jgl', ENTRIES, [])).toEqual([]);
  });

  it('shows nothing for what nobody has', () => {
    expect(rankEntries('qqqq', ENTRIES, ['Profile'])).toEqual([]);
  });
});
