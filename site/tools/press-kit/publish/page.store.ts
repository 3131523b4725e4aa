import { atom } from 'nanostores';
import type { PressKitPage } from '#core/press-kit-page.ts';
import { call } from '#site/lib/api.ts';

/** What is known of the page of the made kit `of`; null before that is asked. */
type PageState = { of: string } & (
  | { state: 'loading' }
  | { state: 'ready'; page: PressKitPage | null }
  | { state: 'failed'; error: unknown }
);
export const $page = atom<PageState | null>(null);

/** Asks for the page of a made kit, unless it is known. */
export async function openPage(of: string): Promise<void> {
  const now = $page.get();
  if (now?.of === of && now.state !== 'failed') return;
  const loading: PageState = { of, state: 'loading' };
  $page.set(loading);
  const answer = await call('pressKitPage', { params: { id: of } }).then(
    ({ page }): PageState => ({ of, state: 'ready', page }),
    (error: unknown): PageState => ({ of, state: 'failed', error }),
  );
  // Another kit may lie on the desk by now.
  if ($page.get() === loading) $page.set(answer);
}

/** Publishes the kit there, moves its page, or takes it back. Throws what the API refuses it with. */
export async function savePage(
  of: string,
  body: { slug: string; published: boolean },
): Promise<PressKitPage> {
  const { page } = await call('publishPressKit', { params: { id: of }, body });
  if ($page.get()?.of === of) $page.set({ of, state: 'ready', page });
  return page;
}
