import { speakPlan } from '#core/tools/voice-tag/engine/speech/speak-plan.ts';
import { speechParameters } from '#core/tools/voice-tag/engine/voice/speech-parameters.ts';
import { SpeechLoadError } from './speech-download.ts';
import { loadEngine, loadSpeaker } from './speech-engine.ts';
import type { Shaped, SpeechCallOff, SpeechQuestion, SpeechReply, SpeechTask } from './speech-messages.ts';
import { shapeRecorded, shapeSpoken } from './speech-shape.ts';

const live = new Map<number, AbortController>();

/** Lets messages in that wait, so that what was called off meanwhile is not begun. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

type Tell = (stage: 'engine' | 'voice' | 'speech', share?: number) => void;

async function speakHere(
  { plan, voice }: Extract<SpeechTask, { task: 'speak' }>,
  tell: Tell,
  signal: AbortSignal,
): Promise<Shaped> {
  const parameters = speechParameters(voice);
  const instantiate = await loadEngine((share) => tell('engine', share), signal);
  const recorded = await loadSpeaker(parameters.speaker, (share) => tell('voice', share), signal);
  await nextTurn();
  signal.throwIfAborted();
  tell('speech');
  return shapeSpoken(speakPlan(instantiate, recorded, parameters, plan), voice);
}

async function work(task: SpeechTask, tell: Tell, signal: AbortSignal): Promise<Shaped> {
  switch (task.task) {
    case 'speak':
      return speakHere(task, tell, signal);
    case 'shape':
      await nextTurn();
      signal.throwIfAborted();
      tell('speech');
      return shapeRecorded(task);
  }
}

function post(reply: SpeechReply): void {
  const shaped = 'answer' in reply ? reply.answer : null;
  const sounds = [shaped?.voice.buffer, shaped?.source?.buffer];
  postMessage(reply, { transfer: sounds.filter((sound) => sound instanceof ArrayBuffer) });
}

async function take({ id, ...task }: SpeechQuestion): Promise<void> {
  const abort = new AbortController();
  live.set(id, abort);
  const tell: Tell = (stage, share) => post({ id, stage, share: share ?? null });
  try {
    post({ id, answer: await work(task, tell, abort.signal) });
  } catch (error) {
    post({ id, reason: error instanceof SpeechLoadError ? error.message : null });
    if (!abort.signal.aborted && !(error instanceof SpeechLoadError)) console.error(error);
  } finally {
    live.delete(id);
  }
}

addEventListener('message', ({ data }: MessageEvent<SpeechQuestion | SpeechCallOff>) => {
  if ('callOff' in data) live.get(data.callOff)?.abort();
  else void take(data);
});
