import { atom, type ReadableAtom } from 'nanostores';
import type { DropDraft } from '../drop-draft.ts';
import type { OnStage, Speech, Stage } from '../take.ts';
import { voicePart } from '../voice-part.ts';

/** A dry voice that somebody pressed for: a character, or one word. `key` says which. */
export type Hearing =
  | { key: string; state: 'making'; stage: Stage; share: number | null }
  | { key: string; state: 'playing' }
  | { key: string; state: 'failed'; error: unknown };

export interface HearingStore {
  $hearing: ReadableAtom<Hearing | null>;
  /** Speaks and plays a voice in place of the one before; the same key again stops it. */
  hear(key: string, drop: DropDraft): Promise<void>;
  stop(): void;
}

interface HearingParts {
  speak: (drop: DropDraft, options: { signal: AbortSignal; onStage: OnStage }) => Promise<Speech>;
  /** An address that the voice can be played from, and letting go of it. */
  keep: (speech: Speech) => Promise<string>;
  letGo: (url: string) => void;
  player: {
    play(url: string, at?: number): Promise<void>;
    stop(url?: string): void;
    untilOver(url: string): Promise<void>;
  };
}

/** Voices that stay at hand: each weighs some 200 kB. */
const KEPT = 24;

/** One voice at a time, spoken when it is asked for and kept for the next press. */
export function hearingStore({ speak, keep, letGo, player }: HearingParts): HearingStore {
  const $hearing = atom<Hearing | null>(null);
  const kept = new Map<string, string>();
  let underWay: AbortController | null = null;
  let playing: string | null = null;

  function stop(): void {
    underWay?.abort();
    underWay = null;
    if (playing !== null) player.stop(playing);
    playing = null;
    $hearing.set(null);
  }

  async function voiceOf(drop: DropDraft, key: string, mine: AbortController): Promise<string> {
    const part = voicePart(drop);
    const known = kept.get(part);
    if (known !== undefined) return known;
    const onStage: OnStage = (stage, share) => {
      if (underWay === mine) $hearing.set({ key, state: 'making', stage, share: share ?? null });
    };
    const url = await keep(await speak(drop, { signal: mine.signal, onStage }));
    kept.set(part, url);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) {
      letGo(kept.get(oldest) ?? '');
      kept.delete(oldest);
    }
    return url;
  }

  async function hear(key: string, drop: DropDraft): Promise<void> {
    const now = $hearing.get();
    stop();
    if (now?.key === key && now.state !== 'failed') return;
    const mine = new AbortController();
    underWay = mine;
    $hearing.set({ key, state: 'making', stage: 'speech', share: null });
    try {
      const url = await voiceOf(drop, key, mine);
      if (underWay !== mine) return;
      playing = url;
      const over = player.untilOver(url);
      await player.play(url, 0);
      if (underWay !== mine) return;
      $hearing.set({ key, state: 'playing' });
      await over;
      if (underWay === mine) stop();
    } catch (error) {
      if (underWay !== mine) return;
      underWay = null;
      $hearing.set({ key, state: 'failed', error });
    }
  }

  return { $hearing, hear, stop };
}
