import type { PagePart } from '#core/press-kit-page.ts';
import type { PressKit } from '../kit.ts';
import { factRows, mainBio } from '../kit-words.ts';

/** The parts that the page of a kit on the web has, in the order of the page. */
export function shownParts(kit: PressKit): PagePart[] {
  const isShown: Record<PagePart, boolean> = {
    bio: mainBio(kit) !== '' || kit.figures.length > 0,
    listen: kit.recordings.length > 0,
    dates: kit.dates.length > 0,
    book: true,
    facts: factRows(kit).length > 0,
    highlights: kit.highlights.length > 0,
    releases: kit.releases.length > 0,
    rider: kit.rider.length > 0,
    press: kit.quotes.length > 0,
    photos: kit.photos.length > 0,
    downloads: true,
  };
  return (Object.keys(isShown) as PagePart[]).filter((part) => isShown[part]);
}
