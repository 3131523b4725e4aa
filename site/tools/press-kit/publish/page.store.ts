import { atom, computed } from 'nanostores';
import type { API } from '#core/api.ts';
import type { ReplyOf } from '#core/endpoint.ts';
import { ApiError } from '#core/errors.ts';
import type { RecipientLink, SavedRecipientLink } from '#core/press-kit-link.ts';
import type { PressKitPage } from '#core/press-kit-page.ts';
import { call } from '#site/lib/api.ts';
import { made } from '../studio.ts';

/** The page of a made kit, what was read of it lately, and what was asked for there. */
export type KnownPage = ReplyOf<typeof API.pressKitPage>;

/** What is known of the page of the made kit `of`; null before that is asked. */
type PageState = { of: string } & (
  | { state: 'loading' }
  | ({ state: 'ready' } & KnownPage)
  | { state: 'failed'; error: unknown }
);
export const $page = atom<PageState | null>(null);

/** Where the kit on the desk is published, or null. */
export const $pageUrl = computed([$page, made.$opened], (known, opened) => {
  const isOnDesk = known?.state === 'ready' && opened.state === 'ready' && opened.id === known.of;
  return isOnDesk && known.page?.published ? known.page.url : null;
});

/** Asks for the page of a made kit, unless it is known. */
export async function openPage(of: string): Promise<void> {
  const now = $page.get();
  if (now?.of === of && now.state !== 'failed') return;
  const loading: PageState = { of, state: 'loading' };
  $page.set(loading);
  const answer = await call('pressKitPage', { params: { id: of } }).then(
    (known): PageState => ({ of, state: 'ready', ...known }),
    (error: unknown): PageState => ({ of, state: 'failed', error }),
  );
  // Another kit may lie on the desk by now.
  if ($page.get() === loading) $page.set(answer);
}

/** Asks again, in silence: somebody may have read or written meanwhile. */
export async function refreshPage(): Promise<void> {
  const now = $page.get();
  if (now?.state !== 'ready') return;
  const known = await call('pressKitPage', { params: { id: now.of } }).catch(() => null);
  if (known && $page.get() === now) $page.set({ of: now.of, state: 'ready', ...known });
}

/** Publishes the kit there, moves its page, or takes it back. Throws what the API refuses it with. */
export async function savePage(
  of: string,
  body: { slug: string; published: boolean },
): Promise<PressKitPage> {
  const { page } = await call('publishPressKit', { params: { id: of }, body });
  const now = $page.get();
  if (now?.of === of && now.state === 'ready') $page.set({ ...now, page });
  // Links lead to the address that the page has now; another kit's links, reads and requests may have come with it.
  void refreshPage();
  return page;
}

const setLinks = (of: string, change: (links: readonly RecipientLink[]) => RecipientLink[]): void => {
  const now = $page.get();
  if (now?.of === of && now.state === 'ready') $page.set({ ...now, links: change(now.links) });
};

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';

/** What is done to a link. Each throws what the API refuses it with. */
export const linksOf = (of: string) => {
  const put = (link: RecipientLink): RecipientLink => {
    setLinks(of, (links) => links.map((each) => (each.id === link.id ? link : each)));
    return link;
  };
  return {
    async add(body: SavedRecipientLink): Promise<RecipientLink> {
      const { link } = await call('addRecipientLink', { params: { id: of }, body });
      setLinks(of, (links) => [link, ...links]);
      return link;
    },
    async save({ id }: { id: string }, body: SavedRecipientLink) {
      return put((await call('saveRecipientLink', { params: { id }, body })).link);
    },
    async revoke({ id }: { id: string }, revoked: boolean) {
      return put((await call('revokeRecipientLink', { params: { id }, body: { revoked } })).link);
    },
    async renew({ id }: { id: string }, body: SavedRecipientLink) {
      return put((await call('renewRecipientLink', { params: { id }, body })).link);
    },
    async remove({ id }: { id: string }): Promise<void> {
      await call('deleteRecipientLink', { params: { id } }).catch((error: unknown) => {
        // Deleted in another window already.
        if (!isGone(error)) throw error;
      });
      setLinks(of, (links) => links.filter((each) => each.id !== id));
    },
  };
};
