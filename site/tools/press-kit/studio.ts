import { atom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import { draftTitle, type PressKitDraft, type PressKitDraftRow } from '#core/press-kit-draft.ts';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { kitOfProfile } from '#core/tools/press-kit/kit-of-profile.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { currentKit, type PressKitEdits, type PressKitOutput } from '#core/tools/press-kit/tool.ts';
import { call } from '#site/lib/api.ts';
import { putData, query, refresh } from '#site/lib/query.ts';
import { $me, refreshSession } from '#site/lib/session.store.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { generationStore } from '../shell/generation.store.ts';
import { openedStore } from '../shell/opened.store.ts';
import { runKey } from '../shell/run-key.ts';
import { viewOf } from '../shell/view-address.ts';
import { isSameText, kitDesk } from './draft/draft.store.ts';
import { $drafts } from './draft/drafts.store.ts';
import { keepDraft, keptDraft } from './draft/kept-drafts.ts';

const TOOL = 'press-kit';
export const COST = pressKitFacts.cost;

/** After this long without an answer a run counts as lost: the same key finds it again. In milliseconds. */
const PATIENCE_MS = 60_000;

export const $profile = query('profile', {}, { when: $me });

const readDraft = async (id: string): Promise<PressKitDraft> =>
  (await call('pressKitDraft', { params: { id } })).draft;

export const desk = kitDesk({
  async put(id, body) {
    const saved = await call('savePressKitDraft', { params: { id }, body });
    const listed = $drafts.get().data?.drafts.find((row) => row.id === id);
    if (listed && listed.title !== draftTitle(body.kit)) refresh('pressKitDrafts');
    return saved;
  },
  read: readDraft,
  keep: keepDraft,
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

/** Writes on a kit that lies on the desk no more: what it waited for came later. */
export async function writeOnSaved(
  id: string,
  write: (draft: PressKitDraft) => Partial<Pick<PressKitDraft, 'kit' | 'generationId'>>,
): Promise<void> {
  const draft = await readDraft(id);
  const { kit, generationId } = { ...draft, ...write(draft) };
  await call('savePressKitDraft', { params: { id }, body: { kit, generationId, revision: draft.revision } });
}

/** What is being made, or was made, of the kit on the desk. */
export const made = openedStore({ tool: TOOL, load: (id) => call('generation', { params: { id } }) });

/** A kit that is to be made, and the draft that it was written in. */
export interface KitRun {
  draftId: string;
  kit: PressKit;
}

export const run = generationStore<KitRun>({
  send: ({ kit }, key) =>
    call('generate', {
      params: { tool: TOOL },
      headers: { 'idempotency-key': key },
      body: kit,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  key: runKey(TOOL, tabMemory, () => crypto.randomUUID()),
  onDone({ generation, credits }, { draftId }) {
    void tie(draftId, generation).then(() => refresh('pressKitDrafts'));
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
  showToast({ tone: 'ok', title: 'Your press kit is made', text: "It's in your library." });
  await writeOnSaved(draftId, () => ({ generationId: generation.id })).catch(() => undefined);
}

/** The kit that a made one shows now. */
export const kitOf = ({ output, edits }: Pick<Generation, 'output' | 'edits'>): PressKit =>
  currentKit(output as PressKitOutput, edits as PressKitEdits | null);

/** How the screen got, or did not get, the kit that the address names. */
export type Opening =
  | { state: 'loading' }
  | { state: 'ready' }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown };
export const $opening = atom<Opening>({ state: 'loading' });

/** `?kit={id}` of the address, or null. */
const kitInAddress = (): string | null => new URLSearchParams(location.search).get('kit') || null;

function showKit(id: string | null, how: 'pushState' | 'replaceState'): void {
  const url = new URL(location.href);
  url.searchParams.delete('view');
  if (id === null) url.searchParams.delete('kit');
  else url.searchParams.set('kit', id);
  history[how](null, '', url);
}

/**
 * Puts a saved draft on the desk, with what this tab had written and could not save. Where another window saved something
 * else since, the next save says so.
 */
function lay({ id, kit, generationId, revision, updatedAt }: PressKitDraft): void {
  const unsaved = keptDraft(id);
  desk.open({ id, kit, generationId, revision }, new Date(updatedAt));
  if (unsaved && !isSameText(unsaved.kit, kit)) {
    desk.open({ ...unsaved, id, generationId: unsaved.generationId ?? generationId }, new Date(updatedAt));
    desk.change({});
  }
  void made.open(desk.$draft.get()?.generationId ?? null);
  $opening.set({ state: 'ready' });
}

const listed = async (): Promise<readonly PressKitDraftRow[]> =>
  ($drafts.get().data ?? (await call('pressKitDrafts', {}))).drafts;

async function draftOfGeneration(generationId: string): Promise<PressKitDraft | null> {
  const drafts = await listed();
  const known = drafts.find((draft) => draft.generationId === generationId);
  if (known) return readDraft(known.id);
  const generation = await call('generation', { params: { id: generationId } });
  if (generation.tool !== TOOL || generation.status !== 'done') return null;
  return addDraft({ ...emptyKit(''), ...kitOf(generation) }, generationId);
}

async function addDraft(kit: PressKit, generationId: string | null): Promise<PressKitDraft> {
  const { draft } = await call('addPressKitDraft', { body: { kit, generationId } });
  refresh('pressKitDrafts');
  return draft;
}

async function draftInAddress(): Promise<PressKitDraft | null> {
  const [view, id] = [viewOf(location.search), kitInAddress()];
  if (view !== null) return draftOfGeneration(view);
  if (id !== null) return readDraft(id);
  const [last] = await listed();
  return last ? readDraft(last.id) : null;
}

let asked = 0;

/** Whether the kit that the address names lies on the desk: another section of it is an address, too. */
function isOnDesk(): boolean {
  const draft = desk.$draft.get();
  const isOpen = $opening.get().state === 'ready' && draft !== null;
  return isOpen && viewOf(location.search) === null && kitInAddress() === draft.id;
}

/** A step of the browser's: nothing that was typed is left behind. */
export async function followStep(): Promise<void> {
  if (isOnDesk()) return;
  await desk.save();
  await followAddress();
}

/** Opens what the address names: a draft, a made kit, or without a name the one that was written last. */
export async function followAddress(): Promise<void> {
  const ask = ++asked;
  $opening.set({ state: 'loading' });
  try {
    const draft = await draftInAddress();
    if (ask !== asked) return;
    if (!draft) {
      $opening.set({ state: 'missing' });
      return;
    }
    lay(draft);
    showKit(draft.id, 'replaceState');
  } catch (error) {
    if (ask !== asked) return;
    const isMissing = (error as { code?: string }).code === 'NOT_FOUND';
    $opening.set(isMissing ? { state: 'missing' } : { state: 'failed', error });
  }
}

/** True once the kit on the desk is saved; else says that it is not, with the way on. */
export async function isSafe(leave: { label: string; onAction: () => void } | null): Promise<boolean> {
  if (await desk.save()) return true;
  showToast({
    tone: 'danger',
    title: "This kit isn't saved yet",
    text: 'Your changes are kept in this tab only.',
    ...(leave && { action: { ...leave, alt: 'Save it first' } }),
  });
  return false;
}

/** Opens another of the account's kits, once the one on the desk is saved. */
export async function goToKit(id: string): Promise<void> {
  const go = (): void => {
    showKit(id, 'pushState');
    void followAddress();
  };
  if (await isSafe({ label: 'Leave anyway', onAction: go })) go();
}

/** Begins another kit, that says what is given, or what the profile says. Throws ApiError. */
export async function beginKit(kit?: PressKit): Promise<void> {
  if (!(await isSafe(null))) return;
  const draft = await addDraft(kit ?? kitOfProfile(await call('profile', {})), null);
  asked += 1;
  showKit(draft.id, 'pushState');
  lay(draft);
}

/** Saves the kit on the desk as a new one: it was deleted elsewhere. Throws ApiError. */
export async function saveAnew(): Promise<void> {
  const gone = desk.$draft.get();
  if (!gone) return;
  const draft = await addDraft(gone.kit, gone.generationId);
  desk.clear();
  showKit(draft.id, 'replaceState');
  lay(draft);
}

/** Lets go of the kit on the desk, for the one written last; without any, for the way to a first one. */
export async function leaveDesk(): Promise<void> {
  $opening.set({ state: 'loading' });
  desk.clear();
  showKit(null, 'replaceState');
  refresh('pressKitDrafts');
  const [last] = (await call('pressKitDrafts', {})).drafts;
  if (!last) return;
  showKit(last.id, 'replaceState');
  await followAddress();
}
