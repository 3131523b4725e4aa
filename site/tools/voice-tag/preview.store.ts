import { atom, type ReadableAtom } from 'nanostores';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import type { DropDraft } from './drop-draft.ts';
import type { OnStage, Stage } from './take.ts';
import type { MadeTake } from './takes.store.ts';

/** What is under way, from 0 to 1 where that is known. */
export interface Progress {
  stage: Stage;
  share: number | null;
}

/** A full preview: it costs nothing and stays in the tab. */
export type Preview =
  | { state: 'idle' }
  | { state: 'making'; progress: Progress }
  | { state: 'failed'; error: unknown };

export interface PreviewStore {
  $preview: ReadableAtom<Preview>;
  /** Makes a take of the draft; with `again`, the sound of a take that had lost it. One at a time: the newest counts. */
  make(draft: DropDraft, again?: string): Promise<void>;
  cancel(): void;
  dismiss(): void;
}

interface PreviewParts {
  /** Throws INVALID_INPUT for a draft that would be refused. */
  check: (draft: DropDraft) => Promise<VoiceDrop>;
  make: (drop: VoiceDrop, options: { signal: AbortSignal; onStage: OnStage }) => Promise<MadeTake>;
  onMade: (made: MadeTake, again?: string) => void;
}

export function previewStore({ check, make, onMade }: PreviewParts): PreviewStore {
  const $preview = atom<Preview>({ state: 'idle' });
  let underWay: AbortController | undefined;

  function stop(): void {
    underWay?.abort();
    underWay = undefined;
  }

  return {
    $preview,
    async make(draft, again) {
      stop();
      const abort = new AbortController();
      underWay = abort;
      const onStage: OnStage = (stage, share) => {
        if (underWay === abort) $preview.set({ state: 'making', progress: { stage, share: share ?? null } });
      };
      onStage('speech');
      try {
        const made = await make(await check(draft), { signal: abort.signal, onStage });
        if (underWay !== abort) return;
        $preview.set({ state: 'idle' });
        onMade(made, again);
      } catch (error) {
        if (underWay === abort) $preview.set({ state: 'failed', error });
      } finally {
        if (underWay === abort) underWay = undefined;
      }
    },
    cancel() {
      stop();
      $preview.set({ state: 'idle' });
    },
    dismiss() {
      if ($preview.get().state === 'failed') $preview.set({ state: 'idle' });
    },
  };
}
