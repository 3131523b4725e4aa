import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLater, LATER_SCREENS, SCREENS } from '#core/screens.ts';
import type { User } from '#core/user.ts';
import { pageEntries, type ReadingEntry, readingEntries } from '../palette/palette-entries.ts';
import type { Entry } from '../palette/rank-entries.ts';
import { closestPage, findPages } from './closest-page.ts';

const READING: ReadingEntry[] = [
  ...globSync('content/guides/*.{md,mdx}').map((file) => reading(file, '/help', 'Guide')),
  ...globSync('content/blog/*.mdx').map((file) => reading(file, '/blog', 'Article')),
];

function reading(file: string, section: string, kind: ReadingEntry['kind']): ReadingEntry {
  const title = /^title: ['"]?(.*?)['"]?$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return { title, kind, href: `${section}/${file.replace(/^.*\/|\.mdx?$/g, '')}` };
}

const ACCOUNT = { role: 'user', subscriptionStatus: 'free' } as User;
const ofAccount = [...pageEntries(ACCOUNT), ...readingEntries(READING)];
const ofVisitor = [...pageEntries(null), ...readingEntries(READING)];
const closest = (path: string, entries = ofAccount) => closestPage(path, entries)?.href ?? null;

describe('the closest page to a mistyped address', () => {
  it.each([
    ['/logo-genrator', '/logo-generator'],
    ['/LogoGenerator', '/logo-generator'],
    ['/voice-dorps', '/voice-drops'],
    ['/contrat-generator', '/contract-generator'],
    ['/gig-traker', '/gig-tracker'],
    ['/gigtracker', '/gig-tracker'],
    ['/pricng', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/en/pricing', '/pricing'],
    ['/bolg', '/blog'],
    ['/jurney', '/journey'],
    ['/upgrades', '/upgrade'],
    ['/brandkit', '/brand-kit'],
    ['/help/credit', '/help/credits'],
    ['/help/no-such-guide', '/help'],
    ['/blog/the-fee-in-the-second-mail', '/blog/the-fee-is-in-the-second-mail'],
    ['/articles/twelve-logos', '/blog/twelve-logos'],
    ['/twelve-logos', '/blog/twelve-logos'],
  ])('of %s is %s', (path, page) => {
    expect(closest(path)).toBe(page);
  });

  it.each([
    ['/logos', '/logo-generator'],
    ['/logo-maker', '/logo-generator'],
    ['/contracts', '/contract-generator'],
    ['/gigs', '/gig-tracker'],
    ['/prices', '/pricing'],
    ['/plans', '/credits'],
    ['/billing', '/credits'],
    ['/settings', '/profile'],
    ['/account', '/profile'],
    ['/home', '/dashboard'],
    ['/library', '/tools'],
    ['/guides', '/help'],
    ['/tos', '/terms'],
    ['/privacy-policy', '/privacy'],
    ['/set-times', '/tools/set-time-planner'],
  ])('an address that others use, %s, means %s', (path, page) => {
    expect(closest(path)).toBe(page);
  });

  it.each(['/login', '/sign-in', '/register', '/account'])('%s of a visitor means Sign In', (path) => {
    expect(closest(path, ofVisitor)).toBe('/signin');
  });

  it('/plans of a visitor means the prices', () => {
    expect(closest('/plans', ofVisitor)).toBe('/pricing');
  });

  it.each(['/dashbord', '/dashboard2', '/home'])('%s of a visitor means the dashboard', (path) => {
    expect(closest(path, ofVisitor)).toBe('/dashboard');
  });

  it('/trial of a visitor means Pricing', () => {
    expect(closest('/trial', ofVisitor)).toBe('/pricing');
  });

  it.each(['/login', '/register', '/log-in', '/signout'])(
    '%s means nothing to who is here already',
    (path) => {
      expect(closest(path)).toBeNull();
    },
  );

  it.each([
    '/nope',
    '/no/such-page',
    '/asdfghjkl',
    '/a',
    '/',
    '//',
    '/.env',
    '/%00',
    '/😀',
    '/the',
    '/tax',
    '/logout',
    '/log-out',
  ])('there is none for %s', (path) => {
    expect(closest(path)).toBeNull();
  });
});

describe('a screen that is not open yet', () => {
  const addresses = LATER_SCREENS.flatMap((path) => [path, ...SCREENS[path]]);

  it.each([...addresses, '/refferals', '/adminanalytics', '/admin.php'])(
    'is never offered, nor is another one in its place: %s',
    (path) => {
      expect(closest(path)).toBeNull();
      const offered = findPages(path, ofAccount).map(({ entry }) => entry.href ?? '');
      expect(offered.filter(isLater)).toEqual([]);
    },
  );
});

describe('what fits words', () => {
  const labels = (query: string) => findPages(query, ofAccount).map(({ entry }) => entry.label);

  it('begins with what can be used, before what can be read', () => {
    expect(labels('logo')[0]).toBe('Logo Creator');
    expect(labels('logo')).toEqual(expect.arrayContaining(['The logo editor', 'Which logo file goes where']));
  });

  it('holds things of the library by their titles', () => {
    const mine: Entry = {
      id: 'gen_1',
      label: 'Nova in the house',
      group: 'Library',
      icon: '',
      href: '/tools',
    };
    expect(findPages('nova huose', [...ofAccount, mine])[0]?.entry).toBe(mine);
  });

  it('is nothing where nothing was asked', () => {
    expect([labels(''), labels(' / '), labels('the')]).toEqual([[], [], []]);
  });
});

const pages = ofAccount.filter(({ href = '' }) => /^\/[^?#]{6,}$/.test(href));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

it('one slip of the finger in the address of any page still finds the page', () => {
  const slip = fc.record({ page: fc.constantFrom(...pages), at: fc.nat(), letter, kind: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(slip, ({ page, at, letter, kind }) => {
      const letters = Array.from(page.href ?? '');
      const places = letters.flatMap((one, place) => (/[a-z]/.test(one) ? [place] : []));
      const place = places[at % places.length] ?? 1;
      if (kind === 0) letters.splice(place, 1);
      else if (kind === 1) letters.splice(place, 0, letter);
      else if (kind === 2) letters[place] = letter;
      else letters.splice(place, 2, ...letters.slice(place, place + 2).reverse());
      expect(closest(letters.join(''))).toBe(page.href);
    }),
  );
});

it('whatever is asked, what is found is one of the pages that there are, the best first', () => {
  const asked = fc.oneof(fc.webPath(), fc.string({ unit: 'binary', maxLength: 120 }));
  fc.assert(
    fc.property(asked, (path) => {
      const found = findPages(path, ofVisitor);
      expect(ofVisitor).toEqual(expect.arrayContaining(found.map(({ entry }) => entry)));
      const fits = found.map(({ fit }) => fit);
      expect(fits).toEqual(fits.toSorted((a, b) => b - a));
      const page = closestPage(path, ofVisitor);
      expect(page === null || page === found[0]?.entry).toBe(true);
    }),
  );
});
