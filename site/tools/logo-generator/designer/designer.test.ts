import { expect, it, vi } from 'vitest';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { DesignError, type DesignerWorker, lineTo } from './designer.ts';
import type { CallOff, Question, Reply } from './messages.ts';

const BRIEF = { brief: logoBriefSchema.parse({ name: 'DJ NOVA' }), count: 1 };

function fakeWorker() {
  const heard: (Question | CallOff)[] = [];
  const listeners = { message: (_: { data: Reply }) => {}, error: () => {} };
  const worker: DesignerWorker = {
    postMessage: (message: Question | CallOff) => void heard.push(message),
    terminate: vi.fn(),
    addEventListener: (type: string, listen: never) => void Object.assign(listeners, { [type]: listen }),
  };
  return { worker, heard, say: (data: Reply) => listeners.message({ data }), crash: () => listeners.error() };
}

function line() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const ask = lineTo(() => {
    const fake = fakeWorker();
    workers.push(fake);
    return fake.worker;
  });
  return { ask, workers };
}

it('starts a worker with the first question, and one is enough', async () => {
  const { ask, workers } = line();
  expect(workers).toHaveLength(0);
  const first = ask('design', BRIEF);
  const second = ask('design', BRIEF);
  expect(workers).toHaveLength(1);
  workers[0]?.say({ id: 2, answer: [] });
  workers[0]?.say({ id: 1, answer: [] });
  await expect(Promise.all([first, second])).resolves.toEqual([[], []]);
});

it('hands on why something cannot be drawn', async () => {
  const { ask, workers } = line();
  const asked = ask('design', BRIEF);
  workers[0]?.say({ id: 1, error: { reason: 'No emoji', path: 'name' } });
  await expect(asked).rejects.toMatchObject({ name: 'DesignError', reason: 'No emoji', path: 'name' });
});

it('asks anew where a worker broke, and gives up where the next breaks too', async () => {
  const { ask, workers } = line();
  const asked = ask('design', BRIEF);
  workers[0]?.crash();
  expect(workers[0]?.worker.terminate).toHaveBeenCalledOnce();
  expect(workers[1]?.heard).toEqual(workers[0]?.heard);
  workers[1]?.crash();
  await expect(asked).rejects.toThrow(DesignError);
  void ask('design', BRIEF);
  expect(workers).toHaveLength(3);
});

it('calls a question off, and takes the answer that comes all the same', async () => {
  const { ask, workers } = line();
  const leaving = new AbortController();
  const late = ask('design', BRIEF, leaving.signal);
  const dropped = ask('design', BRIEF, leaving.signal);
  leaving.abort(new Error('Superseded'));
  expect(workers[0]?.heard.slice(2)).toEqual([{ callOff: 1 }, { callOff: 2 }]);
  workers[0]?.say({ id: 1, answer: [] });
  workers[0]?.say({ id: 2, calledOff: true });
  await expect(late).resolves.toEqual([]);
  await expect(dropped).rejects.toThrow('Superseded');
});

it('does not ask what was called off beforehand, nor asks it again after a break', async () => {
  const { ask, workers } = line();
  await expect(ask('design', BRIEF, AbortSignal.abort(new Error('Gone')))).rejects.toThrow('Gone');
  expect(workers).toHaveLength(0);
  const leaving = new AbortController();
  const asked = ask('design', BRIEF, leaving.signal);
  leaving.abort(new Error('Gone'));
  workers[0]?.crash();
  await expect(asked).rejects.toThrow('Gone');
  expect(workers).toHaveLength(1);
});
