import { atom, type ReadableAtom } from 'nanostores';
import type { Credits } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import type { RunKey } from './run-key.ts';

export interface RunReply {
  generation: Generation;
  credits: Credits;
}

/** Where a tool's run stands. `failed` keeps the input, so that it can be sent again as it was. */
export type Run<Input> =
  | { state: 'idle' }
  | { state: 'running'; input: Input }
  | { state: 'done'; input: Input; generation: Generation }
  | { state: 'failed'; input: Input; error: unknown };

export interface GenerationStore<Input> {
  $run: ReadableAtom<Run<Input>>;
  /** Sends the input. While a run is under way nothing happens. */
  start(input: Input): Promise<void>;
  /** Sends the input of the failed run again. */
  retry(): Promise<void>;
  /** Puts a failure away. */
  dismiss(): void;
}

interface GenerationParts<Input> {
  send: (input: Input, key: string) => Promise<RunReply>;
  key: RunKey;
  /** After a success: refresh what the run changed. */
  onDone?: (reply: RunReply, input: Input) => void;
}

/**
 * Whether the server's answer ends this run for good. After any other (the network failed, the server broke, the
 * caller was too fast or signed out, the run still goes on) the same key has to be sent again.
 */
export function isDefinite(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  if (error.code === 'RATE_LIMITED' || error.code === 'UNAUTHORIZED') return false;
  return !(error.code === 'CONFLICT' && error.details.retryAfter !== undefined);
}

export function generationStore<Input>(parts: GenerationParts<Input>): GenerationStore<Input> {
  const $run = atom<Run<Input>>({ state: 'idle' });

  async function start(input: Input): Promise<void> {
    if ($run.get().state === 'running') return;
    $run.set({ state: 'running', input });
    const reply = await send(input);
    if (!reply) return;
    parts.key.settle();
    $run.set({ state: 'done', input, generation: reply.generation });
    parts.onDone?.(reply, input);
  }

  async function send(input: Input): Promise<RunReply | null> {
    try {
      return await parts.send(input, parts.key.for(input));
    } catch (error) {
      if (isDefinite(error)) parts.key.settle();
      $run.set({ state: 'failed', input, error });
      return null;
    }
  }

  return {
    $run,
    start,
    async retry() {
      const run = $run.get();
      if (run.state === 'failed') await start(run.input);
    },
    dismiss() {
      if ($run.get().state === 'failed') $run.set({ state: 'idle' });
    },
  };
}
