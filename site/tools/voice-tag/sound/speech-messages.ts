import type { Mono } from '#core/music/sound.ts';
import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import type { SpeechPlan } from '#core/tools/voice-tag/speech-plan.ts';
import type { Stage } from '../take.ts';

/** What the speech worker can be asked for. */
export type SpeechTask =
  /** Speak on the device. */
  | { task: 'speak'; plan: SpeechPlan; voice: VoiceSettings }
  /** Make a voice that comes from elsewhere the character. `keepSource` asks for it as a WAV file too. */
  | { task: 'shape'; pcm: Mono; sampleRate: number; voice: VoiceSettings; keepSource: boolean };

export interface Shaped {
  voice: Mono;
  words: readonly SpokenWord[];
  source: Uint8Array | null;
}

export type SpeechQuestion = { id: number } & SpeechTask;

/** Nobody waits for that answer any more. */
export interface SpeechCallOff {
  callOff: number;
}

export type SpeechReply =
  | { id: number; stage: Stage; share: number | null }
  | { id: number; answer: Shaped }
  /** `reason` is for people, and null where something broke that they cannot mend. */
  | { id: number; reason: string | null };
