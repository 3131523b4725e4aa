import { atom } from 'nanostores';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { call } from '#site/lib/api.ts';
import { keptWorkOf } from '#site/lib/kept-work.ts';
import { putData, query, refresh } from '#site/lib/query.ts';
import { $me, refreshSession } from '#site/lib/session.store.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { openedStore } from '../shell/opened.store.ts';
import { runKey } from '../shell/run-key.ts';
import { viewOf, withView } from '../shell/view-address.ts';
import { dropStore } from './drop.store.ts';
import type { DropDraft } from './drop-draft.ts';
import { finishStore } from './finish.store.ts';
import { $freeDrop, $keptDrop, isKept } from './kept-drop.store.ts';
import { liveVoiceStore } from './live-voice.store.ts';
import { previewStore } from './preview.store.ts';
import { releaseReservation } from './release-reservation.ts';
import { takesStore } from './takes.store.ts';
import { soundPart } from './voice-part.ts';

export const TOOL = 'voice-tag';

/** Credits for a finished drop. */
export const COST = voiceTagFacts.cost;

/** Typing rests this long before it is spoken, in milliseconds. */
const REST_MS = 350;
/** After this long without an answer a request counts as lost: the same key finds it again. In milliseconds. */
const PATIENCE_MS = 60_000;

/** What is being made: script, voice, treatment, loudness. */
export const drop = dropStore({ tool: TOOL, memory: tabMemory, now: Date.now });

/** The account's provider, recordings, saved treatments and respellings. */
export const $voiceDesk = query('voiceDesk', {}, { when: $me });

/** The stored drop that the address names. Its input is read as a draft: an older drop has parts that came later. */
export const opened = openedStore({
  tool: TOOL,
  async load(id) {
    const [generation, { draftOf }] = await Promise.all([
      call('generation', { params: { id } }),
      import('./read-draft.ts'),
    ]);
    return { ...generation, input: draftOf(generation.input) };
  },
});

/** What stands on the deck: a take of this tab, or the stored drop. */
export const $onDeck = atom<'take' | 'stored'>('take');

const keepDrop = () => import('./keep-drop.ts');

// Whatever makes sound loads with the first use: a screen that is opened to read does without.
const soundDesk = () => import('./sound-desk.ts');

/** The voice alone, while it is typed. */
export const liveVoice = liveVoiceStore({
  speak: async (draft, options) => (await soundDesk()).speakAlone(draft, options),
  restMs: REST_MS,
});

/** The drop of a draft, or why there is none. */
const check = async (draft: DropDraft) => (await import('./drop-of.ts')).dropOf(draft);

/** The previews of this tab. */
export const takes = takesStore(tabMemory);

export const preview = previewStore({
  check,
  make: async (whole, options) => (await soundDesk()).makeSound(whole, options),
  onMade(made, again) {
    takes.add(made, again);
    $onDeck.set('take');
    void import('./keep-made.ts').then((parts) => parts.keepMade(made, again));
  },
});

/** The take of this very draft, with its sound, if there is one. */
function takeOf(draft: Parameters<typeof soundPart>[0]) {
  const part = soundPart(draft);
  return takes.$takes.get().find((entry) => entry.made && soundPart(entry.drop) === part)?.made ?? null;
}

export const finish = finishStore({
  check,
  ready: async (whole, options) => (await soundDesk()).makeReady(whole, takeOf(whole), options),
  calls: {
    async reserve(body, key) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const free = $freeDrop.get();
      if (free && isKept(free, body)) return (await import('./reserve-kept.ts')).reserveKept(free, signal);
      return call('generate', {
        params: { tool: TOOL },
        headers: { 'idempotency-key': key },
        body,
        signal,
      });
    },
    async upload(id, name, body, signal) {
      await call('uploadGenerationFile', { params: { id, name }, body, signal: within(signal) });
    },
    settle: (id, output, signal) =>
      call('settleGeneration', { params: { id }, body: { output }, signal: within(signal) }),
  },
  release: releaseReservation,
  key: runKey(TOOL, tabMemory, () => crypto.randomUUID()),
  onDone({ generation, credits }) {
    const isFirst = opened.$opened.get().state !== 'ready';
    history[isFirst ? 'replaceState' : 'pushState'](null, '', withView(location.href, generation.id));
    opened.show(generation);
    $onDeck.set('stored');
    if ($keptDrop.get()) void keepDrop().then((parts) => parts.forgetDrop(generation.input as DropDraft));
    putData('credits', credits);
    refresh('generatedContent', 'activity', 'ledger');
    // The account counts its generations and tools.
    refreshSession();
  },
});

const within = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);

/** Makes a take of the draft as it is now. */
export const previewNow = (): Promise<void> => preview.make(drop.$draft.get());

/** Opens a stored drop, or with null none, as a step that the browser's back button undoes. */
export function goTo(id: string | null): void {
  history.pushState(null, '', withView(location.href, id));
  void opened.open(id);
}

/** Opens what the address names. */
export function followAddress(): void {
  void opened.open(viewOf(location.search));
}

/** Whether what records or uploads one's own voice is open. */
export const $isOwnVoiceOpen = atom(false);

const SPEAKS = 'speaks-as-typed:voice-tag';

/** Whether each new live voice is played at once. */
export const $speaksAsTyped = atom(false);
export function setSpeaksAsTyped(isOn: boolean): void {
  $speaksAsTyped.set(isOn);
  remember(tabMemory, SPEAKS, isOn || null);
  if (isOn) liveVoice.begin();
}

/** Takes up what the tab kept. Called once the page is alive. */
export async function restoreStudio(): Promise<void> {
  await Promise.all([drop.restore(), takes.restore()]);
  $speaksAsTyped.set(recall(tabMemory, SPEAKS) === true);
}

/** Takes up what the browser kept from before there was an account. */
export async function restoreKept(): Promise<void> {
  if (keptWorkOf(TOOL)) (await keepDrop()).takeUpKept();
}
