import { atom, type ReadableAtom } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import type { VoicePack } from '#core/voice.ts';
import type { MadeFile } from '../finish/make-files.ts';
import type { Progress } from '../preview.store.ts';
import type { OnStage, Take } from '../take.ts';
import type { ProFile } from './pro-file.ts';

/** A file that is being made, or was made last. `of` is the generation that it belongs to. */
export type FileMaking = { of: string; what: ProFile } & (
  | { state: 'making'; progress: Progress | null; isAgain: boolean }
  | { state: 'done'; made: MadeFile }
  | { state: 'failed'; error: unknown }
);

export interface ProFileStore {
  $making: ReadableAtom<FileMaking | null>;
  /** Makes a file and hands it to the browser. One that is under way gives way to it. */
  make(generation: Generation, what: ProFile): Promise<void>;
  cancel(): void;
}

interface Course {
  signal: AbortSignal;
  onStage: OnStage;
}

interface ProFileParts {
  /** Whose licence it is. Throws PRO_REQUIRED for who has none. */
  packOf: (generation: Generation, signal: AbortSignal) => Promise<VoicePack>;
  /** The take of this drop where this tab has it. */
  takeAtHand: (generation: Generation) => Take | null;
  takeAgain: (generation: Generation, course: Course) => Promise<Take>;
  make: (what: ProFile, take: Take, pack: VoicePack, course: Course) => Promise<MadeFile>;
  save: (made: MadeFile) => void;
}

/** One file at a time. It goes on when its panel is closed. */
export function proFileStore(parts: ProFileParts): ProFileStore {
  const $making = atom<FileMaking | null>(null);
  let underWay: AbortController | null = null;
  /** The last take that was made again: the next file of the same drop needs no other. */
  let last: { of: string; take: Take } | null = null;

  function cancel(): void {
    underWay?.abort();
    underWay = null;
    $making.set(null);
  }

  async function takeOf(generation: Generation, course: Course): Promise<Take> {
    if (last?.of === generation.id) return last.take;
    const take = parts.takeAtHand(generation) ?? (await parts.takeAgain(generation, course));
    last = { of: generation.id, take };
    return take;
  }

  async function make(generation: Generation, what: ProFile): Promise<void> {
    cancel();
    const mine = new AbortController();
    underWay = mine;
    const of = generation.id;
    const isAgain = last?.of !== of && parts.takeAtHand(generation) === null;
    const tell = (now: FileMaking): void => {
      if (underWay === mine) $making.set(now);
    };
    const onStage: OnStage = (stage, share) =>
      tell({ of, what, state: 'making', progress: { stage, share: share ?? null }, isAgain });
    tell({ of, what, state: 'making', progress: null, isAgain });
    try {
      const { signal } = mine;
      const pack = await parts.packOf(generation, signal);
      const take = await takeOf(generation, { signal, onStage });
      signal.throwIfAborted();
      const made = await parts.make(what, take, pack, { signal, onStage });
      if (underWay !== mine) return;
      tell({ of, what, state: 'done', made });
      parts.save(made);
    } catch (error) {
      tell({ of, what, state: 'failed', error });
    } finally {
      if (underWay === mine) underWay = null;
    }
  }

  return { $making, make, cancel };
}
