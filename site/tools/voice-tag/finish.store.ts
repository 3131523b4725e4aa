import { atom, type ReadableAtom } from 'nanostores';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { generationStore, isDefinite, type Run, type RunReply } from '../shell/generation.store.ts';
import type { RunKey } from '../shell/run-key.ts';
import type { DropDraft } from './drop-draft.ts';
import type { HandInCalls, ReadyDrop } from './hand-in.ts';
import type { Progress } from './preview.store.ts';
import type { OnStage } from './take.ts';
import { soundPart } from './voice-part.ts';

export interface FinishStore {
  /** The run as every tool has it; `failed` keeps the drop, and its MP3 stays in memory for the next try. */
  $run: ReadableAtom<Run<DropDraft>>;
  /** What is under way; null while nothing is. */
  $progress: ReadableAtom<Progress | null>;
  start(draft: DropDraft): Promise<void>;
  retry(): Promise<void>;
  /** Stops at any moment. Credits that are held go back at once; a drop that was paid by then is done. */
  cancel(): void;
  /** Puts a failure away, and gives up what it holds. */
  dismiss(): void;
  /** The page goes: what holds credits is given up, by a request that outlives it. */
  leave(): void;
}

interface FinishParts {
  /** Throws INVALID_INPUT for a draft that would be refused. */
  check: (draft: DropDraft) => Promise<VoiceDrop>;
  /** Renders where that is needed, masters, encodes and measures. */
  ready: (drop: VoiceDrop, options: { signal: AbortSignal; onStage: OnStage }) => Promise<ReadyDrop>;
  calls: HandInCalls;
  /**
   * Gives up a reservation, and answers with the run where it was settled before. Never throws; `isLeaving` where the page
   * is about to go.
   */
  release: (id: string, isLeaving: boolean) => Promise<RunReply | null>;
  key: RunKey;
  onDone: (reply: RunReply) => void;
}

/** One try: what stops it, and the generation that holds credits for it. */
interface Try {
  key: string;
  abort: AbortController;
  reserved: string | null;
  /** The run that giving it up found paid; null where there is none. */
  released: Promise<RunReply | null>;
  /** Whether it may be paid although no answer came. */
  isSettling: boolean;
}

/** The way of a finished drop. The price is held only once the MP3 is there, and paid only once it is stored. */
export function finishStore(parts: FinishParts): FinishStore {
  const $progress = atom<Progress | null>(null);
  let kept: { of: string; ready: ReadyDrop } | null = null;
  let underWay: Try | null = null;
  /** The one that failed and still holds credits: its key goes on with them. */
  let failed: Try | null = null;
  /**
   * Ends when no earlier try asks for credits or gives them up any more. The next one waits for it: what they held may
   * be needed, and under a key that they share it would find what is about to be void.
   */
  let clearing: Promise<unknown> = Promise.resolve();

  function waitFor(clear: Promise<unknown>): void {
    clearing = Promise.allSettled([clearing, Promise.race([clear, patience()])]);
  }

  async function send(draft: DropDraft, key: string): Promise<RunReply> {
    const before = failed;
    failed = null;
    const isSame = before?.key === key;
    const one: Try = {
      ...{ key, abort: new AbortController(), released: Promise.resolve(null) },
      ...{ reserved: isSame ? before.reserved : null, isSettling: isSame && before.isSettling },
    };
    underWay = one;
    if (before && !isSame) void giveUp(before, false);
    const working = work(one, draft, clearing);
    try {
      // A cancelled try ends at once; what it still holds is given up when it is known.
      return await Promise.race([aborted(one.abort.signal), working]);
    } catch (error) {
      if (error instanceof Cancelled) waitFor(working);
      const paid = await afterFailure(one, error);
      if (paid) return paid;
      throw error;
    } finally {
      if (underWay === one) {
        underWay = null;
        $progress.set(null);
      }
    }
  }

  /** What becomes of the credits that a failed try holds; the run, where it turns out to be paid. */
  async function afterFailure(one: Try, error: unknown): Promise<RunReply | null> {
    if (error instanceof Cancelled) {
      const released = letGo(one, false);
      return one.isSettling ? released : null;
    }
    if (isDefinite(error)) void giveUp(one, false);
    else if (one.reserved !== null) failed = one;
    return null;
  }

  async function work(one: Try, draft: DropDraft, cleared: Promise<unknown>): Promise<RunReply> {
    const { key } = one;
    const { signal } = one.abort;
    const onStage: OnStage = (stage, share) => {
      if (underWay === one) $progress.set({ stage, share: share ?? null });
    };
    onStage('speech');
    const drop = await parts.check(draft);
    const of = soundPart(draft);
    const ready = kept?.of === of ? kept.ready : await parts.ready(drop, { signal, onStage });
    signal.throwIfAborted();
    kept = { of, ready };
    const { handIn } = await import('./hand-in.ts');
    await cleared;
    signal.throwIfAborted();
    try {
      const reply = await handIn(ready, { drop, key, signal }, parts.calls, {
        onStage,
        onReserved(id) {
          one.reserved = id;
        },
        onSettling() {
          one.isSettling = true;
        },
      });
      one.reserved = null;
      kept = null;
      return reply;
    } catch (error) {
      if (signal.aborted) await giveUp(one, false);
      throw error;
    }
  }

  /** Once, however often it is asked. */
  function giveUp(one: Try, isLeaving: boolean): Promise<RunReply | null> {
    const id = one.reserved;
    one.reserved = null;
    if (id === null) return one.released;
    one.released = parts.release(id, isLeaving);
    waitFor(one.released);
    return one.released;
  }

  /** Gives up a try whose key is the open one. The next gets another, unless this one finds what may be paid. */
  function letGo(one: Try, isLeaving: boolean): Promise<RunReply | null> {
    if (!one.isSettling) parts.key.settle();
    return giveUp(one, isLeaving);
  }

  const run = generationStore<DropDraft>({ send, key: parts.key, onDone: (reply) => parts.onDone(reply) });

  /** What was cancelled did not fail. */
  async function unlessCancelled(going: Promise<void>): Promise<void> {
    await going;
    const now = run.$run.get();
    if (now.state === 'failed' && now.error instanceof Cancelled) run.dismiss();
  }

  return {
    $run: run.$run,
    $progress,
    start: (draft) => unlessCancelled(run.start(draft)),
    retry: () => unlessCancelled(run.retry()),
    cancel() {
      underWay?.abort.abort(new Cancelled());
    },
    dismiss() {
      run.dismiss();
      const one = failed;
      failed = null;
      if (one) void letGo(one, false).then((paid) => paid && parts.onDone(paid));
    },
    leave() {
      const one = underWay ?? failed;
      failed = null;
      if (one && one.reserved !== null) void letGo(one, true);
    },
  };
}

/** After this long, in milliseconds, what an earlier try still does counts as lost. */
const PATIENCE_MS = 10_000;
const patience = (): Promise<void> => new Promise((go) => setTimeout(go, PATIENCE_MS));

class Cancelled extends Error {}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
