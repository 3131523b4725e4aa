import { expect, test, vi } from 'vitest';
import { SpeechLoadError } from './speech-download.ts';
import { SpeechBrokeError, type SpeechWorker, speechLine } from './speech-line.ts';
import type { Shaped, SpeechReply, SpeechTask } from './speech-messages.ts';

const TASK: SpeechTask = {
  task: 'shape',
  pcm: new Float32Array(3),
  sampleRate: 48_000,
  voice: { style: 'hype-mc', intensity: 0.5, pitch: 0, speed: 1 },
  keepSource: false,
};
const SHAPED: Shaped = { voice: new Float32Array(3), words: [], source: null };

function fakeWorkers() {
  const workers: {
    posted: unknown[];
    say: (reply: SpeechReply) => void;
    fall: () => void;
    ended: boolean;
  }[] = [];
  const start = (): SpeechWorker => {
    let listen = (_event: { data: SpeechReply }) => {};
    let fall = () => {};
    const worker = {
      posted: [] as unknown[],
      ended: false,
      say: (reply: SpeechReply) => listen({ data: reply }),
      fall: () => fall(),
    };
    workers.push(worker);
    return {
      postMessage: (message: unknown) => worker.posted.push(message),
      terminate: () => {
        worker.ended = true;
      },
      addEventListener: (type: string, listener: never) => {
        if (type === 'message') listen = listener;
        else fall = listener;
      },
    };
  };
  return { workers, ask: speechLine(start) };
}

const watching = (signal = new AbortController().signal) => ({ signal, onStage: vi.fn() });

test('a worker starts with the first question, tells its stages, and answers', async () => {
  const { workers, ask } = fakeWorkers();
  expect(workers).toHaveLength(0);
  const options = watching();
  const answer = ask(TASK, options);
  expect(workers[0]?.posted).toEqual([{ id: 1, ...TASK }]);
  workers[0]?.say({ id: 1, stage: 'engine', share: 0.5 });
  workers[0]?.say({ id: 1, stage: 'speech', share: null });
  workers[0]?.say({ id: 1, answer: SHAPED });
  expect(await answer).toBe(SHAPED);
  expect(options.onStage.mock.calls).toEqual([
    ['engine', 0.5],
    ['speech', undefined],
  ]);
  void ask(TASK, watching());
  expect(workers).toHaveLength(1);
});

test('what is called off is let go at once, and the worker is told', async () => {
  const { workers, ask } = fakeWorkers();
  const abort = new AbortController();
  const options = watching(abort.signal);
  const answer = ask(TASK, options);
  abort.abort(new Error('never mind'));
  await expect(answer).rejects.toThrow('never mind');
  expect(workers[0]?.posted.at(-1)).toEqual({ callOff: 1 });
  workers[0]?.say({ id: 1, stage: 'speech', share: null });
  workers[0]?.say({ id: 1, answer: SHAPED });
  expect(options.onStage).not.toHaveBeenCalled();
});

test('what was called off before it was asked starts no worker', async () => {
  const { workers, ask } = fakeWorkers();
  await expect(ask(TASK, watching(AbortSignal.abort(new Error('gone'))))).rejects.toThrow('gone');
  expect(workers).toHaveLength(0);
});

test('an answer takes the listener off its signal', async () => {
  const { workers, ask } = fakeWorkers();
  const abort = new AbortController();
  const answer = ask(TASK, watching(abort.signal));
  workers[0]?.say({ id: 1, answer: SHAPED });
  await answer;
  abort.abort();
  expect(workers[0]?.posted).toHaveLength(1);
});

test('a failed download and a fault are told apart', async () => {
  const { workers, ask } = fakeWorkers();
  const load = ask(TASK, watching());
  const fault = ask(TASK, watching());
  workers[0]?.say({ id: 1, reason: 'The voice could not be loaded' });
  workers[0]?.say({ id: 2, reason: null });
  await expect(load).rejects.toBeInstanceOf(SpeechLoadError);
  await expect(fault).rejects.toBeInstanceOf(SpeechBrokeError);
});

test('a worker that falls takes its questions with it, and the next question starts another', async () => {
  const { workers, ask } = fakeWorkers();
  const answer = ask(TASK, watching());
  workers[0]?.fall();
  await expect(answer).rejects.toThrow('The voice stopped in the middle. Try again');
  expect(workers[0]?.ended).toBe(true);
  void ask(TASK, watching());
  expect(workers).toHaveLength(2);
});
