import { atom, type ReadableAtom } from 'nanostores';
import { type DraftStore, draftStore } from '../shell/draft.store.ts';
import type { TabMemory } from '../shell/tab-memory.ts';
import { changed, newHistory, redone, settled, undone } from './draft-history.ts';
import { BLANK_DROP, type DropDraft, draftOf } from './drop-draft.ts';

/** The drop that is being made, with a way back through its steps. */
export interface DropStore extends DraftStore<DropDraft> {
  /** Whether there is a step to take back, or one to take again. */
  $steps: ReadableAtom<{ canUndo: boolean; canRedo: boolean }>;
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
  const kept = draftStore({ tool, blank: BLANK_DROP, read: draftOf, memory });
  let history = newHistory(kept.$draft.get());
  const $steps = atom({ canUndo: false, canRedo: false });

  function take(next: typeof history): void {
    const isMoved = next.now !== history.now;
    history = next;
    if (isMoved) kept.change(next.now);
    const steps = { canUndo: next.past.length > 0, canRedo: next.future.length > 0 };
    const shown = $steps.get();
    if (steps.canUndo !== shown.canUndo || steps.canRedo !== shown.canRedo) $steps.set(steps);
  }

  return {
    $draft: kept.$draft,
    $steps,
    restore() {
      kept.restore();
      history = newHistory(kept.$draft.get());
      $steps.set({ canUndo: false, canRedo: false });
    },
    change: (part, control) => take(changed(history, { ...history.now, ...part }, { at: now(), control })),
    settle: () => take(settled(history)),
    undo: () => take(undone(history)),
    redo: () => take(redone(history)),
  };
}
