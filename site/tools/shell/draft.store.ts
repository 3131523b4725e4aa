import { atom, type ReadableAtom } from 'nanostores';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';

/** What a person is filling in. It outlives a reload, a failure and the way to sign-in and back. */
export interface DraftStore<Draft> {
  $draft: ReadableAtom<Draft>;
  /** Takes up what the tab kept. Called once the page is alive: prerendered HTML shows the blank form. */
  restore(): void;
  change(part: Partial<Draft>): void;
}

interface DraftParts<Draft> {
  tool: string;
  blank: Draft;
  /** The draft that a stored value stands for; what is unknown or broken becomes blank. */
  read: (stored: unknown) => Draft;
  memory: () => TabMemory;
}

export function draftStore<Draft extends object>(parts: DraftParts<Draft>): DraftStore<Draft> {
  const { tool, blank, read, memory } = parts;
  const place = `draft:${tool}`;
  const $draft = atom(blank);
  return {
    $draft,
    restore() {
      const stored = recall(memory, place);
      if (stored !== null) $draft.set(read(stored));
    },
    change(part) {
      $draft.set({ ...$draft.get(), ...part });
      remember(memory, place, $draft.get());
    },
  };
}
