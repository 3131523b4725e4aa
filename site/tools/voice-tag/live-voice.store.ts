import { atom, type ReadableAtom } from 'nanostores';
import type { DropDraft } from './drop-draft.ts';
import type { OnStage, Speech, Stage } from './take.ts';
import { voicePart } from './voice-part.ts';

/** The voice alone, as it is typed. `part` names what it was spoken from (`voicePart`). */
export type LiveVoice =
  /** Nothing to speak, or nobody asked yet. */
  | { state: 'idle' }
  | { state: 'speaking'; stage: Stage; share: number | null; last: Spoken | null }
  | ({ state: 'ready' } & Spoken)
  /** It cannot be spoken, or could not be: the error says why. */
  | { state: 'failed'; error: unknown; part: string };

export interface Spoken {
  speech: Speech;
  part: string;
}

export interface LiveVoiceStore {
  $voice: ReadableAtom<LiveVoice>;
  /** From now on what is typed is spoken: the engine loads with the first gesture and not before. */
  begin(): void;
  /** The draft is this now. It is spoken once it has rested. */
  follow(drop: DropDraft): void;
  /** Speaks the last draft again, after a failure. */
  again(): void;
}

interface LiveVoiceParts {
  speak: (drop: DropDraft, options: { signal: AbortSignal; onStage: OnStage }) => Promise<Speech>;
  /** How long the typing rests before it is spoken, in milliseconds. */
  restMs: number;
}

export function liveVoiceStore({ speak, restMs }: LiveVoiceParts): LiveVoiceStore {
  const $voice = atom<LiveVoice>({ state: 'idle' });
  let hasBegun = false;
  let draft: DropDraft | null = null;
  let last: Spoken | null = null;
  let asked = '';
  let rest: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;

  function stop(): void {
    clearTimeout(rest);
    underWay?.abort();
    underWay = undefined;
  }

  async function say(drop: DropDraft, part: string): Promise<void> {
    const abort = new AbortController();
    underWay = abort;
    const onStage: OnStage = (stage, share) => {
      if (underWay === abort) $voice.set({ state: 'speaking', stage, share: share ?? null, last });
    };
    onStage('speech');
    const outcome = await speak(drop, { signal: abort.signal, onStage }).then(
      (speech): LiveVoice => ({ state: 'ready', speech, part }),
      (error: unknown): LiveVoice => ({ state: 'failed', error, part }),
    );
    // What was typed meanwhile counts, and not what this one says.
    if (underWay !== abort) return;
    underWay = undefined;
    if (outcome.state === 'ready') last = { speech: outcome.speech, part };
    $voice.set(outcome);
  }

  function ask(isAgain: boolean) {
    if (!hasBegun || draft === null) return;
    const drop = draft;
    const part = voicePart(drop);
    if (part === asked && !isAgain) return;
    asked = part;
    stop();
    // A provider is paid for each word, and a preview asks for it.
    if (drop.script.trim() === '' || drop.source.kind === 'provider') return $voice.set({ state: 'idle' });
    rest = setTimeout(() => void say(drop, part), isAgain ? 0 : restMs);
  }

  return {
    $voice,
    begin() {
      hasBegun = true;
      ask(false);
    },
    follow(drop) {
      draft = drop;
      ask(false);
    },
    again: () => ask(true),
  };
}
