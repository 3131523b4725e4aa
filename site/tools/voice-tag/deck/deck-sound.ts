import { computed } from 'nanostores';
import type { Generation } from '#core/generation.ts';
import { type Arrangement, arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import type { VoiceDropOutput } from '#core/tools/voice-tag/tool.ts';
import type { DropDraft } from '../drop-draft.ts';
import { $onDeck, drop, liveVoice, opened, takes } from '../studio.ts';
import type { Speech } from '../take.ts';
import type { TakeEntry } from '../takes.store.ts';
import { soundPart, voicePart } from '../voice-part.ts';
import { estimatedSeconds } from './estimated-seconds.ts';

/** What the deck shows and plays. `from` is the drop that it was made of. */
export type DeckSound =
  | { kind: 'none' }
  /** The voice alone, at its place in what would become of it. */
  | { kind: 'voice'; speech: Speech; part: string }
  | { kind: 'take'; entry: TakeEntry; from: DropDraft }
  | { kind: 'stored'; generation: Generation; output: VoiceDropOutput; from: DropDraft };

/** An empty deck, as the page is built with. */
export const NO_SOUND: DeckSound = { kind: 'none' };

/** What lies on the deck: the stored drop or the take that was asked for last, or else the voice as it is typed. */
export const $sound = computed(
  [$onDeck, opened.$opened, takes.$heard, liveVoice.$voice],
  (onDeck, opening, entry, voice): DeckSound => {
    if (onDeck === 'stored' && opening.state === 'ready') {
      const { generation } = opening;
      // Settled by the schemas of the tool: a generation that is done has this output, and was read as this input.
      const output = generation.output as VoiceDropOutput;
      return { kind: 'stored', generation, output, from: generation.input as DropDraft };
    }
    if (entry) return { kind: 'take', entry, from: entry.drop };
    if (voice.state === 'ready') return { kind: 'voice', speech: voice.speech, part: voice.part };
    if (voice.state === 'speaking' && voice.last)
      return { kind: 'voice', speech: voice.last.speech, part: voice.last.part };
    return NO_SOUND;
  },
);

/** Whether the draft would sound otherwise than what lies on the deck. */
export const $isStale = computed([$sound, drop.$draft], (sound, draft) =>
  'from' in sound ? soundPart(sound.from) !== soundPart(draft) : false,
);

/** Length of the voice of the draft with its treatment, in seconds: known from a sound of it, or estimated. */
export const $voiceSeconds = computed([$sound, drop.$draft, liveVoice.$voice], (sound, draft, voice) => {
  const part = voicePart(draft);
  if ('from' in sound && voicePart(sound.from) === part && sameEffects(sound.from, draft)) {
    const known = voiceOf(sound)?.seconds;
    if (known !== undefined) return known;
  }
  const spoken = voice.state === 'ready' && voice.part === part ? voice.speech.voice.length / 44_100 : null;
  return spoken ?? estimatedSeconds(draft);
});

/** Where everything of the draft lies, before any of it sounds. */
export const $plan = computed(
  [drop.$draft, $voiceSeconds],
  (draft, seconds): Arrangement => arrange(draft.recipe, seconds),
);

const sameEffects = (one: DropDraft, other: DropDraft): boolean =>
  JSON.stringify([one.recipe.effects, one.recipe.strength, one.recipe.bpm]) ===
  JSON.stringify([other.recipe.effects, other.recipe.strength, other.recipe.bpm]);

/** Where the voice lies in a sound, in seconds. */
function voiceOf(sound: DeckSound): { at: number; seconds: number } | null {
  if (sound.kind === 'take')
    return (sound.entry.made?.take.rendered.arrangement ?? sound.entry.picture)?.voice ?? null;
  if (sound.kind === 'stored') return sound.output.lanes.find(({ kind }) => kind === 'voice') ?? null;
  return null;
}

/** Words of a sound on its own time axis, in seconds. */
export function wordsOf(sound: DeckSound, plan: Arrangement): readonly SpokenWord[] {
  if (sound.kind === 'stored') return sound.output.words;
  const later = (words: readonly SpokenWord[], by: number) =>
    words.map(({ text, at, until }) => ({ text, at: at + by, until: until + by }));
  if (sound.kind === 'take' && sound.entry.made) {
    const { words, rendered } = sound.entry.made.take;
    return later(words, rendered.arrangement.voice.at);
  }
  if (sound.kind === 'take') return sound.entry.picture?.words ?? [];
  return sound.kind === 'voice' ? later(sound.speech.words, plan.voice.at) : [];
}

/** Length of a sound, in seconds; of none, that of the plan. */
export function secondsOf(sound: DeckSound, plan: Arrangement): number {
  if (sound.kind === 'stored') return sound.output.seconds;
  return sound.kind === 'take' ? sound.entry.seconds : plan.seconds;
}

/** The address of a stored drop, as the server names it; empty where there is none. */
export const fileOf = ({ files }: Generation): string =>
  files.find(({ type }) => type === 'audio/mpeg')?.url ?? '';

/** Highest true peak of a sound in dBTP; null where none was measured. */
export function peakOf(sound: DeckSound): number | null {
  if (sound.kind === 'take') return sound.entry.made?.report.truePeak ?? null;
  return sound.kind === 'stored' ? sound.output.report.truePeak : null;
}
