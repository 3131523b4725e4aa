import { ApiError } from '#core/errors.ts';
import { FORMER_SLUGS, type PressKitPage, pressKitPath, slugsLike } from '#core/press-kit-page.ts';
import { placePage, selectPage, selectTakenSlugs } from '#db/queries/press-kit-pages.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

type PublishDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

const pageView = (
  { settings }: Pick<Deps, 'settings'>,
  { slug, isPublished }: { slug: string; isPublished: boolean },
): PressKitPage => ({
  ...{ slug, published: isPublished },
  url: new URL(pressKitPath(slug), settings.PUBLIC_URL).href,
});

/** The page of the account's made kit, null where it has none yet. Throws NOT_FOUND. */
export async function readPage(
  deps: PublishDeps,
  caller: Caller,
  generationId: string,
): Promise<{ page: PressKitPage | null }> {
  const { kits, pages } = await caller.ask((userId) => ({
    reads: selectPage(deps.db, { generationId, userId }),
  }));
  if (kits.length === 0) throw new ApiError('NOT_FOUND');
  const [page] = pages;
  return { page: page ? pageView(deps, page) : null };
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
      reads: { ...selectPage(deps.db, kit), taken: selectTakenSlugs(deps.db, others) },
    };
  });
  if (kits.length === 0) throw new ApiError('NOT_FOUND');
  const [page] = pages;
  if (page?.slug === slug) return { page: pageView(deps, page) };
  const free = others.find((other) => !taken.some((row) => row.slug === other));
  const reason = `This address is taken. ${free ? `Free: ${free}` : 'Choose another'}`;
  throw new ApiError('INVALID_INPUT', reason, { fields: [{ path: 'slug', reason }] });
}
