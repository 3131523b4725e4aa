/** What the picture of a shared page says. */
export interface Card {
  title: string;
  /** Beside the name of the product: what kind of page this is. */
  section: string;
  /** Below the rule. */
  text: string;
  /** Words by which something that Deckhand made is chosen to stand beside the title. */
  about: string;
}

/** Shown for screens of an account, which have no picture of their own. */
export const DECKHAND: Card = {
  title: 'The crew behind the DJ',
  section: '',
  text: 'Logo, voice, press kit, paperwork and the money, under one name.',
  about: 'logo',
};

const SECTIONS: readonly [RegExp, string][] = [
  [/^\/og\/blog\/./, 'Blog'],
  [/^\/og\/help\/./, 'Guide'],
  [/^\/og\/tools\/./, 'Free tool'],
];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const plain = (html: string): string =>
  html
    .replaceAll(/<br\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

const meta = (html: string, name: string): string =>
  plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/**
 * The picture that a built page asks for: its path below the site, and what it says, taken from the page itself. Null where
 * the page has a picture that nobody has to draw.
 */
export function cardOf(html: string): { path: string; card: Card } | null {
  const path = URL.parse(meta(html, 'og:image'))?.pathname ?? '';
  if (!path.startsWith('/og/')) return null;
  const name = meta(html, 'og:title').replace(/: Deckhand$/, '');
  const headings = [...html.matchAll(/<h1\b([^>]*)>([\s\S]*?)<\/h1>/g)];
  // Who follows a shared link is a visitor, mostly.
  const heading =
    headings.find(([, attributes]) => attributes?.includes('data-for="visitor"')) ?? headings[0];
  const title = plain(heading?.[2] ?? '') || name;
  const section =
    SECTIONS.find(([paths]) => paths.test(path))?.[1] ??
    (name === title || name.includes('Deckhand') ? '' : name);
  const facts = ['twitter:data1', 'twitter:data2'].map((fact) => meta(html, fact)).filter(Boolean);
  return {
    path,
    card: {
      title,
      section,
      text: facts.join(' · ') || meta(html, 'og:description'),
      about: path === '/og/landing.png' ? DECKHAND.about : [title, ...facts].join(' '),
    },
  };
}
