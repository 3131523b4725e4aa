import { atom } from 'nanostores';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { call } from '#site/lib/api.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { refreshSession } from '#site/lib/session.store.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { draftStore } from '../shell/draft.store.ts';
import { generationStore } from '../shell/generation.store.ts';
import { openedStore } from '../shell/opened.store.ts';
import { runKey } from '../shell/run-key.ts';
import { viewOf, withView } from '../shell/view-address.ts';
import { BLANK_DRAFT, type SentBrief } from './brief/brief-draft.ts';
import { moreLike, type Origin } from './brief/like.ts';
import { draftOf } from './brief/read-draft.ts';
import { goToSeed } from './brief/seed-trail.ts';

const TOOL = 'logo-generator';

/** Credits for twelve concepts. */
export const COST = logoGeneratorFacts.cost;

/** After this long without an answer a run counts as lost: the same key finds it again. In milliseconds. */
const PATIENCE_MS = 60_000;

export const brief = draftStore({ tool: TOOL, blank: BLANK_DRAFT, read: draftOf, memory: tabMemory });

export const opened = openedStore({ tool: TOOL, load: (id) => call('generation', { params: { id } }) });

export const run = generationStore<SentBrief>({
  send: (body, key) =>
    call('generate', {
      params: { tool: TOOL },
      headers: { 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  key: runKey(TOOL, tabMemory, () => crypto.randomUUID()),
  onDone({ generation, credits }, { seed }) {
    // Only now: a try that failed has to ask for the same drawing again, or its key would not find it.
    brief.change(goToSeed(brief.$draft.get(), seed));
    // The first twelve take over the address; later ones leave a step back to those before.
    const isFirst = opened.$opened.get().state !== 'ready';
    history[isFirst ? 'replaceState' : 'pushState'](null, '', withView(location.href, generation.id));
    opened.show(generation);
    putData('credits', credits);
    refresh('generatedContent', 'activity', 'ledger');
    // The account counts its generations and tools.
    refreshSession();
  },
});

/** Counts the times that more like a concept was asked for: the brief goes on from there. */
export const $likesAsked = atom(0);

/** Asks for more like a concept: the brief takes over its parts, and what of them stays is chosen there. */
export function likeConcept(spec: LogoSpec, from: Origin): void {
  brief.change(moreLike(brief.$draft.get(), spec, from));
  $likesAsked.set($likesAsked.get() + 1);
}

/** Opens what the address names. */
export function followAddress(): void {
  void opened.open(viewOf(location.search));
}

/** Opens a saved logo, or with null none, as a step that the browser's back button undoes. */
export function goTo(id: string | null): void {
  history.pushState(null, '', withView(location.href, id));
  void opened.open(id);
}
