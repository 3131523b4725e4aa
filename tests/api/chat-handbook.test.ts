import type { Client } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatApp, DEPOSITS, errorsOf } from '../support/chat-app.ts';

const QUESTION = 'What deposit should I ask for?';

let chat: Awaited<ReturnType<typeof chatApp>>;
beforeAll(async () => {
  chat = await chatApp();
});
afterAll(() => chat.close());

describe('without a text model', () => {
  beforeEach(() => chat.begin({ withModel: false }));

  it('answers in the words of the handbook, with its place', async () => {
    expect(await chat.answer(QUESTION)).toMatchObject({
      content: 'Ask for half of the fee before the date.',
      sources: [{ title: 'Deposits', href: '/help/deposits' }],
    });
  });

  it.each([
    ['is missing', () => Promise.reject(new Error('No shipped file'))],
    ['is broken', async () => new TextEncoder().encode('[{"title":')],
    [
      'names places that are not ours',
      async () => new TextEncoder().encode(JSON.stringify([{ ...DEPOSITS, href: '//evil.example' }])),
    ],
  ])('says so honestly where the handbook %s, and costs nothing', async (_, read) => {
    chat.state.handbook = read;
    const [said, log] = await errorsOf(() => chat.answer(QUESTION));
    expect(said).toMatchObject({
      content: expect.stringContaining('I cannot read my handbook'),
      sources: [],
    });
    expect(log).toContain('handbook-unreadable');
    expect(await chat.balance()).toBe(20);
  });

  it('a question that leans on the one before it is understood with it', async () => {
    await chat.answer(QUESTION);
    expect((await chat.answer('And why is it half?')).sources).toHaveLength(1);
  });

  it('asks the database twice: for the reservation, which finds the session too, and the settlement', async () => {
    const { $client } = chat.deps.db as unknown as { $client: Client };
    const calls = (['execute', 'batch'] as const).map((name) => vi.spyOn($client, name));
    await chat.answer(QUESTION);
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
    for (const call of calls) call.mockRestore();
  });
});
