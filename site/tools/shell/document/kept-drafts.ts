import type * as z from 'zod/mini';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import type { OpenDraft } from './document-desk.store.ts';

/** What this tab wrote and could not save yet, by the id of its draft. */
export interface KeptDrafts<Content> {
  get(id: string): OpenDraft<Content> | null;
  /** Keeps a draft in the tab until it is saved; null forgets it. */
  keep(id: string, draft: OpenDraft<Content> | null): void;
}

/** What is kept was written by an older version of the page, perhaps: what the schema refuses counts as nothing. */
export function keptDrafts<Content>(tool: string, schema: z.ZodMiniType<Content>): KeptDrafts<Content> {
  const place = `${tool}-draft`;
  const all = () => (recall(tabMemory, place) as Record<string, unknown> | null) ?? {};
  const isDraft = (value: unknown): value is OpenDraft<unknown> =>
    typeof (value as OpenDraft<unknown> | null)?.revision === 'number';
  return {
    get(id) {
      const { [id]: draft } = all();
      if (!isDraft(draft)) return null;
      const { data } = schema.safeParse(draft.content);
      return data === undefined ? null : { ...draft, content: data };
    },
    keep(id, draft) {
      const { [id]: _, ...others } = all();
      const kept = draft ? { ...others, [id]: draft } : others;
      remember(tabMemory, place, Object.keys(kept).length > 0 ? kept : null);
    },
  };
}
