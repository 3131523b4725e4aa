import type { Mono, Stereo } from '#core/music/sound.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';
import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { VoiceDropOutput } from '#core/tools/voice-tag/tool.ts';

/** The voice alone: spoken, and shaped into its character; nothing of the treatment yet. 44.1 kHz. */
export interface Speech {
  voice: Mono;
  words: readonly SpokenWord[];
  /** Who spoke: the name of the engine or the provider, or `own recording`. */
  spokenBy: string;
  /** What a provider sent, as 16-bit WAV, to make the drop from again; null where the device or a recording speaks. */
  source: Uint8Array | null;
}

/** A voice and layers made ready for the mix: everything that is computed before the graph runs. */
export interface Prepared {
  /** With its stutter, scratch, stop, fall and vocoder: what the timeline calls the voice. */
  voice: Mono;
  words: readonly SpokenWord[];
  arrangement: Arrangement;
  /** One sound a clip of the arrangement, in its order. */
  beds: readonly Stereo[];
  /** Impulse responses of the room and of the swell before the voice; null where the recipe has none. */
  room: Stereo | null;
  swellRoom: Stereo | null;
}

/** The sound of a drop before mastering: what is heard, and the parts that it is the sum of. All of equal length. */
export interface Rendered {
  mix: Stereo;
  /** The voice with everything that hangs on it, and all layers. */
  voice: Stereo;
  bed: Stereo;
  arrangement: Arrangement;
}

/** One full preview: it costs nothing and stays in the tab. */
export interface Take {
  id: string;
  /** The n-th of this tab, from 1. */
  number: number;
  drop: VoiceDrop;
  speech: Speech;
  /** On the time axis of the voice with its treatment; `rendered.arrangement.voice.at` later on that of the drop. */
  words: readonly SpokenWord[];
  rendered: Rendered;
  /** Time that it took, in milliseconds. */
  madeInMs: number;
}

/** A drop that is ready to be handed in. */
export interface FinishedDrop {
  mp3: Uint8Array;
  report: LoudnessReport;
  output: VoiceDropOutput;
}

export type Stage =
  | 'engine'
  | 'voice'
  | 'speech'
  | 'beds'
  | 'mix'
  | 'master'
  | 'encode'
  | 'measure'
  | 'upload';

/** `share` from 0 to 1 of this stage, where it is known. */
export type OnStage = (stage: Stage, share?: number) => void;
