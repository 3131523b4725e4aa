import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { problemOf } from '#site/lib/problem-of.ts';

/** The finished drops of an account that a search finds, newest first, as far as they were asked for. */
export type DropList =
  | { state: 'loading'; words: string }
  | { state: 'failed'; words: string; error: unknown }
  | {
      state: 'ready';
      words: string;
      drops: readonly Generation[];
      /** Where the next page begins; null at the end. */
      next: string | null;
      more: 'none' | 'loading' | 'failed';
      /** The search goes on for other words; these drops still answer `words`. */
      isStale: boolean;
    };

interface Page {
  generations: readonly Generation[];
  next: string | null;
}

export interface DropListStore {
  $list: ReadableAtom<DropList>;
  /** Asks for the drops with these words in their title; empty asks for all. */
  search(words: string): Promise<void>;
  retry(): Promise<void>;
  showMore(): Promise<void>;
  /** Puts a drop at the top, or a changed one in its place. */
  put(drop: Generation): void;
  remove(id: string): void;
}

const isDone = ({ status }: Generation) => status === 'done';

export function dropListStore(load: (words: string, cursor: string | null) => Promise<Page>): DropListStore {
  const $list = atom<DropList>({ state: 'loading', words: '' });
  let asked = 0;

  async function search(words: string): Promise<void> {
    const mine = ++asked;
    const before = $list.get();
    $list.set(before.state === 'ready' ? { ...before, isStale: true } : { state: 'loading', words });
    const answer = await load(words, null).then(
      ({ generations, next }): DropList => ({
        ...{ state: 'ready', words, drops: generations.filter(isDone), next },
        ...{ more: 'none', isStale: false },
      }),
      (error: unknown): DropList => ({ state: 'failed', words, error }),
    );
    // Other words may have been asked for meanwhile.
    if (mine === asked) $list.set(answer);
  }

  return {
    $list,
    search,
    retry: () => search($list.get().words),
    async showMore() {
      const list = $list.get();
      if (list.state !== 'ready' || list.next === null || list.more === 'loading') return;
      const mine = asked;
      $list.set({ ...list, more: 'loading' });
      const page = await load(list.words, list.next).catch(() => null);
      const now = $list.get();
      if (mine !== asked || now.state !== 'ready') return;
      if (!page) return $list.set({ ...now, more: 'failed' });
      const known = new Set(now.drops.map(({ id }) => id));
      const fresh = page.generations.filter((drop) => isDone(drop) && !known.has(drop.id));
      $list.set({ ...now, drops: [...now.drops, ...fresh], next: page.next, more: 'none' });
    },
    put(drop) {
      const now = $list.get();
      if (now.state !== 'ready') return;
      const isKnown = now.drops.some(({ id }) => id === drop.id);
      const drops = isKnown
        ? now.drops.map((one) => (one.id === drop.id ? drop : one))
        : [drop, ...now.drops];
      $list.set({ ...now, drops });
    },
    remove(id) {
      const now = $list.get();
      if (now.state === 'ready') $list.set({ ...now, drops: now.drops.filter((drop) => drop.id !== id) });
    },
  };
}

/** Why something was not done, as one sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return 'It was deleted in another window.';
  return problemOf(error);
}
