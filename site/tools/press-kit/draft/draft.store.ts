import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { PressKitDraft } from '#core/press-kit-draft.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';

/** The kit on the desk. One that was never saved has no id yet. */
export interface OpenDraft {
  id: string | null;
  kit: PressKit;
  generationId: string | null;
  revision: number;
}

export type Saving =
  | { state: 'blank' }
  | { state: 'saved'; at: Date }
  | { state: 'unsaved' }
  | { state: 'saving' }
  /** It is kept in this tab and tried again. */
  | { state: 'failed'; error: unknown }
  /** Another tab or device saved something else since. */
  | { state: 'conflict' };

export interface KitDesk {
  $draft: ReadableAtom<OpenDraft | null>;
  $saving: ReadableAtom<Saving>;
  /** Puts a saved kit on the desk, or one that is still to be saved. */
  open(draft: OpenDraft, savedAt?: Date): void;
  /** Changes the kit, and saves it a moment later. */
  change(part: Partial<PressKit> | ((kit: PressKit) => Partial<PressKit>)): void;
  /** Ties the draft to the kit that was made of it. */
  link(generationId: string): void;
  /** Saves now what is not saved yet; true where all of it is saved then. */
  save(): Promise<boolean>;
  /** Takes the kit off the desk: nothing of it is to be saved. */
  clear(): void;
  /** Overwrites what another tab has saved. */
  overwrite(revision: number): Promise<boolean>;
}

interface DeskParts {
  add(body: Pick<OpenDraft, 'kit' | 'generationId'>): Promise<PressKitDraft>;
  put(
    id: string,
    body: Pick<OpenDraft, 'kit' | 'generationId' | 'revision'>,
  ): Promise<{ revision: number; updatedAt: string }>;
  /** Keeps in the tab what the server has not; null once it has. */
  keep(draft: OpenDraft | null): void;
  later(work: () => void, ms: number): () => void;
}

/** After the last key, and after a save that failed, in milliseconds. */
const CALM_MS = 900;
const RETRY_MS = 6000;

/** The kit that is written on, saved as it is written. */
export function kitDesk({ add, put, keep, later }: DeskParts): KitDesk {
  const $draft = atom<OpenDraft | null>(null);
  const $saving = atom<Saving>({ state: 'blank' });
  let waiting: (() => void) | null = null;
  let underWay: Promise<boolean> | null = null;

  function saveLater(ms: number): void {
    waiting?.();
    waiting = later(() => {
      waiting = null;
      void save();
    }, ms);
  }

  function touch(next: OpenDraft): void {
    $draft.set(next);
    keep(next);
    if ($saving.get().state === 'conflict') return;
    $saving.set({ state: 'unsaved' });
    saveLater(CALM_MS);
  }

  async function send(sent: OpenDraft): Promise<boolean> {
    $saving.set({ state: 'saving' });
    try {
      const { kit, generationId, revision } = sent;
      const saved =
        sent.id === null
          ? await add({ kit, generationId })
          : { id: sent.id, ...(await put(sent.id, { kit, generationId, revision })) };
      const now = $draft.get();
      // Another kit may lie on the desk by now.
      if (!now || (sent.id !== null && now.id !== sent.id) || (sent.id === null && now.id !== null))
        return true;
      const isWhole = now.kit === sent.kit && now.generationId === sent.generationId;
      const next = { ...now, id: saved.id, revision: saved.revision };
      $draft.set(next);
      keep(isWhole ? null : next);
      $saving.set(isWhole ? { state: 'saved', at: new Date(saved.updatedAt) } : { state: 'unsaved' });
      return isWhole;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'CONFLICT' && sent.id !== null;
      $saving.set(isConflict ? { state: 'conflict' } : { state: 'failed', error });
      const willHelp = !(error instanceof ApiError) || error.status >= 500 || error.code === 'RATE_LIMITED';
      if (willHelp && !waiting) saveLater(RETRY_MS);
      return false;
    }
  }

  async function save(): Promise<boolean> {
    waiting?.();
    waiting = null;
    while (underWay) await underWay;
    const { state } = $saving.get();
    const draft = $draft.get();
    if (!draft || state === 'saved' || state === 'blank' || state === 'conflict') return state !== 'conflict';
    underWay = send(draft).finally(() => {
      underWay = null;
    });
    const isWhole = await underWay;
    return isWhole || ($saving.get().state === 'unsaved' ? save() : false);
  }

  return {
    $draft,
    $saving,
    open(draft, savedAt) {
      waiting?.();
      waiting = null;
      $draft.set(draft);
      $saving.set(savedAt ? { state: 'saved', at: savedAt } : { state: 'blank' });
    },
    change(part) {
      const draft = $draft.get();
      if (!draft) return;
      touch({ ...draft, kit: { ...draft.kit, ...(typeof part === 'function' ? part(draft.kit) : part) } });
    },
    link(generationId) {
      const draft = $draft.get();
      if (draft && draft.generationId !== generationId) touch({ ...draft, generationId });
    },
    save,
    clear() {
      waiting?.();
      waiting = null;
      keep(null);
      $draft.set(null);
      $saving.set({ state: 'blank' });
    },
    overwrite(revision) {
      const draft = $draft.get();
      if (!draft) return Promise.resolve(false);
      $draft.set({ ...draft, revision });
      $saving.set({ state: 'unsaved' });
      return save();
    },
  };
}
