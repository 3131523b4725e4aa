import type { Client } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chatApp, errorsOf } from '../support/chat-app.ts';
import { eventsIn } from '../support/chat-events.ts';
import { stopsShort } from '../support/fake-text.ts';

const QUESTION = 'What deposit should I ask for?';

let chat: Awaited<ReturnType<typeof chatApp>>;
beforeAll(async () => {
  chat = await chatApp();
});
afterAll(() => chat.close());
beforeEach(() => chat.begin({ withModel: true }));

const client = () => (chat.deps.db as unknown as { $client: Client }).$client;

it('a question is kept alive in the background before its credit is held, streamed or not', async () => {
  for (const accept of ['text/event-stream', 'application/json']) {
    await chat.begin({ withModel: false });
    const work: Promise<unknown>[] = [];
    chat.deps.background = (begin) => void work.push(begin());
    const isReserving = Promise.withResolvers<void>();
    const mayReserve = Promise.withResolvers<void>();
    const { batch } = client();
    const spy = vi.spyOn(client(), 'batch').mockImplementationOnce(async (...statements) => {
      isReserving.resolve();
      await mayReserve.promise;
      return batch.apply(client(), statements);
    });
    const reply = chat.ask(QUESTION, { accept });
    await isReserving.promise;
    expect(work).toHaveLength(1);
    mayReserve.resolve();
    // Nobody reads the reply.
    await reply;
    await Promise.all(work);
    expect((await chat.history()).messages).toHaveLength(2);
    spy.mockRestore();
  }
});

it('where the database fails on top, the log has both errors and the caller the code of the last', async () => {
  chat.fake.state.answer = async (reply, asked) => {
    vi.spyOn(client(), 'batch').mockRejectedValueOnce(new RangeError('inner words'));
    await stopsShort('Half of it [1]. ')(reply, asked);
  };
  const [said, log] = await errorsOf(async () =>
    eventsIn(await (await chat.ask(QUESTION, { accept: 'text/event-stream' })).text()),
  );
  vi.restoreAllMocks();
  expect(said.at(-1)).toMatchObject({ event: 'error', data: { error: { code: 'INTERNAL' } } });
  expect(log).toContain('"event":"answer-failed"');
  expect(log).toContain('"event":"INTERNAL"');
  expect(log).not.toContain('inner words');
});

it('an answer that failed is written down once, and ends the stream with a code that is final', async () => {
  chat.fake.state.answer = stopsShort('Half of it [1]. ');
  const [said, log] = await errorsOf(() => chat.events(QUESTION));
  expect(said.at(-1)).toMatchObject({ event: 'error', data: { error: { code: 'PROVIDER_FAILED' } } });
  expect(log.match(/"event"/g)).toHaveLength(1);
  expect(await chat.balance()).toBe(20);
});
