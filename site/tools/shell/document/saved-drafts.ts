import type { Draft, DraftRow } from '#core/drafts.ts';
import { ApiError } from '#core/errors.ts';
import { call } from '#site/lib/api.ts';
import { type Query, refresh } from '#site/lib/query.ts';
import type { OpenDraft } from './document-desk.store.ts';
import { draftsOf } from './drafts.store.ts';

/** A draft as the server has it. */
export type SavedDraft<Content> = OpenDraft<Content> & Pick<Draft, 'updatedAt'>;

/** The drafts of a tool on the server. What fails throws ApiError, or what the network throws. */
export interface SavedDrafts<Content> {
  $drafts: Query<'drafts'>;
  /** Those that are known already, else those that there are. */
  list(): Promise<readonly DraftRow[]>;
  /** Those that there are now. */
  listNow(): Promise<readonly DraftRow[]>;
  read(id: string): Promise<SavedDraft<Content>>;
  add(content: Content, generationId: string | null): Promise<SavedDraft<Content>>;
  save(
    id: string,
    body: Omit<OpenDraft<Content>, 'id'>,
  ): Promise<Pick<SavedDraft<Content>, 'revision' | 'updatedAt'>>;
  /** Deletes one; one that another window has deleted already is as good. */
  remove(id: string): Promise<void>;
}

export function savedDrafts<Content>(
  tool: string,
  titleOf: (content: Content) => string,
): SavedDrafts<Content> {
  const $drafts = draftsOf(tool);
  const listNow = async () => (await call('drafts', { params: { tool } })).drafts;
  return {
    $drafts,
    list: async () => $drafts.get().data?.drafts ?? listNow(),
    async listNow() {
      refresh('drafts');
      return listNow();
    },
    async read(id) {
      const { draft } = await call('draft', { params: { tool, id } });
      return draft as SavedDraft<Content>;
    },
    async add(content, generationId) {
      const { draft } = await call('addDraft', { params: { tool }, body: { content, generationId } });
      refresh('drafts');
      return draft as SavedDraft<Content>;
    },
    async save(id, body) {
      const saved = await call('saveDraft', { params: { tool, id }, body });
      const listed = $drafts.get().data?.drafts.find((row) => row.id === id);
      if (listed && listed.title !== titleOf(body.content)) refresh('drafts');
      return saved;
    },
    async remove(id) {
      await call('deleteDraft', { params: { tool, id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      });
    },
  };
}
