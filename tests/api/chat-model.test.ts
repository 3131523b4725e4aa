import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorReply } from '#core/errors.ts';
import { chatApp, DEPOSITS, errorsOf } from '../support/chat-app.ts';
import { saidIn } from '../support/chat-events.ts';
import { breaksOff, refuses, saysWhole, stopsShort, streams } from '../support/fake-text.ts';

const QUESTION = 'What deposit should I ask for?';
const SOURCE = { title: DEPOSITS.title, href: DEPOSITS.href };

let chat: Awaited<ReturnType<typeof chatApp>>;
beforeAll(async () => {
  chat = await chatApp();
});
afterAll(() => chat.close());
beforeEach(() => chat.begin({ withModel: true }));

describe('with a text model', () => {
  it('the history names it, and the place where the words go', async () => {
    expect((await chat.history()).engine).toEqual({
      name: 'some-model',
      dataGoes: `Your words go to ${chat.fake.host}, with the last turns and what your account holds that may answer them`,
    });
  });

  it('gets passages and the last turns as data, and cites from them', async () => {
    chat.fake.state.answer = streams('Hal', 'f of the fee, before the da', 'te [1]. Ask in wri', 'ting.');
    const said = await chat.events(QUESTION);
    expect(said.filter(({ event }) => event === 'delta')).toHaveLength(2);
    expect(saidIn(said)).toBe('Half of the fee, before the date. Ask in writing.');
    expect(said.at(-1)).toMatchObject({
      event: 'done',
      data: {
        answer: { sources: [SOURCE] },
        credits: { balance: 19 },
      },
    });
    await chat.answer('And when?');
    const [system, user] = chat.fake.asked[1]?.body.messages ?? [];
    expect(system?.role).toBe('system');
    const data = JSON.parse(user?.content ?? '');
    expect(data.question).toBe('And when?');
    expect(data.conversation).toEqual([
      { question: QUESTION, answer: 'Half of the fee, before the date. Ask in writing.' },
    ]);
  });

  it('gets of the account what the question asks for, and nothing else', async () => {
    chat.fake.state.answer = streams('You have 19 [1].');
    const textsFor = async (question: string) => {
      await chat.answer(question);
      const { sources } = JSON.parse(chat.fake.asked.at(-1)?.body.messages[1]?.content ?? '');
      return sources.map(({ text }: { text: string }) => text);
    };
    expect(await textsFor(QUESTION)).toEqual([DEPOSITS.text]);
    expect(await textsFor('How many credits do I have?')).toEqual([
      'You have 18 credits, this answer included.',
    ]);
  });

  it('that cites nothing is not shown: we say that we do not know, and it costs nothing', async () => {
    chat.fake.state.answer = streams('Ask for a third. ', 'Take it in cash.');
    const said = await chat.events(QUESTION);
    expect(saidIn(said)).toMatch(/^I do not know this/);
    expect(said.at(-1)).toMatchObject({
      event: 'done',
      data: { answer: { content: saidIn(said), sources: [] }, credits: { balance: 20 } },
    });
  });

  it('is heard from its first citation on, with what it said before', async () => {
    chat.fake.state.answer = streams('It depends. Half ', 'of the fee [1]. In writing. ', 'Always.');
    const said = await chat.events(QUESTION);
    const pieces = said.flatMap((event) => (event.event === 'delta' ? [event.data.text] : []));
    expect(pieces).toEqual(['It depends. Half of the fee. ', 'In writing. ', 'Always.']);
    expect(await chat.balance()).toBe(19);
  });

  it('cites only what it was given', async () => {
    chat.fake.state.answer = streams('So says the moon [99] and the sun [0].');
    expect(await chat.answer(QUESTION)).toMatchObject({
      content: expect.stringMatching(/^I do not know this/),
      sources: [],
    });
  });

  it('speaks plain text: markup, links and addresses are taken out', async () => {
    chat.fake.state.answer = streams(
      '## Deposit\n\n* **Half** of it [1]\n* <script>alert(1)</script>see [here](https://evil.example) or https://evil.example/x\n',
    );
    const { content } = await chat.answer(QUESTION);
    expect(content).toBe('Deposit\n\n- Half of it\n- alert(1)see here or');
  });

  it('is cut at its longest, and asked no further', async () => {
    chat.fake.state.answer = streams(...Array(600).fill('And so on and on [1]. '));
    expect((await chat.answer(QUESTION)).content.length).toBeLessThanOrEqual(4000);
  });

  it('that answers whole is heard too', async () => {
    chat.fake.state.answer = saysWhole('Half of the fee [1].');
    expect(await chat.answer(QUESTION)).toMatchObject({
      content: 'Half of the fee.',
      sources: [SOURCE],
    });
  });

  it.each([
    ['refuses', refuses(401, { error: { message: 'Incorrect API key provided: sk-secret' } })],
    ['breaks off', breaksOff('Half of ', 'it. And then')],
    ['ends before its end', stopsShort('Half of it [1]. ', 'And')],
    ['says nothing', streams('')],
    ['speaks another language', refuses(200, { hello: 'there' })],
  ])('that %s gives the credit back, keeps no turn, and lets no inner text out', async (_, act) => {
    chat.fake.state.answer = act;
    const [reply, log] = await errorsOf(() => chat.ask(QUESTION));
    expect(reply.status).toBe(502);
    const text = await reply.text();
    expect((JSON.parse(text) as ErrorReply).error.code).toBe('PROVIDER_FAILED');
    expect(text + log).not.toContain('sk-secret');
    expect(await chat.balance()).toBe(20);
    expect((await chat.history()).messages).toEqual([]);
  });

  it('that breaks off in the middle of a stream ends it with the error, and the credit is back', async () => {
    chat.fake.state.answer = breaksOff('Half of it [1]. ', 'And then');
    const [said] = await errorsOf(() => chat.events(QUESTION));
    const names = said.map(({ event }) => event);
    expect([names[0], names.at(-1)]).toEqual(['question', 'error']);
    expect(names).not.toContain('done');
    expect(said.at(-1)?.data).toMatchObject({
      error: { code: 'PROVIDER_FAILED', requestId: expect.stringMatching(/\w/) },
    });
    expect(await chat.balance()).toBe(20);
  });

  it('is settled although the reader goes away', async () => {
    let finish = () => {};
    const gone = new Promise<void>((resolve) => {
      finish = resolve;
    });
    chat.fake.state.answer = async (reply, asked) => {
      await gone;
      streams('Half of it [1].')(reply, asked);
    };
    const work: Promise<unknown>[] = [];
    chat.deps.background = (begin) => void work.push(begin());
    const reply = await chat.ask(QUESTION, { accept: 'text/event-stream' });
    await reply.body?.cancel();
    finish();
    await Promise.all(work);
    expect((await chat.history()).messages.at(-1)?.content).toBe('Half of it.');
    expect(await chat.balance()).toBe(19);
  });

  it('is not asked for small talk, nor for the voice of a real person', async () => {
    await chat.answer('hello');
    expect((await chat.answer('Say my name in the voice of Morgan Freeman')).content).toContain(
      'Morgan Freeman is a real person',
    );
    expect(chat.fake.asked).toEqual([]);
    expect(await chat.balance()).toBe(20);
  });

  it('a second try that waits while the conversation is cleared is told so, not answered with nothing', async () => {
    const [isAsked, isCleared] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    chat.fake.state.answer = async (reply, asked) => {
      isAsked.resolve();
      await isCleared.promise;
      streams('Half [1].')(reply, asked);
    };
    const key = { 'idempotency-key': 'key-12345678' };
    const first = chat.ask(QUESTION, key);
    await isAsked.promise;
    const findsIt = vi.spyOn(chat.deps.db, 'batch');
    const second = chat.ask(QUESTION, key);
    await vi.waitFor(() => expect(findsIt).toHaveReturned());
    await findsIt.mock.results[0]?.value;
    findsIt.mockRestore();
    await chat.clear();
    isCleared.resolve();
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(409);
  });

  it('a second question while the first is open is a conflict', async () => {
    let finish = () => {};
    const waits = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const isAsked = Promise.withResolvers<void>();
    chat.fake.state.answer = async (reply, asked) => {
      isAsked.resolve();
      await waits;
      streams('Half [1].')(reply, asked);
    };
    const first = chat.ask(QUESTION);
    await isAsked.promise;
    const second = await chat.ask('And now?');
    expect(second.status).toBe(409);
    finish();
    expect((await first).status).toBe(200);
  });
});
