import type { API } from '#core/api.ts';
import { startOfUtcDay } from '#core/credits.ts';
import type { ReplyOf } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import {
  BOOKINGS_SHOWN,
  FORMER_SLUGS,
  type PressKitPage,
  pressKitPath,
  READ_DAYS,
  slugsLike,
} from '#core/press-kit-page.ts';
import { bookingOf, selectBookings } from '#db/queries/press-kit-bookings.ts';
import { selectLinks } from '#db/queries/press-kit-links.ts';
import { placePage, selectPage, selectTakenSlugs } from '#db/queries/press-kit-pages.ts';
import { selectReads } from '#db/queries/press-kit-reads.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { linkView } from './recipient-links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type PageReply = ReplyOf<typeof API.pressKitPage>;
type PublishDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

const pageView = (
  { settings }: Pick<Deps, 'settings'>,
  { slug, isPublished }: { slug: string; isPublished: boolean },
): PressKitPage => ({
  ...{ slug, published: isPublished },
  url: new URL(pressKitPath(slug), settings.PUBLIC_URL).href,
});

/** The page of the account's made kit, with what was read of it lately and what was asked for there. Throws NOT_FOUND. */
export async function readPage(deps: PublishDeps, caller: Caller, generationId: string): Promise<PageReply> {
  const since = startOfUtcDay(new Date(deps.now().getTime() - (READ_DAYS - 1) * DAY_MS));
  const { kits, pages, reads, requests, links } = await caller.ask((userId) => {
    const kit = { generationId, userId };
    return {
      reads: {
        ...selectPage(deps.db, kit),
        reads: selectReads(deps.db, kit, since),
        requests: selectBookings(deps.db, kit, BOOKINGS_SHOWN),
        links: selectLinks(deps.db, kit),
      },
    };
  });
  if (kits.length === 0) throw new ApiError('NOT_FOUND');
  const [page] = pages;
  return {
    page: page ? pageView(deps, page) : null,
    reads: reads as PageReply['reads'],
    requests: requests.map(bookingOf),
    links: links.map((link) => linkView(deps, link)),
  };
}

/**
 * Publishes the account's made kit at an address, moves it there, or takes it back. Throws NOT_FOUND, INVALID_INPUT with
 * an address that is free where this one is another's, or another kit of the account is published there.
 */
export async function publishKit(
  deps: PublishDeps,
  caller: Caller,
  { generationId, slug, published }: { generationId: string; slug: string; published: boolean },
): Promise<{ page: PressKitPage }> {
  const others = slugsLike(slug);
  const { kits, pages, taken } = await caller.ask((userId) => {
    const kit = { generationId, userId };
    const placed = { slug, isPublished: published, former: FORMER_SLUGS, now: deps.now() };
    return {
      writes: placePage(deps.db, { ...kit, ...placed }),
      reads: { ...selectPage(deps.db, kit), taken: selectTakenSlugs(deps.db, [slug, ...others], userId) },
    };
  });
  if (kits.length === 0) throw new ApiError('NOT_FOUND');
  const [page] = pages;
  if (page?.slug === slug) return { page: pageView(deps, page) };
  const free = others.find((other) => !taken.some((row) => row.slug === other));
  const isOwn = taken.some((row) => row.slug === slug && row.isOwn);
  const why = isOwn ? 'Another kit of yours is published there' : 'This address is taken';
  const reason = `${why}. ${free ? `Free: ${free}` : 'Choose another'}`;
  throw new ApiError('INVALID_INPUT', reason, { fields: [{ path: 'slug', reason }] });
}
