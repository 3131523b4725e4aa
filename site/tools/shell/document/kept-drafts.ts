import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import type { OpenDraft } from './document-desk.store.ts';

/** What this tab wrote and could not save yet, by the id of its draft. */
export interface KeptDrafts<Content> {
  get(id: string): OpenDraft<Content> | null;
  /** Keeps a draft in the tab until it is saved; null forgets it. */
  keep(id: string, draft: OpenDraft<Content> | null): void;
}

export function keptDrafts<Content>(tool: string): KeptDrafts<Content> {
  const place = `${tool}-draft`;
  const all = () => (recall(tabMemory, place) as Record<string, unknown> | null) ?? {};
  const isDraft = (value: unknown): value is OpenDraft<Content> =>
    typeof (value as OpenDraft<Content> | null)?.revision === 'number' &&
    typeof (value as OpenDraft<Content>).content === 'object';
  return {
    get(id) {
      const { [id]: draft } = all();
      return isDraft(draft) ? draft : null;
    },
    keep(id, draft) {
      const { [id]: _, ...others } = all();
      const kept = draft ? { ...others, [id]: draft } : others;
      remember(tabMemory, place, Object.keys(kept).length > 0 ? kept : null);
    },
  };
}
