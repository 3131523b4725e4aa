import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent } from '#core/chat.ts';
import { ApiError, type ErrorCode } from '#core/errors.ts';
import { StrangeReply } from '#site/lib/strange-reply.ts';
import { AnswerFailed, AnswerOpen, askCue, isFinal } from './ask-cue.ts';
import { REPLY } from './chat-of-tests.ts';

afterEach(() => void vi.unstubAllGlobals());

const failure = (code: ErrorCode) => ({ error: { code, message: 'Why', requestId: 'req_1' } });
const told = (...events: ChatEvent[]) =>
  events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');

/** Asks a server that answers like this, and writes down what is heard on the way. */
async function ask(reply: Response) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    return reply;
  });
  const heard: string[] = [];
  const answer = askCue(
    { message: ' Hi ', key: 'key-12345678', signal: new AbortController().signal },
    { question: ({ content }) => heard.push(`question ${content}`), piece: (text) => heard.push(text) },
  );
  return { answer, heard, calls };
}

const events = (body: string) => new Response(body, { headers: { 'content-type': 'text/event-stream' } });

describe('a message', () => {
  it('is sent as it was typed, under its key, and asks for events', async () => {
    const { answer, calls } = await ask(events(told({ event: 'done', data: REPLY })));
    await answer;
    expect(calls).toMatchObject([
      [
        '/api/chat',
        {
          method: 'POST',
          credentials: 'include',
          headers: { accept: 'text/event-stream', 'idempotency-key': 'key-12345678' },
          body: '{"message":" Hi "}',
        },
      ],
    ]);
  });

  it('is noted as a change of the account, as it leaves and once it is answered', async () => {
    const noted: string[] = [];
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: (key: string) => noted.push(key) });
    const { answer } = await ask(events(told({ event: 'done', data: REPLY })));
    expect(noted).toEqual(['deckhand.changed-at']);
    await answer;
    expect(noted).toHaveLength(2);
  });

  it('is answered piece by piece, and then whole', async () => {
    const { answer, heard } = await ask(
      events(
        told(
          { event: 'question', data: REPLY.question },
          { event: 'delta', data: { text: 'Two ' } },
          { event: 'delta', data: { text: 'credits.' } },
          { event: 'done', data: REPLY },
        ),
      ),
    );
    expect(await answer).toEqual(REPLY);
    expect(heard).toEqual(['question What does a logo cost?', 'Two ', 'credits.']);
  });

  it('may be answered at once', async () => {
    const { answer } = await ask(Response.json(REPLY));
    expect(await answer).toEqual(REPLY);
  });
});

describe('a message fails', () => {
  it('with the refusal of the server', async () => {
    const { answer } = await ask(Response.json(failure('INSUFFICIENT_CREDITS'), { status: 402 }));
    await expect(answer).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  });

  it('with the error that ends the answer', async () => {
    const { answer } = await ask(events(told({ event: 'error', data: failure('PROVIDER_FAILED') })));
    await expect(answer).rejects.toBeInstanceOf(AnswerFailed);
  });

  it.each<ErrorCode>(['CONFLICT', 'UNAVAILABLE', 'INTERNAL', 'NOT_FOUND'])(
    'with %s in the middle of the answer, and may still be answered under its key',
    async (code) => {
      const { answer } = await ask(events(told({ event: 'error', data: failure(code) })));
      const error = await answer.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code });
      expect(isFinal(error)).toBe(false);
    },
  );

  it('where the answer breaks off, as the network did', async () => {
    const { answer } = await ask(events(told({ event: 'delta', data: { text: 'Two ' } })));
    await expect(answer).rejects.toThrow('Failed to fetch');
  });
});

it.each<[boolean, string, unknown]>([
  [true, 'the answer failed and the credit is back', new AnswerFailed('PROVIDER_FAILED')],
  [true, 'there are no credits', new ApiError('INSUFFICIENT_CREDITS')],
  [true, 'the key was used up', new ApiError('CONFLICT')],
  [false, 'the answer is still being written', new ApiError('CONFLICT', 'Busy', { retryAfter: 2 })],
  [false, 'it is not known what became of the answer', new AnswerOpen('CONFLICT')],
  [false, 'the network failed', new TypeError('Failed to fetch')],
  [false, 'a proxy answered instead', new StrangeReply('PROVIDER_FAILED', '502: <!doctype html>')],
  [false, 'the server broke', new ApiError('INTERNAL')],
  [false, 'nobody is signed in', new ApiError('UNAUTHORIZED')],
  [false, 'it came too fast', new ApiError('RATE_LIMITED')],
])('a try is over for good (%s) where %s', (isOver, _, error) => {
  expect(isFinal(error)).toBe(isOver);
});
