import type { Mono } from '#core/music/sound.ts';
import { makeBed } from '#core/tools/voice-tag/engine/beds/make-bed.ts';
import { mixLoop } from '#core/tools/voice-tag/engine/mix-loop/mix-loop.ts';
import { roomResponse, swellResponse } from '#core/tools/voice-tag/engine/rooms/room-response.ts';
import { treatVoice } from '#core/tools/voice-tag/engine/treatment/treat-voice.ts';
import type {
  TreatmentQuestion,
  TreatmentReply,
  TreatmentTask,
  TreatmentTasks,
} from './treatment-messages.ts';

type Handlers = {
  [Name in TreatmentTask]: (asks: TreatmentTasks[Name]['asks']) => TreatmentTasks[Name]['answers'];
};

const HANDLERS: Handlers = {
  treat: ({ voice, words, recipe }) => treatVoice(voice, words, recipe),
  bed: ({ kind, ...asks }) => makeBed(kind, asks),
  room: roomResponse,
  swell: swellResponse,
  'mix-loop': mixLoop,
};

/** What is handed over rather than copied: nothing is kept here. */
function soundsOf(answer: TreatmentTasks[TreatmentTask]['answers']): Transferable[] {
  const sounds: readonly Mono[] = 'voice' in answer ? [answer.voice] : answer;
  return sounds.map(({ buffer }) => buffer as ArrayBuffer);
}

addEventListener('message', ({ data: { id, task, asks } }: MessageEvent<TreatmentQuestion>) => {
  const reply = (message: TreatmentReply, transfer: Transferable[] = []) =>
    postMessage(message, { transfer });
  try {
    const answer = HANDLERS[task](asks as never);
    reply({ id, answer }, soundsOf(answer));
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
