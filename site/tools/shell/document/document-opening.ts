import { atom, type ReadableAtom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import type { OpenedStore } from '../opened.store.ts';
import { viewOf } from '../view-address.ts';
import type { DocumentDesk } from './document-desk.store.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import type { SavedDraft, SavedDrafts } from './saved-drafts.ts';
import type { Beginning, StudioFacts, Wanted } from './studio-facts.ts';

/** How the screen got, or did not get, the document that the address names. */
export type Opening =
  | { state: 'loading' }
  | { state: 'ready' }
  /** `isNew`: it was to be begun by what the address names. */
  | { state: 'missing'; isNew: boolean }
  | { state: 'failed'; isNew: boolean; error: unknown };

export interface DocumentOpening<Content extends object> {
  $opening: ReadableAtom<Opening>;
  /** Opens what the address names: a draft, what was made of one, or without a name the one that was written last. */
  followAddress(): Promise<void>;
  /** A step of the browser's: nothing that was typed is left behind. */
  followStep(): Promise<void>;
  /** Opens another of the account's documents, once the one on the desk is saved. */
  goTo(id: string): Promise<void>;
  /** Begins another one, that says what is given, or what a new one says. Throws ApiError. */
  begin(content?: Content): Promise<void>;
  /** Saves the one on the desk over what another window has saved. Throws ApiError. */
  keepMine(): Promise<void>;
  /** Saves the one on the desk as a new one: it was deleted elsewhere. Throws ApiError. */
  saveAnew(): Promise<void>;
  /** Lets go of the one on the desk, for the one written last; without any, for the way to a first one. Throws ApiError. */
  leave(): Promise<void>;
  /** Deletes the draft on the desk, and lets go of it. What was made of it stays in the library. Throws ApiError. */
  remove(): Promise<void>;
}

interface OpeningParts<Content> {
  desk: DocumentDesk<Content>;
  drafts: SavedDrafts<Content>;
  made: OpenedStore;
  kept: KeptDrafts<Content>;
  isSame(one: Content, other: Content): boolean;
  contentOf(made: Pick<Generation, 'output' | 'edits'>): Content;
  isSafe(leave?: { label: string; onAction: () => void }): Promise<boolean>;
}

/** Which document lies on the desk, and the address that names it. */
export function documentOpening<Content extends object>(
  { tool, param, firstContent, beginning }: StudioFacts<Content>,
  { desk, drafts, made, kept, isSame, contentOf, isSafe }: OpeningParts<Content>,
): DocumentOpening<Content> {
  const $opening = atom<Opening>({ state: 'loading' });
  let asked = 0;
  let isBeginning = false;

  const idInAddress = (): string | null => new URLSearchParams(location.search).get(param) || null;

  function showInAddress(id: string | null, how: 'pushState' | 'replaceState'): void {
    const url = new URL(location.href);
    for (const asked of ['view', ...(beginning?.params ?? [])]) url.searchParams.delete(asked);
    if (id === null) url.searchParams.delete(param);
    else url.searchParams.set(param, id);
    history[how](null, '', url);
  }

  /**
   * Puts a saved draft on the desk, with what this tab had written and could not save. Where another window saved something
   * else since, the next save says so.
   */
  function lay({ id, content, generationId, revision, updatedAt }: SavedDraft<Content>): void {
    const unsaved = kept.get(id);
    desk.open({ id, content, generationId, revision }, new Date(updatedAt));
    if (unsaved && !isSame(unsaved.content, content)) {
      desk.open({ ...unsaved, id, generationId: unsaved.generationId ?? generationId }, new Date(updatedAt));
      desk.change({});
    }
    void made.open(desk.$draft.get()?.generationId ?? null);
    $opening.set({ state: 'ready' });
  }

  async function draftOfGeneration(generationId: string): Promise<SavedDraft<Content> | null> {
    const known = (await drafts.list()).find((draft) => draft.generationId === generationId);
    if (known) return drafts.read(known.id);
    const generation = await call('generation', { params: { id: generationId } });
    if (generation.tool !== tool.id || generation.status !== 'done') return null;
    return drafts.add(contentOf(generation), generationId);
  }

  const isToBegin = (): boolean =>
    beginning !== undefined && new URLSearchParams(location.search).has(beginning.params[0]);

  /** What an address asks for is begun once, however often it is followed meanwhile. */
  let wanted: { search: string; draft: Promise<SavedDraft<Content> | null> } | null = null;
  function wantedDraft({ read }: Beginning<Content>): Promise<SavedDraft<Content> | null> {
    const { search } = location;
    if (wanted?.search === search) return wanted.draft;
    const draft = beginWanted(read(new URLSearchParams(search))).finally(() => {
      wanted = null;
    });
    wanted = { search, draft };
    return draft;
  }

  async function beginWanted(reading: Promise<Wanted<Content>>): Promise<SavedDraft<Content> | null> {
    const what = await reading;
    if ('draft' in what) return drafts.read(what.draft);
    if ('made' in what) return draftOfGeneration(what.made);
    const draft = await drafts.add(what.content, null);
    what.onAdded(draft.id);
    return draft;
  }

  async function draftInAddress(): Promise<SavedDraft<Content> | null> {
    if (beginning && isToBegin()) return wantedDraft(beginning);
    const [view, id] = [viewOf(location.search), idInAddress()];
    if (view !== null) return draftOfGeneration(view);
    if (id !== null) return drafts.read(id);
    const [last] = await drafts.list();
    return last ? drafts.read(last.id) : null;
  }

  /** Whether the document that the address names lies on the desk: another part of it is an address, too. */
  function isOnDesk(): boolean {
    const draft = desk.$draft.get();
    const isOpen = $opening.get().state === 'ready' && draft !== null && !isToBegin();
    return isOpen && viewOf(location.search) === null && idInAddress() === draft.id;
  }

  async function followAddress(): Promise<void> {
    const ask = ++asked;
    const isNew = isToBegin();
    $opening.set({ state: 'loading' });
    try {
      const draft = await draftInAddress();
      if (ask !== asked) return;
      if (!draft) {
        $opening.set({ state: 'missing', isNew });
        return;
      }
      lay(draft);
      showInAddress(draft.id, 'replaceState');
    } catch (error) {
      if (ask !== asked) return;
      const isMissing = (error as { code?: string }).code === 'NOT_FOUND';
      $opening.set(isMissing ? { state: 'missing', isNew } : { state: 'failed', isNew, error });
    }
  }

  async function leave(): Promise<void> {
    $opening.set({ state: 'loading' });
    desk.clear();
    showInAddress(null, 'replaceState');
    const [last] = await drafts.listNow();
    if (!last) return;
    showInAddress(last.id, 'replaceState');
    await followAddress();
  }

  return {
    $opening,
    followAddress,
    async followStep() {
      if (isOnDesk()) return;
      await desk.save();
      await followAddress();
    },
    async goTo(id) {
      const go = (): void => {
        showInAddress(id, 'pushState');
        void followAddress();
      };
      if (await isSafe({ label: 'Leave anyway', onAction: go })) go();
    },
    async begin(content) {
      if (isBeginning) return;
      isBeginning = true;
      try {
        if (!(await isSafe())) return;
        const draft = await drafts.add(content ?? (await firstContent()), null);
        // What was typed meanwhile is saved as well.
        if (!(await isSafe())) return;
        asked += 1;
        showInAddress(draft.id, 'pushState');
        lay(draft);
      } finally {
        isBeginning = false;
      }
    },
    async saveAnew() {
      const gone = desk.$draft.get();
      if (!gone) return;
      const draft = await drafts.add(gone.content, gone.generationId);
      desk.clear();
      showInAddress(draft.id, 'replaceState');
      lay(draft);
    },
    async keepMine() {
      const draft = desk.$draft.get();
      if (draft) await desk.overwrite(await drafts.read(draft.id));
    },
    leave,
    async remove() {
      const draft = desk.$draft.get();
      if (!draft) return;
      await drafts.remove(draft.id);
      await leave();
    },
  };
}
