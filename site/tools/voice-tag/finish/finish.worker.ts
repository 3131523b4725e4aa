import { turn } from '../turn.ts';
import { buffersOf } from './buffers-of.ts';
import { FINISH_HANDLERS, type Step } from './finish-handlers.ts';
import type { FinishQuestion, FinishReply, FinishTask } from './messages.ts';
import { EncoderError } from './mp3-encoder.ts';

const underWay = new Map<number, AbortController>();

async function answer(id: number, task: FinishTask, asks: never): Promise<void> {
  const stop = new AbortController();
  underWay.set(id, stop);
  const send = (reply: FinishReply, transfer: Transferable[] = []): void => postMessage(reply, { transfer });
  const step: Step = async (stage, share) => {
    send({ id, stage, share });
    await turn();
    stop.signal.throwIfAborted();
  };
  try {
    const made = await FINISH_HANDLERS[task](asks, step);
    send({ id, answer: made }, buffersOf(made));
  } catch (error) {
    send({ id, error: { reason: error instanceof EncoderError ? error.message : null } });
  } finally {
    underWay.delete(id);
  }
}

addEventListener('message', ({ data }: MessageEvent<FinishQuestion>) => {
  if ('cancel' in data) underWay.get(data.id)?.abort();
  else void answer(data.id, data.task, data.asks as never);
});
