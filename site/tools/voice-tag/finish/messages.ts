import type { Stereo } from '#core/music/sound.ts';
import type { DropCard } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import type { WavBits } from '#core/tools/voice-tag/engine/files/pcm.ts';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import type { MeasuredBy } from '#core/tools/voice-tag/engine/loudness/measured-by.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { VoiceDropOutput } from '#core/tools/voice-tag/tool.ts';
import type { Stage } from '../take.ts';
import type { ZipFile } from './zip-files.ts';

/** A sound that is to be as loud as its aims say. Without `by` the sound decides which value counts. */
export interface ToMaster {
  sound: Stereo;
  aims: Aims;
  by?: MeasuredBy | undefined;
}

/** An MP3 without tags. */
export interface Pressed {
  mp3: Uint8Array<ArrayBuffer>;
  by: MeasuredBy;
  /** False where the target asks for more limiting than is allowed. */
  isReached: boolean;
}

/** What the finisher can be asked for. Sounds are at 44.1 kHz. */
export interface FinishTasks {
  press: { asks: ToMaster; answers: Pressed };
  measure: {
    /** `columns` of the wave picture. */
    asks: { sound: Stereo; aims: Aims; by: MeasuredBy; columns: number };
    answers: { report: LoudnessReport; wave: VoiceDropOutput['wave'] };
  };
  /** Writes the tags into an MP3. */
  sign: {
    asks: { mp3: Uint8Array<ArrayBuffer>; card: DropCard; cover: Uint8Array<ArrayBuffer> | null };
    answers: { mp3: Uint8Array<ArrayBuffer>; sha256: string };
  };
  /** A mastered WAV, and what was measured before its samples were rounded. */
  wav: {
    asks: ToMaster & { bits: WavBits; card: DropCard; cover: Uint8Array<ArrayBuffer> | null; seed: number };
    answers: { wav: Uint8Array<ArrayBuffer>; report: LoudnessReport; isReached: boolean; sha256: string };
  };
  zip: { asks: { files: readonly ZipFile[]; madeAt: Date }; answers: Blob };
  preview: { asks: ToMaster; answers: { sound: Stereo; report: LoudnessReport } };
}

export type FinishTask = keyof FinishTasks;

export type FinishQuestion<Name extends FinishTask = FinishTask> =
  | { id: number; task: Name; asks: FinishTasks[Name]['asks'] }
  /** Nobody waits for the answer any longer. */
  | { id: number; cancel: true };

export type FinishReply =
  | { id: number; answer: FinishTasks[FinishTask]['answers'] }
  | { id: number; stage: Stage; share: number | undefined }
  /** For people where the browser or the network is at fault, null where something broke. */
  | { id: number; error: { reason: string | null } };
