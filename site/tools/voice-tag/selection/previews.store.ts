import { atom, type ReadableAtom } from 'nanostores';
import type { VoiceDrop, VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import type { StyleId } from '#core/tools/voice-tag/styles.ts';
import type { OnStage, Speech, Stage } from '../take.ts';

/** What is said, and how the voices are turned while they are compared. */
export interface Sentence extends Omit<VoiceSettings, 'style'>, Pick<VoiceDrop, 'script' | 'respellings'> {}

/** A voice that said a sentence. */
export interface Spoken {
  url: string;
  seconds: number;
  /** Columns from 0 to 1. */
  peaks: readonly number[];
}

export type Preview =
  | { state: 'making'; stage: Stage; share: number | null }
  | ({ state: 'ready' } & Spoken)
  | { state: 'failed'; error: unknown };

export type Previews = Readonly<Partial<Record<StyleId, Preview>>>;

type Said = Pick<VoiceDrop, 'script' | 'respellings' | 'source' | 'voice'>;

export interface PreviewsStore {
  /** What each voice made of the sentence as it is now. */
  $previews: ReadableAtom<Previews>;
  /** Whether the voices are heard one after another. */
  $isRound: ReadableAtom<boolean>;
  /** The sentence is this now: what said another one is put aside, and comes back with its sentence. */
  follow(sentence: Sentence): void;
  /** Lets one voice say it, in place of the one before. Resolves when it has ended. */
  hear(style: StyleId): Promise<void>;
  /** Lets several say it, one after another. */
  hearAll(styles: readonly StyleId[]): Promise<void>;
  stop(): void;
}

interface PreviewsParts {
  speak: (drop: Said, options: { signal: AbortSignal; onStage: OnStage }) => Promise<Speech>;
  /** A voice as an address and a picture. */
  keep: (speech: Speech) => Promise<Spoken>;
  letGo: (url: string) => void;
  player: { play(url: string): Promise<void>; stop(): void; untilOver(url: string): Promise<void> };
}

/** Voices that stay at hand: four sentences by all of them, some 200 kB each. */
const KEPT = 64;

export function previewsStore({ speak, keep, letGo, player }: PreviewsParts): PreviewsStore {
  const $previews = atom<Previews>({});
  const $isRound = atom(false);
  const kept = new Map<string, Spoken>();
  let sentence: Sentence = { script: '', respellings: [], intensity: 0.5, pitch: 0, speed: 1 };
  let underWay: AbortController | null = null;

  const keyOf = (style: StyleId) => JSON.stringify([style, sentence]);
  const show = (style: StyleId, preview: Preview | undefined) => {
    const { [style]: _, ...others } = $previews.get();
    $previews.set(preview ? { ...others, [style]: preview } : others);
  };

  function halt(): void {
    underWay?.abort();
    underWay = null;
    player.stop();
    const still = Object.entries($previews.get()).filter(([, { state }]) => state !== 'making');
    $previews.set(Object.fromEntries(still));
  }

  async function spoken(style: StyleId, mine: AbortController): Promise<Spoken> {
    const key = keyOf(style);
    const known = kept.get(key);
    if (known) return known;
    const onStage: OnStage = (stage, share) => {
      if (underWay === mine) show(style, { state: 'making', stage, share: share ?? null });
    };
    onStage('speech');
    const { script, respellings, ...turned } = sentence;
    const said: Said = { script, respellings, source: { kind: 'device' }, voice: { style, ...turned } };
    const fresh = await keep(await speak(said, { signal: mine.signal, onStage }));
    kept.set(key, fresh);
    const [oldest] = kept;
    if (kept.size > KEPT && oldest) {
      letGo(oldest[1].url);
      kept.delete(oldest[0]);
    }
    return fresh;
  }

  /** Whether it was heard to its end. */
  async function say(style: StyleId, mine: AbortController): Promise<boolean> {
    try {
      const voice = await spoken(style, mine);
      if (underWay !== mine) return false;
      show(style, { state: 'ready', ...voice });
      const over = player.untilOver(voice.url);
      await player.play(voice.url);
      await over;
      return underWay === mine;
    } catch (error) {
      if (underWay !== mine) return false;
      show(style, { state: 'failed', error });
      return false;
    }
  }

  async function hear(style: StyleId): Promise<void> {
    halt();
    $isRound.set(false);
    const mine = new AbortController();
    underWay = mine;
    await say(style, mine);
    if (underWay === mine) underWay = null;
  }

  return {
    $previews,
    $isRound,
    hear,
    follow(next) {
      if (JSON.stringify(next) === JSON.stringify(sentence)) return;
      halt();
      $isRound.set(false);
      sentence = next;
      $previews.set({});
      for (const [key, voice] of kept) {
        const [style] = JSON.parse(key) as [StyleId];
        if (keyOf(style) === key) show(style, { state: 'ready', ...voice });
      }
    },
    async hearAll(styles) {
      halt();
      const mine = new AbortController();
      underWay = mine;
      $isRound.set(true);
      for (const style of styles) if (!(await say(style, mine))) break;
      if (underWay === mine) {
        underWay = null;
        $isRound.set(false);
      }
    },
    stop() {
      halt();
      $isRound.set(false);
    },
  };
}
