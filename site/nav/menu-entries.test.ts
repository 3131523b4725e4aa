import { expect, it } from 'vitest';
import { ACCOUNT_MENU, AI_TOOLS, opensLater, VISITOR_GRID } from './menu-entries.ts';

const lines = (entries: readonly { label: string; href: string }[]) =>
  entries.map(({ label, href }) => `${label} ${href}`);

it('the menu of an account has every entry of the spec, in its order', () => {
  expect(ACCOUNT_MENU.map(({ title, entries }) => [title, ...lines(entries)])).toEqual([
    [undefined, 'Dashboard /dashboard'],
    [
      'AI DJ Tools',
      'Voice Drop Generator /voice-drops',
      'Logo Creator /logo-generator',
      'Press Kit Builder /press-kit',
    ],
    [
      'Business Tools',
      'Contract Generator /contract-generator',
      'Gig Tracker /gig-tracker',
      'DJ Assistant /dj-assistant',
    ],
    ['Account', 'Profile /profile', 'Refer & Earn /referral', 'Upgrade to Pro /upgrade'],
    ['Help & Support', 'User Guide /help', 'FAQ /faq', 'Contact Support /support'],
    ['Admin', 'Admin Dashboard /admin', 'Analytics Dashboard /admin-analytics'],
  ]);
  expect(ACCOUNT_MENU[0]?.entries[0]?.subtitle).toBe('Your DJ command center');
});

it('the upgrade and the admin section are for some accounts only', () => {
  expect(ACCOUNT_MENU.filter(({ only }) => only).map(({ title }) => title)).toEqual(['Admin']);
  const some = ACCOUNT_MENU.flatMap(({ entries }) => entries).filter(({ only }) => only);
  expect(some.map(({ label, only }) => [label, only])).toEqual([['Upgrade to Pro', 'upgradable']]);
});

it('the menu of a visitor lists the AI DJ tools and the pages to read', () => {
  expect(AI_TOOLS).toHaveLength(3);
  expect(lines(VISITOR_GRID)).toEqual([
    'DJ Blog /blog',
    'Pricing /pricing',
    'Help and FAQ /help',
    'Contact /contact',
  ]);
});

it('what cannot be used yet says so; Cue can, on the dashboard', () => {
  const later = ACCOUNT_MENU.flatMap(({ entries }) => entries).filter(opensLater);
  expect(later.map(({ label }) => label)).toEqual([
    ...['Refer & Earn', 'Admin Dashboard', 'Analytics Dashboard'],
  ]);
});
