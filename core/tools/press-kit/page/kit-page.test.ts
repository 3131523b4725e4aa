import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { pageOf, told, wrongIn } from '../../../../tests/support/kit-pages.ts';
import { anyKit, NOVA } from '../../../../tests/support/press-kits.ts';
import { type PressKit, THEMES, type ThemeId } from '../kit.ts';
import { pressKitSchema } from '../kit-schema.ts';

const PHOTO = 'data:image/jpeg;base64,AAAA';
const RUNS = Number(process.env.KITS ?? 25);

it('any kit is a valid page that loses none of its words, and asks for nothing from elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(anyKit, async (kit) => {
      const text = pageOf(kit, PHOTO);
      expect(await wrongIn(text)).toEqual([]);
      const { document } = parseHTML(text);
      const read = document.body.textContent ?? '';
      for (const each of told(kit)) expect(read).toContain(each);
      expect(document.querySelectorAll('script, iframe, object, embed, form, link, [style]')).toHaveLength(0);
      for (const element of document.querySelectorAll('[src]'))
        expect(element.getAttribute('src')).toMatch(/^data:image\//);
      expect(text.match(/url\((?!data:)/g)).toBeNull();
      expect(document.querySelectorAll('img:not([width], [alt])')).toHaveLength(0);
    }),
    { numRuns: RUNS },
  );
});

it('what is written into a field stays text', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const kit: PressKit = {
    ...NOVA,
    ...{ artistName: evil, tagline: evil, city: evil, genres: [evil] },
    bio: { short: evil, medium: evil, long: evil },
    photos: NOVA.photos.map((photo) => ({ ...photo, shows: evil, credit: evil })),
    quotes: [{ text: evil, source: evil, link: 'https://a.example/?"><script>' }],
    contacts: [{ role: 'press', name: evil, email: 'a"b@c.example', phone: evil }],
  };
  const { document } = parseHTML(pageOf(kit, PHOTO));
  expect(document.querySelectorAll('script, img[onerror]')).toHaveLength(0);
  expect(document.querySelectorAll('img')).toHaveLength(4);
  expect(document.querySelector('h1')?.textContent).toBe(evil);
});

it('a part with nothing in it is not there, nor is a way to it', () => {
  const { document } = parseHTML(pageOf({ ...NOVA, quotes: [], dates: [], recordings: [], photos: [] }));
  const jumps = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(jumps).toEqual(['#bio', '#contact', '#facts', '#highlights', '#releases', '#rider']);
  for (const jump of jumps) expect(document.querySelector(jump ?? '')).not.toBeNull();
});

it('nights that were stand below those to come', () => {
  const dates = [
    { date: '2026-11-20', venue: 'Kabelwerk', city: 'Dresden' },
    // Still going on, somewhere.
    { date: '2026-11-24', venue: 'Halle 14', city: 'Berlin' },
    { date: '2026-11-28', venue: 'Club Żuraw', city: 'Gdańsk' },
  ];
  const { document } = parseHTML(pageOf({ ...NOVA, dates }));
  const [next, past] = [...document.querySelectorAll('.dates')].map(({ textContent }) => textContent);
  expect(next).toMatch(/^Tue 24 Nov 2026Halle 14.*Sat 28 Nov 2026Club Żuraw/);
  expect(past).toContain('Fri 20 Nov 2026Kabelwerk');
});

it('each theme has its own ground, and paper is for reading under an accent', () => {
  const groundsOf = (theme: ThemeId): string[] => {
    const kit = { ...NOVA, look: { ...NOVA.look, theme } };
    return [...pageOf(kit).matchAll(/--ground:(#\w{6})/g)].map(([, ground = '']) => ground);
  };
  const [booth, paper, accent] = (Object.keys(THEMES) as ThemeId[]).map(groundsOf);
  expect(new Set(booth).size).toBe(1);
  expect(new Set(paper).size).toBe(1);
  expect(accent?.[0]).toBe(paper?.[0]);
  expect(accent?.[1]).not.toBe(paper?.[0]);
});

it('each face has the letters of whatever text it may set', () => {
  for (const kit of [
    { ...NOVA, contacts: [{ role: 'press' as const, name: 'Łukasz', email: 'a@b.example', phone: '' }] },
    { ...NOVA, quotes: [{ text: 'Żółć', source: '', link: 'https://www.mixmag.example/nova' }] },
  ]) {
    const stacks = /--heading:([^;]*);--text:([^;]*);--strong:([^}]*)\}/.exec(pageOf(kit)) ?? [];
    const [, heading, text, strong] = stacks;
    expect(heading).toMatch(/^"league-gothic-latin-400-normal","league-gothic-latin-ext-400-normal"/);
    expect(text).toMatch(/^"inter-latin-400-normal","inter-latin-ext-400-normal"/);
    expect(strong).toMatch(/^"inter-latin-600-normal","inter-latin-ext-600-normal"/);
  }
  const bare = pageOf({ ...pressKitSchema.parse({ artistName: 'NOVA' }), contacts: NOVA.contacts });
  expect(bare).toContain('@font-face{font-family:"league-gothic-latin-400-normal"');
});

it('a number is dialled as it is meant, and what is none is text', () => {
  const dialled = (phone: string): string | null => {
    const contacts = [{ role: 'booking' as const, name: '', email: '', phone }];
    const { document } = parseHTML(pageOf({ ...NOVA, contacts }));
    expect(document.querySelector('.contacts')?.textContent).toContain(phone);
    return document.querySelector('.contacts a')?.getAttribute('href') ?? null;
  };
  expect(dialled('+49 (0)30 5550-142')).toBe('tel:+49305550142');
  expect(dialled('(030) 5550.142')).toBe('tel:0305550142');
  for (const words of ['on request', '+49 30 111222 / +49 171 222333', '030 123456 ext. 5', '٠٣٠ ٥٥٥']) {
    expect(dialled(words), words).toBeNull();
  }
});

it('a quote without a source is said to be where its link leads', () => {
  const quotes = [{ text: 'Żółć', source: '', link: 'https://www.mixmag.example/nova' }];
  const { document } = parseHTML(pageOf({ ...NOVA, quotes }));
  expect(document.querySelector('figcaption')?.textContent).toBe('mixmag.example');
});

it('is told where its newest version is', () => {
  const { document } = parseHTML(pageOf(NOVA, null, { pageUrl: 'https://deckhand.example/epk/nova' }));
  expect(document.querySelector('footer a')?.getAttribute('href')).toBe('https://deckhand.example/epk/nova');
});
