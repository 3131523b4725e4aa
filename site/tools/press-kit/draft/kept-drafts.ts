import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import type { OpenDraft } from './draft.store.ts';

const KEPT = 'press-kit-draft';

const all = (): Record<string, unknown> => (recall(tabMemory, KEPT) as Record<string, unknown> | null) ?? {};

const isDraft = (value: unknown): value is OpenDraft =>
  typeof (value as OpenDraft | null)?.revision === 'number' && typeof (value as OpenDraft).kit === 'object';

/** What this tab wrote of a kit and could not save yet, or null. */
export function keptDraft(id: string): OpenDraft | null {
  const { [id]: draft } = all();
  return isDraft(draft) ? draft : null;
}

/** Keeps a kit in the tab until it is saved; null forgets it. */
export function keepDraft(id: string, draft: OpenDraft | null): void {
  const { [id]: _, ...others } = all();
  const kept = draft ? { ...others, [id]: draft } : others;
  remember(tabMemory, KEPT, Object.keys(kept).length > 0 ? kept : null);
}
