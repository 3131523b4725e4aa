import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import type { PressKitDraft } from '#core/press-kit-draft.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { kitDraftSchema } from '#core/tools/press-kit/kit-schema.ts';

/** The kit on the desk. */
export type OpenDraft = Pick<PressKitDraft, 'id' | 'kit' | 'generationId' | 'revision'>;

export type Saving =
  /** Nothing lies on the desk. */
  | { state: 'none' }
  | { state: 'saved'; at: Date }
  | { state: 'unsaved' }
  | { state: 'saving' }
  /** It is kept in this tab and tried again. */
  | { state: 'failed'; error: unknown }
  /** Another tab or device saved something else since. */
  | { state: 'conflict' }
  /** Another tab or device deleted it. */
  | { state: 'gone' };

export type KitChange = Partial<PressKit> | ((kit: PressKit) => Partial<PressKit>);

export interface KitDesk {
  $draft: ReadableAtom<OpenDraft | null>;
  $saving: ReadableAtom<Saving>;
  /** Puts a saved kit on the desk. */
  open(draft: OpenDraft, savedAt: Date): void;
  /** Changes the kit, and saves it a moment later. */
  change(part: KitChange): void;
  /** What changes the kit that lies on the desk now, whenever it is called: never another one that lies there by then. */
  changerOfThis(): (part: KitChange) => void;
  /** Ties the draft to the kit that was made of it. */
  link(generationId: string): void;
  /** Saves now what is not saved yet; true where all of it is saved then. */
  save(): Promise<boolean>;
  /** Takes the kit off the desk: nothing of it is to be saved. */
  clear(): void;
  /** Overwrites what another tab has saved; the kit that was made of either stays tied. */
  overwrite(theirs: Pick<OpenDraft, 'revision' | 'generationId'>): Promise<boolean>;
}

interface DeskParts {
  put(
    id: string,
    body: Pick<OpenDraft, 'kit' | 'generationId' | 'revision'>,
  ): Promise<{ revision: number; updatedAt: string }>;
  /** The draft as it is saved. */
  read(id: string): Promise<OpenDraft>;
  /** Keeps in the tab what the server has not; null once it has. */
  keep(id: string, draft: OpenDraft | null): void;
  later(work: () => void, ms: number): () => void;
}

/** Whether two drafts say the same, in whatever order their parts were put together. */
export const isSameText = (one: PressKit, other: PressKit): boolean =>
  JSON.stringify(kitDraftSchema.parse(one)) === JSON.stringify(kitDraftSchema.parse(other));

/** After the last key, and after a save that failed, in milliseconds. */
const CALM_MS = 900;
const RETRY_MS = 6000;

/** The kit that is written on, saved as it is written. */
export function kitDesk({ put, read, keep, later }: DeskParts): KitDesk {
  const $draft = atom<OpenDraft | null>(null);
  const $saving = atom<Saving>({ state: 'none' });
  let waiting: (() => void) | null = null;
  let underWay: Promise<boolean> | null = null;
  /** What was sent last without an answer: the server may have it. */
  let unanswered: OpenDraft | null = null;

  function saveLater(ms: number): void {
    waiting?.();
    waiting = later(() => {
      waiting = null;
      void save();
    }, ms);
  }

  function touch(next: OpenDraft): void {
    keep(next.id, next);
    $draft.set(next);
    if (isSettledByHand()) return;
    $saving.set({ state: 'unsaved' });
    saveLater(CALM_MS);
  }

  /** Whether somebody has to say first what becomes of it. */
  const isSettledByHand = (): boolean => ['conflict', 'gone'].includes($saving.get().state);

  /** Whether what is saved now is this tab's own text, whose answer never came. */
  async function wasOurs({ id, revision }: OpenDraft): Promise<OpenDraft | null> {
    if (unanswered?.id !== id || unanswered.revision !== revision) return null;
    const saved = await read(id).catch(() => null);
    return saved && isSameText(saved.kit, unanswered.kit) ? saved : null;
  }

  async function send(sent: OpenDraft): Promise<boolean> {
    $saving.set({ state: 'saving' });
    const { id, kit, generationId, revision } = sent;
    // Another kit may lie on the desk once the answer comes.
    const isHere = (): boolean => $draft.get()?.id === id;
    try {
      const saved = await put(id, { kit, generationId, revision });
      const now = $draft.get();
      if (now?.id !== id) return true;
      const isWhole = now.kit === kit && now.generationId === generationId;
      const next = { ...now, revision: saved.revision };
      $draft.set(next);
      keep(id, isWhole ? null : next);
      $saving.set(isWhole ? { state: 'saved', at: new Date(saved.updatedAt) } : { state: 'unsaved' });
      return isWhole;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const ours = code === 'CONFLICT' ? await wasOurs(sent) : null;
      const now = $draft.get();
      if (now && isHere() && ours) {
        $draft.set({ ...now, revision: ours.revision });
        $saving.set({ state: 'unsaved' });
      } else if (isHere()) {
        if (isLost(error)) unanswered = sent;
        if (code === 'CONFLICT') $saving.set({ state: 'conflict' });
        else if (code === 'NOT_FOUND') $saving.set({ state: 'gone' });
        else $saving.set({ state: 'failed', error });
        if ((isLost(error) || code === 'RATE_LIMITED') && !waiting) saveLater(RETRY_MS);
      }
      return false;
    }
  }

  async function save(): Promise<boolean> {
    waiting?.();
    waiting = null;
    while (underWay) await underWay;
    const draft = $draft.get();
    const { state } = $saving.get();
    if (!draft || state === 'saved' || state === 'none') return true;
    if (isSettledByHand()) return false;
    underWay = send(draft).finally(() => {
      underWay = null;
    });
    const isWhole = await underWay;
    return isWhole || ($saving.get().state === 'unsaved' ? save() : false);
  }

  function change(part: KitChange): void {
    const draft = $draft.get();
    if (!draft) return;
    touch({ ...draft, kit: { ...draft.kit, ...(typeof part === 'function' ? part(draft.kit) : part) } });
  }

  return {
    $draft,
    $saving,
    open(draft, savedAt) {
      waiting?.();
      waiting = null;
      $draft.set(draft);
      $saving.set({ state: 'saved', at: savedAt });
    },
    change,
    changerOfThis() {
      const id = $draft.get()?.id;
      return (part) => {
        if ($draft.get()?.id === id) change(part);
      };
    },
    link(generationId) {
      const draft = $draft.get();
      if (draft && draft.generationId !== generationId) touch({ ...draft, generationId });
    },
    save,
    clear() {
      waiting?.();
      waiting = null;
      const draft = $draft.get();
      if (draft) keep(draft.id, null);
      $draft.set(null);
      $saving.set({ state: 'none' });
    },
    overwrite({ revision, generationId }) {
      const draft = $draft.get();
      if (!draft) return Promise.resolve(false);
      $draft.set({ ...draft, revision, generationId: draft.generationId ?? generationId });
      $saving.set({ state: 'unsaved' });
      return save();
    },
  };
}

/** Whether nobody knows what became of a save. */
const isLost = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;
