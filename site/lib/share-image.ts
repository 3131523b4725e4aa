export interface ShareImage {
  /** Path or address. */
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** The picture of a shared page, which the build draws from that page: site/build/share-images.ts. */
export function shareImage(canonical: URL, title: string): ShareImage {
  const path = canonical.pathname === '/' ? '/landing' : canonical.pathname;
  return { src: `/og${path}.png`, alt: title, width: 1200, height: 630 };
}

/** The picture of every page that has none of its own: screens of an account. */
export const DECKHAND_IMAGE: ShareImage = {
  src: '/og/deckhand.png',
  alt: 'Deckhand: the crew behind the DJ',
  width: 1200,
  height: 630,
};
