import { atom, type ReadableAtom } from 'nanostores';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';
import { changed, newHistory, redone, settled, undone } from './draft-history.ts';
import { BLANK_DROP, type DropDraft } from './drop-draft.ts';

/** The drop that is being made, with a way back through its steps. */
export interface DropStore {
  $draft: ReadableAtom<DropDraft>;
  /** Whether there is a step to take back, or one to take again. */
  $steps: ReadableAtom<{ canUndo: boolean; canRedo: boolean }>;
  /**
   * Takes up what the tab kept, once the page is alive; what was changed by then counts more. What reads it loads only
   * where there is something to read.
   */
  restore(): Promise<void>;
  /**
   * Changes parts of the draft. What is typed or turned in one go is one step; a `control` that is named keeps its
   * step open until `settle`.
   */
  change(part: Partial<DropDraft>, control?: string): void;
  settle(): void;
  undo(): void;
  redo(): void;
}

interface DropParts {
  tool: string;
  memory: () => TabMemory;
  /** Milliseconds. */
  now: () => number;
}

export function dropStore({ tool, memory, now }: DropParts): DropStore {
  const place = `draft:${tool}`;
  const $draft = atom(BLANK_DROP);
  let history = newHistory(BLANK_DROP);
  const $steps = atom({ canUndo: false, canRedo: false });

  function take(next: typeof history): void {
    const isMoved = next.now !== history.now;
    history = next;
    if (isMoved) {
      $draft.set(next.now);
      remember(memory, place, next.now);
    }
    const steps = { canUndo: next.past.length > 0, canRedo: next.future.length > 0 };
    const shown = $steps.get();
    if (steps.canUndo !== shown.canUndo || steps.canRedo !== shown.canRedo) $steps.set(steps);
  }

  function change(part: Partial<DropDraft>, control?: string): void {
    take(changed(history, { ...history.now, ...part }, { at: now(), control }));
  }

  return {
    $draft,
    $steps,
    async restore() {
      const stored = recall(memory, place);
      if (stored === null) return;
      const { draftOf } = await import('./read-draft.ts');
      const newer = changesOf(history.now);
      history = newHistory(draftOf(stored));
      $draft.set(history.now);
      $steps.set({ canUndo: false, canRedo: false });
      change(newer);
    },
    change,
    settle: () => take(settled(history)),
    undo: () => take(undone(history)),
    redo: () => take(redone(history)),
  };
}

/** The parts of a draft that somebody gave another value than the blank one has. */
const changesOf = (draft: DropDraft): Partial<DropDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([part, value]) => value !== BLANK_DROP[part as keyof DropDraft]),
  );
