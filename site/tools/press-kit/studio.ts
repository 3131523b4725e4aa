import { atom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import type { PressKitDraft, PressKitDraftRow } from '#core/press-kit-draft.ts';
import { pressKitFacts } from '#core/tools/press-kit/facts.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { kitOfProfile } from '#core/tools/press-kit/kit-of-profile.ts';
import { emptyKit } from '#core/tools/press-kit/kit-schema.ts';
import { currentKit, type PressKitEdits, type PressKitOutput } from '#core/tools/press-kit/tool.ts';
import { call } from '#site/lib/api.ts';
import { putData, query, refresh } from '#site/lib/query.ts';
import { $me, refreshSession } from '#site/lib/session.store.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { generationStore } from '../shell/generation.store.ts';
import { openedStore } from '../shell/opened.store.ts';
import { runKey } from '../shell/run-key.ts';
import { viewOf } from '../shell/view-address.ts';
import { kitDesk, type OpenDraft } from './draft/draft.store.ts';
import { $drafts } from './draft/drafts.store.ts';

const TOOL = 'press-kit';
export const COST = pressKitFacts.cost;

/** After this long without an answer a run counts as lost: the same key finds it again. In milliseconds. */
const PATIENCE_MS = 60_000;

const KEPT = 'press-kit-draft';

export const $profile = query('profile', {}, { when: $me });

export const desk = kitDesk({
  async add(body) {
    const { draft } = await call('addPressKitDraft', { body });
    showKit(draft.id, 'replaceState');
    refresh('pressKitDrafts');
    return draft;
  },
  put: (id, body) => call('savePressKitDraft', { params: { id }, body }),
  keep: (draft) => remember(tabMemory, KEPT, draft),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});

/** What is being made, or was made, of the kit on the desk. */
export const made = openedStore({ tool: TOOL, load: (id) => call('generation', { params: { id } }) });

export const run = generationStore<PressKit>({
  send: (body, key) =>
    call('generate', {
      params: { tool: TOOL },
      headers: { 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  key: runKey(TOOL, tabMemory, () => crypto.randomUUID()),
  onDone({ generation, credits }) {
    desk.link(generation.id);
    void desk.save().then(() => refresh('pressKitDrafts'));
    made.show(generation);
    putData('credits', credits);
    refresh('generatedContent', 'activity', 'ledger', 'journey');
    refreshSession();
  },
});

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

const openDraft = ({ id, kit, generationId, revision }: PressKitDraft): OpenDraft => ({
  ...{ id, kit, generationId, revision },
});

const isDraft = (value: unknown): value is OpenDraft =>
  typeof (value as OpenDraft | null)?.revision === 'number' && typeof (value as OpenDraft).kit === 'object';

/** `?kit={id}` of the address, or null. */
const kitInAddress = (): string | null => new URLSearchParams(location.search).get('kit') || null;

function showKit(id: string | null, how: 'pushState' | 'replaceState'): void {
  const url = new URL(location.href);
  url.searchParams.delete('view');
  if (id === null) url.searchParams.delete('kit');
  else url.searchParams.set('kit', id);
  history[how](null, '', url);
}

/** Puts a saved draft on the desk, with what this tab had written and could not save. */
function lay(draft: PressKitDraft): void {
  const kept = recall(tabMemory, KEPT);
  const unsaved = isDraft(kept) && kept.id === draft.id && kept.revision === draft.revision ? kept : null;
  desk.open(openDraft(draft), new Date(draft.updatedAt));
  if (unsaved) desk.change(unsaved.kit);
  if (unsaved?.generationId) desk.link(unsaved.generationId);
  void made.open(desk.$draft.get()?.generationId ?? null);
}

/** A new kit, that begins with what the profile says. It is saved with the first change. */
export async function beginKit(kit?: PressKit): Promise<void> {
  const profile = await call('profile', {});
  const kept = recall(tabMemory, KEPT);
  desk.open({ id: null, kit: kit ?? kitOfProfile(profile), generationId: null, revision: 0 });
  if (!kit && isDraft(kept) && kept.id === null) desk.change(kept.kit);
  void made.open(null);
}

const listed = async (): Promise<readonly PressKitDraftRow[]> =>
  ($drafts.get().data ?? (await call('pressKitDrafts', {}))).drafts;

async function draftOfGeneration(generationId: string): Promise<PressKitDraft | null> {
  const drafts = await listed();
  const known = drafts.find((draft) => draft.generationId === generationId);
  if (known) return (await call('pressKitDraft', { params: { id: known.id } })).draft;
  const generation = await call('generation', { params: { id: generationId } });
  if (generation.tool !== TOOL || generation.status !== 'done') return null;
  const kit = { ...emptyKit(''), ...kitOf(generation) };
  const { draft } = await call('addPressKitDraft', { body: { kit, generationId } });
  refresh('pressKitDrafts');
  return draft;
}

async function draftInAddress(): Promise<PressKitDraft | 'new' | null> {
  const [view, id] = [viewOf(location.search), kitInAddress()];
  if (view !== null) return draftOfGeneration(view);
  if (id === 'new') return 'new';
  if (id !== null) return (await call('pressKitDraft', { params: { id } })).draft;
  const [last] = await listed();
  return last ? (await call('pressKitDraft', { params: { id: last.id } })).draft : 'new';
}

let asked = 0;

/** Whether the kit that the address names lies on the desk: another section of it is an address, too. */
function isOnDesk(): boolean {
  const draft = desk.$draft.get();
  const named = kitInAddress();
  return draft !== null && viewOf(location.search) === null && named === (draft.id ?? 'new');
}

/** A step of the browser's: nothing that was typed is left behind. */
export async function followStep(): Promise<void> {
  if (isOnDesk()) return;
  await desk.save();
  await followAddress();
}

/** Opens what the address names: a draft, a made kit, a new one, or without a name the last one written. */
export async function followAddress(): Promise<void> {
  const ask = ++asked;
  $opening.set({ state: 'loading' });
  try {
    const draft = await draftInAddress();
    if (ask !== asked) return;
    if (draft === 'new') await beginKit();
    else if (draft) {
      lay(draft);
      showKit(draft.id, 'replaceState');
    }
    $opening.set({ state: draft === null ? 'missing' : 'ready' });
  } catch (error) {
    if (ask !== asked) return;
    const isMissing = (error as { code?: string }).code === 'NOT_FOUND';
    $opening.set(isMissing ? { state: 'missing' } : { state: 'failed', error });
  }
}

/** Opens another of the account's kits, or begins a new one, once the one on the desk is saved. */
export async function goToKit(id: string): Promise<void> {
  if (!(await desk.save())) {
    showToast({
      tone: 'danger',
      title: 'This kit is not saved yet',
      text: 'Save it first: it would be lost.',
    });
    return;
  }
  showKit(id, 'pushState');
  await followAddress();
}
