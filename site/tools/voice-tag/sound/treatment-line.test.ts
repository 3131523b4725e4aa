import { expect, it } from 'vitest';
import { TreatmentError, treatmentLine } from './treatment-line.ts';
import type { TreatmentQuestion, TreatmentReply } from './treatment-messages.ts';

/** A worker that answers what it is told to, when it is told to. */
class FakeWorker extends EventTarget {
  asked: TreatmentQuestion[] = [];
  isOver = false;
  postMessage(question: TreatmentQuestion) {
    this.asked.push(question);
  }
  terminate() {
    this.isOver = true;
  }
  reply(data: TreatmentReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function bench() {
  const workers: FakeWorker[] = [];
  const ask = treatmentLine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { workers, ask };
}

const room = { decay: 1, seed: 1 };
const sound = [new Float32Array(1), new Float32Array(1)] as const;

it('starts its worker with the first question, and only once', async () => {
  const { workers, ask } = bench();
  expect(workers).toHaveLength(0);
  const answers = Promise.all([ask('room', room), ask('swell', room)]);
  expect(workers).toHaveLength(1);
  const [first, second] = workers[0]?.asked ?? [];
  workers[0]?.reply({ id: second?.id ?? 0, answer: [...sound] });
  workers[0]?.reply({ id: first?.id ?? 0, answer: sound });
  const [ofRoom, ofSwell] = await answers;
  expect(ofRoom).toBe(sound);
  expect(ofSwell).not.toBe(sound);
});

it('passes on why something could not be made', async () => {
  const { workers, ask } = bench();
  const answer = ask('room', room);
  workers[0]?.reply({ id: workers[0].asked[0]?.id ?? 0, error: 'too large' });
  await expect(answer).rejects.toThrow(new TreatmentError('The treatment could not be made: too large.'));
});

it('gives up what waits when its worker breaks, and starts another one with the next question', async () => {
  const { workers, ask } = bench();
  const waiting = ask('room', room);
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toBeInstanceOf(TreatmentError);
  expect(workers[0]?.isOver).toBe(true);
  const again = ask('room', room);
  expect(workers).toHaveLength(2);
  workers[1]?.reply({ id: workers[1].asked[0]?.id ?? 0, answer: sound });
  await expect(again).resolves.toBe(sound);
});
