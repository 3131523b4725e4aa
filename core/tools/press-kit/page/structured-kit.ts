import { datesAround, mainBio, socialRows } from '../kit-words.ts';
import type { HostedPage } from './hosted-page.ts';

/** The act as search engines read it, with the nights to come. schema.org/MusicGroup, which a solo artist is as well */
export function musicGroup({ kit, pageUrl, shareImage, madeAt }: HostedPage): Record<string, unknown> {
  const { artistName, genres, city, since, tagline } = kit;
  const { next } = datesAround(kit, madeAt);
  const links = [...socialRows(kit).map(({ link }) => link), ...kit.recordings.map(({ link }) => link)];
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    name: artistName,
    url: pageUrl,
    ...((tagline || mainBio(kit)) && { description: tagline || mainBio(kit) }),
    ...(genres.length > 0 && { genre: genres }),
    ...(shareImage && { image: shareImage.url }),
    ...(city && { foundingLocation: { '@type': 'Place', name: city } }),
    ...(since && { foundingDate: since }),
    ...(links.length > 0 && { sameAs: [...new Set(links)] }),
    ...(next.length > 0 && {
      event: next.map(({ date, venue, city: where }) => ({
        '@type': 'MusicEvent',
        name: `${artistName} at ${venue}`,
        startDate: date,
        location: { '@type': 'Place', name: venue, ...(where && { address: where }) },
      })),
    }),
  };
}
