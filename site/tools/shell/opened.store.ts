import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';

/** The saved generation that `?view={id}` names. spec §2 */
export type Opened =
  | { state: 'none' }
  | { state: 'loading'; id: string }
  | { state: 'ready'; id: string; generation: Generation }
  /** It does not exist, belongs to another account, or was made by another tool: the same to who asks. */
  | { state: 'missing'; id: string }
  | { state: 'failed'; id: string; error: unknown };

export interface OpenedStore {
  $opened: ReadableAtom<Opened>;
  /** Opens by id; null closes. One that is open already stays as it is, and one that failed is asked for again. */
  open(id: string | null): Promise<void>;
  /** Asks for the open one again, whatever its state. */
  reload(): Promise<void>;
  /** Asks for the one that is shown again, and shows it until there is an answer; without one it stays. */
  refresh(): Promise<void>;
  /** Shows a generation that is at hand: just made, or just changed. */
  show(generation: Generation): void;
}

interface OpenedParts {
  tool: string;
  load: (id: string) => Promise<Generation>;
}

export function openedStore({ tool, load }: OpenedParts): OpenedStore {
  const $opened = atom<Opened>({ state: 'none' });

  async function ask(id: string): Promise<void> {
    const loading: Opened = { state: 'loading', id };
    $opened.set(loading);
    const answer = await answerOf(id);
    // Another one may have been opened meanwhile.
    if ($opened.get() === loading) $opened.set(answer);
  }

  async function answerOf(id: string): Promise<Opened> {
    try {
      const generation = await load(id);
      const isWhole = generation.tool === tool && generation.status === 'done';
      return isWhole ? { state: 'ready', id, generation } : { state: 'missing', id };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return { state: 'missing', id };
      return { state: 'failed', id, error };
    }
  }

  return {
    $opened,
    async open(id) {
      const now = $opened.get();
      if (id === null) $opened.set({ state: 'none' });
      else if (now.state === 'none' || now.state === 'failed' || now.id !== id) await ask(id);
    },
    async reload() {
      const now = $opened.get();
      if (now.state !== 'none') await ask(now.id);
    },
    async refresh() {
      const now = $opened.get();
      if (now.state !== 'ready') return;
      const answer = await answerOf(now.id);
      // Another one may have been opened or saved meanwhile.
      if ($opened.get() === now && answer.state !== 'failed') $opened.set(answer);
    },
    show: (generation) => $opened.set({ state: 'ready', id: generation.id, generation }),
  };
}
