import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#core/errors.ts';

/** The document on the desk. */
export interface OpenDraft<Content> {
  id: string;
  content: Content;
  /** What was made of it; null before it is made. */
  generationId: string | null;
  /** Counts its saves: the next one goes on from there. */
  revision: number;
}

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

export type Change<Content> = Partial<Content> | ((content: Content) => Partial<Content>);

export interface DocumentDesk<Content> {
  $draft: ReadableAtom<OpenDraft<Content> | null>;
  $saving: ReadableAtom<Saving>;
  /** Puts a saved document on the desk. */
  open(draft: OpenDraft<Content>, savedAt: Date): void;
  /** Changes the document, and saves it a moment later. */
  change(part: Change<Content>): void;
  /** What changes the document that lies on the desk now, whenever it is called: never another one that lies there by then. */
  changerOfThis(): (part: Change<Content>) => void;
  /** Ties the draft to what was made of it. */
  link(generationId: string): void;
  /** Saves now what is not saved yet; true where all of it is saved then. */
  save(): Promise<boolean>;
  /** Takes the document off the desk: nothing of it is to be saved. */
  clear(): void;
  /** Overwrites what another tab has saved; what was made of either stays tied. */
  overwrite(theirs: Pick<OpenDraft<Content>, 'revision' | 'generationId'>): Promise<boolean>;
}

interface DeskParts<Content> {
  put(id: string, body: Omit<OpenDraft<Content>, 'id'>): Promise<{ revision: number; updatedAt: string }>;
  /** The draft as it is saved. */
  read(id: string): Promise<OpenDraft<Content>>;
  /** Keeps in the tab what the server has not; null once it has. */
  keep(id: string, draft: OpenDraft<Content> | null): void;
  later(work: () => void, ms: number): () => void;
  /** Whether two documents say the same, in whatever order their parts were put together. */
  isSame(one: Content, other: Content): boolean;
}

/** After the last key, and after a save that failed, in milliseconds. */
const CALM_MS = 900;
const RETRY_MS = 6000;

/** The document that is written on, saved as it is written. */
export function documentDesk<Content extends object>({
  put,
  read,
  keep,
  later,
  isSame,
}: DeskParts<Content>): DocumentDesk<Content> {
  type Draft = OpenDraft<Content>;
  const $draft = atom<Draft | null>(null);
  const $saving = atom<Saving>({ state: 'none' });
  let waiting: (() => void) | null = null;
  let underWay: Promise<boolean> | null = null;
  /** What was sent last without an answer: the server may have it. */
  let unanswered: Draft | null = null;

  function saveLater(ms: number): void {
    waiting?.();
    waiting = later(() => {
      waiting = null;
      void save();
    }, ms);
  }

  function touch(next: Draft): void {
    keep(next.id, next);
    $draft.set(next);
    if (isSettledByHand()) return;
    $saving.set({ state: 'unsaved' });
    saveLater(CALM_MS);
  }

  /** Whether somebody has to say first what becomes of it. */
  const isSettledByHand = (): boolean => ['conflict', 'gone'].includes($saving.get().state);

  /** Whether what is saved now is this tab's own text, whose answer never came. */
  async function wasOurs({ id, revision }: Draft): Promise<Draft | null> {
    if (unanswered?.id !== id || unanswered.revision !== revision) return null;
    const saved = await read(id).catch(() => null);
    return saved && isSame(saved.content, unanswered.content) ? saved : null;
  }

  async function send(sent: Draft): Promise<boolean> {
    $saving.set({ state: 'saving' });
    const { id, content, generationId, revision } = sent;
    // Another one may lie on the desk once the answer comes.
    const isHere = (): boolean => $draft.get()?.id === id;
    try {
      const saved = await put(id, { content, generationId, revision });
      const now = $draft.get();
      if (now?.id !== id) return true;
      const isWhole = now.content === content && now.generationId === generationId;
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

  function change(part: Change<Content>): void {
    const draft = $draft.get();
    if (!draft) return;
    const { content } = draft;
    touch({ ...draft, content: { ...content, ...(typeof part === 'function' ? part(content) : part) } });
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
