import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#core/user.ts';
import { actionEntries } from './palette-actions.ts';
import { type ReadingEntry, readingEntries, screenEntries, TRACKER_ENTRIES } from './palette-entries.ts';
import { rankEntries } from './rank-entries.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: { theme: 'dark' } } }));
afterEach(() => vi.unstubAllGlobals());

const reading = (folder: string, kind: ReadingEntry['kind']): ReadingEntry[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(`content/${folder}/${name}`, 'utf8');
      const title = /^(?:title|question): ['"]?(.*?)['"]?$/m.exec(text)?.[1] ?? '';
      return { title, href: `/${folder}/${name}`, kind };
    });
const READING = readingEntries([
  ...reading('guides', 'Guide'),
  ...reading('faq', 'Question'),
  ...reading('blog', 'Article'),
]);

/** Labels in the order in which an account, or a visitor, sees them. */
function found(query: string, isSignedIn = true): string[] {
  const user = isSignedIn ? ({ role: 'user', subscriptionStatus: 'free' } as User) : null;
  const tracker = isSignedIn ? TRACKER_ENTRIES : [];
  const entries = [
    ...actionEntries({ isSignedIn, isDashboard: false }),
    ...[...screenEntries(user), ...tracker, ...READING],
  ];
  return rankEntries(query, entries, []).flatMap(({ hits }) => hits.map(({ entry }) => entry.label));
}

describe('of all there is to find, the first', () => {
  it.each([
    ['logo', 'Logo Creator'],
    ['logos', 'Logo Creator'],
    ['log', 'Logo Creator'],
    ['lgcr', 'Logo Creator'],
    ['drop', 'Voice Drop Generator'],
    ['drops', 'Voice Drop Generator'],
    ['vdg', 'Voice Drop Generator'],
    ['press', 'Press Kit Builder'],
    ['contract', 'Contract Generator'],
    ['agreement', 'Contract Generator'],
    ['gig', 'Gig Tracker'],
    ['gigs', 'Gig Tracker'],
    ['bookings', 'Gig Tracker'],
    ['tracker', 'Gig Tracker'],
    ['add gig', 'Add a gig'],
    ['new gig', 'Add a gig'],
    ['gig calendar', 'Gig calendar'],
    ['calendar', 'Gig calendar'],
    ['address book', 'Address book'],
    ['venues', 'Address book'],
    ['help', 'User Guide'],
    ['faq', 'FAQ'],
    ['support', 'Contact Support'],
    ['email', 'Profile'],
    ['profile', 'Profile'],
    ['price', 'Pricing'],
    ['upgrade', 'Upgrade to Pro'],
    ['brand', 'Brand kit'],
    ['journey', 'Journey'],
    ['theme', 'Switch to light'],
    ['dark', 'Switch to light'],
    ['light', 'Switch to light'],
    ['tour', 'Take the tour'],
    ['cue', 'Ask Cue'],
    ['logout', 'Logout'],
    ['log out', 'Logout'],
    ['Sign  Out', 'Logout'],
    ['ledger', 'Credits & plan'],
    ['invoices', 'Credits & plan'],
  ])('for %j is %j', (query, label) => {
    expect(found(query)[0]).toBe(label);
  });

  it.each([
    ['sign', 'Sign In'],
    ['login', 'Sign In'],
    ['help', 'Help and FAQ'],
    ['price', 'Pricing'],
  ])('for %j of a visitor is %j', (query, label) => {
    expect(found(query, false)[0]).toBe(label);
  });

  it.each(['chat', 'dj assistant', 'advice'])('for %j is Cue', (query) => {
    expect(found(query)[0]).toBe('Ask Cue');
  });

  it('is nothing that is not open yet', () => {
    for (const query of ['Refer & Earn', 'Admin Dashboard']) expect(found(query)).not.toContain(query);
  });
});

describe('Logout', () => {
  it.each(['l', 'lo', 'log', 'logo', 'o', 'out', 'sign', 'ogout', 'lgt', 'leave'])(
    'is not first for %j',
    (query) => expect(found(query)[0]).not.toBe('Logout'),
  );

  it.each(['logou', 'logout', 'log o', 'sign o', 'sign out'])('is first for %j', (query) => {
    expect(found(query)[0]).toBe('Logout');
  });

  it('is not first because it was chosen last', () => {
    const entries = actionEntries({ isSignedIn: true, isDashboard: false });
    expect(rankEntries('', entries, ['logout']).map(({ group }) => group)).toEqual(['Actions']);
    expect(rankEntries('', entries, ['logout'])[0]?.hits.at(-1)?.entry.label).toBe('Logout');
  });

  it('is still to be seen for log', () => {
    expect(found('log')).toContain('Logout');
  });
});
