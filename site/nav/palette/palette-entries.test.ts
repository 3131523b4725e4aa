import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#core/catalogue.ts';
import type { LibraryItem } from '#core/library.ts';
import { isLater } from '#core/screens.ts';
import type { User } from '#core/user.ts';
import { ACCOUNT_MENU } from '../menu-entries.ts';
import { libraryEntries, readingEntries, screenEntries } from './palette-entries.ts';

const user = (more: Partial<User> = {}) => ({ role: 'user', subscriptionStatus: 'free', ...more }) as User;
const hrefs = (of: User | null) => screenEntries(of).map(({ href }) => href);
const ADMIN = ['/admin', '/admin-analytics'];

describe('the palette of an account', () => {
  it('reaches every tool and every page of its menu that is open', () => {
    const menu = ACCOUNT_MENU.flatMap(({ entries }) => entries.map(({ href }) => href));
    expect(hrefs(user({ role: 'admin' }))).toEqual(
      expect.arrayContaining(menu.filter((href) => !isLater(href))),
    );
    const open = CATALOGUE.filter(({ path, opens }) => path === opens);
    expect(hrefs(user())).toEqual(expect.arrayContaining(open.map(({ path }) => path)));
    expect(hrefs(user())).toEqual(
      expect.arrayContaining(['/credits', '/journey', '/brand-kit', '/tools', '/blog']),
    );
  });

  it('has what the menu would not show neither', () => {
    for (const path of ADMIN) expect(hrefs(user())).not.toContain(path);
    expect(hrefs(user()).filter((href) => href && isLater(href))).toEqual([]);
  });

  it.each([user(), user({ role: 'admin' }), null])('has every place once', (who) => {
    expect(new Set(hrefs(who)).size).toBe(hrefs(who).length);
  });
});

it('a visitor finds the tools and the pages that anybody may read', () => {
  expect(hrefs(null)).toEqual(expect.arrayContaining(['/logo-generator', '/pricing', '/help', '/tools']));
  for (const path of ['/profile', '/credits', '/journey', '/upgrade', ...ADMIN])
    expect(hrefs(null)).not.toContain(path);
});

it('a thing of the library says what it is, and since when it is there', () => {
  const item = {
    id: 'gen_1',
    type: 'voice-tag',
    title: 'Nova in the house',
    createdAt: '2026-11-19T08:00:00Z',
  } as LibraryItem;
  expect(libraryEntries([item], new Date('2026-11-19T20:00:00Z'))[0]).toMatchObject({
    label: 'Nova in the house',
    note: 'Voice drop, Today',
    href: '/voice-drops?view=gen_1',
  });
});

it('guides, questions and articles are told apart', () => {
  const [guide, article] = readingEntries([
    { title: 'Credits', href: '/help/credits', kind: 'Guide' },
    { title: 'A drop', href: '/blog/a-drop', kind: 'Article' },
  ]);
  expect([guide?.icon, article?.icon]).toEqual(['guide', 'article']);
});
