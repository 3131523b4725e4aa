import type { Mono, Stereo } from '#core/music/sound.ts';
import type { BedKind } from '#core/tools/voice-tag/beds.ts';
import type { BedAsks } from '#core/tools/voice-tag/engine/beds/bed.ts';
import type { LoopAsks } from '#core/tools/voice-tag/engine/mix-loop/mix-loop.ts';
import type { RoomAsks } from '#core/tools/voice-tag/engine/rooms/room-response.ts';
import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';
import type { Recipe } from '#core/tools/voice-tag/recipe.ts';

/** A voice and when its words are heard. */
export interface TimedVoice {
  voice: Mono;
  words: readonly SpokenWord[];
}

/** What the worker of the treatment does: what each task asks for, and what it answers. */
export interface TreatmentTasks {
  treat: { asks: TimedVoice & { recipe: Recipe }; answers: TimedVoice };
  bed: { asks: BedAsks & { kind: BedKind }; answers: Stereo };
  room: { asks: RoomAsks; answers: Stereo };
  swell: { asks: RoomAsks; answers: Stereo };
  'mix-loop': { asks: LoopAsks; answers: Stereo };
}

export type TreatmentTask = keyof TreatmentTasks;

export interface TreatmentQuestion {
  id: number;
  task: TreatmentTask;
  asks: TreatmentTasks[TreatmentTask]['asks'];
}

export type TreatmentReply =
  | { id: number; answer: TreatmentTasks[TreatmentTask]['answers'] }
  | { id: number; error: string };
