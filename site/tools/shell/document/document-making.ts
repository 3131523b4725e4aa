import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { showToast } from '#site/lib/toast.store.ts';
import type { ToastMessage } from '#site/ui/Toast.tsx';
import { type GenerationStore, generationStore } from '../generation.store.ts';
import { type OpenedStore, openedStore } from '../opened.store.ts';
import { runKey } from '../run-key.ts';
import type { DocumentDesk, OpenDraft } from './document-desk.store.ts';
import type { SavedDrafts } from './saved-drafts.ts';
import type { StudioFacts } from './studio-facts.ts';

/** After this long without an answer a run counts as lost: the same key finds it again. In milliseconds. */
const PATIENCE_MS = 60_000;

/** A document that is to be made, and the draft that it was written in. */
export interface DocumentRun<Content> {
  draftId: string;
  content: Content;
}

export interface DocumentMaking<Content extends object> {
  /** What is being made, or was made, of the document on the desk. */
  made: OpenedStore;
  run: GenerationStore<DocumentRun<Content>>;
  /** Whether the files of what was made are being made again. */
  $isUpdating: ReadableAtom<boolean>;
  /** Saves the document as the newest version and makes its files again; true once that is done. */
  update(generation: Generation, content: Content, words?: UpdateWords): Promise<boolean>;
  /**
   * Makes the document on the desk: for credits the first time, and as a new version of the same work after that. `whole` is
   * all of it as it is to be made; null where something stands in the way, which `whole` has said.
   */
  make(whole: () => Content | null): Promise<void>;
  /** Writes on a draft that lies on the desk no more: what it waited for came later. */
  writeOnSaved(id: string, write: (content: Content) => Written<Content>): Promise<void>;
}

/** What is said once the files are made again. */
type UpdateWords = Pick<ToastMessage, 'title' | 'action'>;

type Written<Content> = Partial<Pick<OpenDraft<Content>, 'content' | 'generationId'>>;

interface MakingParts<Content> {
  desk: DocumentDesk<Content>;
  drafts: SavedDrafts<Content>;
  isSafe(): Promise<boolean>;
}

/** How a document is made of a draft, and made again. */
export function documentMaking<Content extends object>(
  { tool, editsOf, mayUpdate }: StudioFacts<Content>,
  { desk, drafts, isSafe }: MakingParts<Content>,
): DocumentMaking<Content> {
  const thing = tool.makes.noun;
  const $isUpdating = atom(false);
  const made = openedStore({ tool: tool.id, load: (id) => call('generation', { params: { id } }) });

  const run = generationStore<DocumentRun<Content>>({
    send: ({ content }, key) =>
      call('generate', {
        params: { tool: tool.id },
        headers: { 'idempotency-key': key },
        body: content,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    key: runKey(tool.id, tabMemory, () => crypto.randomUUID()),
    onDone({ generation, credits }, { draftId }) {
      void tie(draftId, generation).then(() => refresh('drafts'));
      putData('credits', credits);
      refresh('generatedContent', 'activity', 'ledger', 'journey');
      refreshSession();
    },
  });

  /** Ties what was made to its draft, wherever that is by now. Where that fails, the library still opens it. */
  async function tie(draftId: string, generation: Generation): Promise<void> {
    if (desk.$draft.get()?.id === draftId) {
      desk.link(generation.id);
      made.show(generation);
      await desk.save();
      return;
    }
    showToast({ tone: 'ok', title: `Your ${thing} is made`, text: "It's in your library." });
    await writeOnSaved(draftId, () => ({ generationId: generation.id })).catch(() => undefined);
  }

  async function writeOnSaved(id: string, write: (content: Content) => Written<Content>): Promise<void> {
    const { content, generationId, revision } = await drafts.read(id);
    await drafts.save(id, { content, generationId, ...write(content), revision });
  }

  async function update(
    generation: Generation,
    content: Content,
    { title, action }: UpdateWords = { title: 'Your files are up to date' },
  ): Promise<boolean> {
    $isUpdating.set(true);
    try {
      if (mayUpdate && !(await mayUpdate(generation))) return false;
      const saved = await call('updateGeneration', {
        params: { id: generation.id },
        body: { edits: editsOf(content), version: generation.version },
      });
      const now = made.$opened.get();
      // Another one may lie on the desk by now.
      if (now.state !== 'none' && now.id === saved.id) made.show(saved);
      refresh('generatedContent');
      const text = `Version ${saved.version}. It cost no credits.`;
      showToast({ tone: 'ok', title, text, ...(action && { action }) });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') void made.reload();
      const fields = error instanceof ApiError ? (error.details.fields ?? []) : [];
      showToast({
        tone: 'danger',
        title: "We couldn't update your files",
        text: fields[0] ? `${fields[0].reason}.` : problemOf(error),
      });
      return false;
    } finally {
      $isUpdating.set(false);
    }
  }

  return {
    made,
    run,
    $isUpdating,
    update,
    writeOnSaved,
    async make(whole) {
      const content = whole();
      if (!content || !(await isSafe())) return;
      const draft = desk.$draft.get();
      const now = made.$opened.get();
      if (now.state === 'ready') await update(now.generation, content);
      else if (draft) await run.start({ draftId: draft.id, content });
    },
  };
}
