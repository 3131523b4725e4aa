import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChatHistory, type ChatReply, HISTORY_PAGE, LONGEST_MESSAGE } from '#core/chat.ts';
import { chatHistorySchema, chatReplySchema } from '#core/chat-schema.ts';
import type { LedgerEntry } from '#core/credits.ts';
import { eventsIn, saidIn } from '../support/chat-events.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { makePro, productDatabase, setBalance } from '../support/product-database.ts';

const db = productDatabase();
const ask = (client: Client, message: unknown, headers?: HeadersInit) =>
  client.post<ChatReply>('/api/chat', { message }, headers);
const history = async (client: Client, cursor = '') =>
  (await client.get<ChatHistory>(`/api/chat/history${cursor && `?cursor=${cursor}`}`)).body;
const ledger = async (client: Client) =>
  (await client.get<{ entries: LedgerEntry[] }>('/api/user/ledger')).body.entries;

describe('a message', () => {
  it('is answered with its source for one credit, which the ledger names', async () => {
    const client = await signedUp();
    const { status, body } = await ask(client, 'How many credits do I have?');
    expect(status).toBe(200);
    expect(chatReplySchema.safeParse(body).success).toBe(true);
    expect(body.answer).toMatchObject({
      role: 'assistant',
      content: 'You have 19 credits, this answer included.',
      sources: [{ title: 'Your credits', href: '/credits#ledger' }],
    });
    expect(body.credits).toMatchObject({ balance: 19, dailyUsed: 0 });
    expect((await ledger(client))[0]).toMatchObject({
      delta: -1,
      kind: 'reserve',
      generationId: null,
      turnId: body.answer.id.replace(/_a$/, ''),
    });
  });

  it('that is answered without a source costs nothing', async () => {
    const client = await signedUp();
    const { body } = await ask(client, 'What is the airspeed velocity of an unladen swallow?');
    expect(body.answer.sources).toEqual([]);
    expect(body.answer.content).toContain('I do not know this');
    expect(body.credits.balance).toBe(20);
    expect((await ledger(client)).map(({ delta }) => delta)).toEqual([1, -1, 20]);
  });

  it('costs nothing on Pro, whatever the balance', async () => {
    const client = await signedUp();
    await makePro(db, client.email);
    await setBalance(db, client.email, 0);
    const { status, body } = await ask(client, 'Am I on pro?');
    expect(status).toBe(200);
    expect(body.answer.content).toBe('You are on Pro: no credits spent, no daily limit.');
    expect(body.credits.balance).toBe(0);
  });

  it.each([
    ['', 'Write a message'],
    [' \n\t ', 'Write a message'],
    ['x'.repeat(LONGEST_MESSAGE + 1), 'Use at most 2000 characters'],
    [42, 'Write a message'],
  ])('of %j is refused with its field and the reason', async (message, reason) => {
    const client = await signedUp();
    const reply = await ask(client, message);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([{ path: 'message', reason }]);
    expect((await history(client)).messages).toEqual([]);
  });

  it('of a visitor is asked to sign in', async () => {
    const reply = await ask(new Client(), 'Hello');
    expect(reply.status).toBe(401);
    expect(errorOf(reply).code).toBe('UNAUTHORIZED');
  });

  it('from another site is refused', async () => {
    const client = await signedUp();
    const reply = await ask(client, 'Hello', { origin: 'https://evil.example' });
    expect(reply.status).toBe(403);
  });

  it('with a balance of 0 is refused as insufficient credits', async () => {
    const client = await signedUp();
    await setBalance(db, client.email, 0);
    const reply = await ask(client, 'How many credits do I have?');
    expect(reply.status).toBe(402);
    expect(errorOf(reply)).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: expect.stringContaining('Insufficient credits'),
    });
  });

  it('keeps hostile words as they are, and says nothing of them as markup', async () => {
    const client = await signedUp();
    const message = `<img src=x onerror=alert(1)> '; DROP TABLE users; -- {{7*7}} \u202Egnp.exe`;
    const { status, body } = await ask(client, message);
    expect(status).toBe(200);
    expect(body.question.content).toBe(message);
    expect(body.answer.content).not.toContain('<');
    expect((await history(client)).messages[0]?.content).toBe(message);
  });

  it('with a NUL or half a character is refused', async () => {
    const client = await signedUp();
    for (const message of ['a\0b', 'a\uD800b']) expect((await ask(client, message)).status).toBe(422);
  });
});

describe('the same key', () => {
  it('sent many times at once is one turn, one credit and equal answers', async () => {
    const client = await signedUp();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(client, 'How many credits do I have?', { 'idempotency-key': key }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await history(client)).messages).toHaveLength(2);
    expect((await ledger(client)).map(({ delta }) => delta)).toEqual([-1, 20]);
  });

  it('with another question, or after the conversation was cleared, is a conflict', async () => {
    const client = await signedUp();
    const key = { 'idempotency-key': randomUUID() };
    await ask(client, 'Hello', key);
    expect((await ask(client, 'Hello again', key)).status).toBe(409);
    await client.send('DELETE', '/api/chat/history');
    expect((await ask(client, 'Hello', key)).status).toBe(409);
  });
});

describe('many at once', () => {
  it('50 messages on 3 credits are 3 paid answers, one open at a time', async () => {
    const client = await signedUp();
    await setBalance(db, client.email, 3);
    const send = async () => (await ask(client, 'How many credits do I have?')).status;
    const statuses = await Promise.all(Array.from({ length: 50 }, send));
    expect(statuses.filter((status) => ![200, 402, 409].includes(status))).toEqual([]);
    while (statuses.at(-1) !== 402) statuses.push(await send());
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const deltas = (await ledger(client)).map(({ delta }) => delta);
    expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(0);
    expect((await history(client)).messages).toHaveLength(6);
  });
});

describe('the history', () => {
  it('is oldest first, a page at a time, and names who answers', async () => {
    const client = await signedUp();
    await makePro(db, client.email);
    const count = HISTORY_PAGE / 2 + 3;
    for (let turn = 0; turn < count; turn++) await ask(client, `Hello ${turn}`);
    const latest = await history(client);
    expect(chatHistorySchema.safeParse(latest).success).toBe(true);
    expect(latest.engine).toEqual({
      name: 'Cue, from the handbook and your account',
      dataGoes: 'Your words stay on this server',
    });
    expect(latest.messages).toHaveLength(HISTORY_PAGE);
    const earlier = await history(client, latest.next ?? '');
    expect(earlier.next).toBeNull();
    const questions = [...earlier.messages, ...latest.messages].filter(({ role }) => role === 'user');
    expect(questions.map(({ content }) => content)).toEqual(
      Array.from({ length: count }, (_, turn) => `Hello ${turn}`),
    );
  });

  it('shows nothing of another account, also by its cursor', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { body } = await ask(owner, 'How many credits do I have?');
    const id = body.question.id.replace(/_q$/, '');
    expect((await history(other)).messages).toEqual([]);
    expect((await history(other, `9999999999999_${id}`)).messages).toEqual([]);
  });

  it('with an unreadable cursor begins anew', async () => {
    const client = await signedUp();
    await ask(client, 'Hello');
    for (const cursor of ['x', '1_', "1_a'%20OR%201=1"])
      expect((await history(client, cursor)).messages).toHaveLength(2);
  });

  it('is forgotten by clearing it, and the ledger keeps what it cost', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    for (const one of [client, other]) await ask(one, 'How many credits do I have?');
    expect((await client.send('DELETE', '/api/chat/history')).body).toEqual({ ok: true });
    expect((await history(client)).messages).toEqual([]);
    expect((await ledger(client)).map(({ delta }) => delta)).toEqual([-1, 20]);
    expect((await history(other)).messages).toHaveLength(2);
  });
});

describe('as server-sent events', () => {
  const stream = (client: Client, message: string, headers: Record<string, string> = {}) =>
    client.fetch('/api/chat', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ message }),
    });

  it('comes the question, then the answer in pieces, then what JSON would have said', async () => {
    const client = await signedUp();
    const reply = await stream(client, 'How many credits do I have?');
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(reply.headers.get('x-accel-buffering')).toBe('no');
    const events = eventsIn(await reply.text());
    const [first, last] = [events[0], events.at(-1)];
    if (first?.event !== 'question' || last?.event !== 'done') throw new Error(JSON.stringify(events));
    expect(first.data).toEqual(last.data.question);
    expect(saidIn(events)).toBe(last.data.answer.content);
    expect(last.data.credits.balance).toBe(19);
    expect((await history(client)).messages).toEqual([last.data.question, last.data.answer]);
  });

  it('under the same key comes the same answer again', async () => {
    const client = await signedUp();
    const key = { 'idempotency-key': randomUUID() };
    const first = eventsIn(await (await stream(client, 'Hello', key)).text());
    const second = eventsIn(await (await stream(client, 'Hello', key)).text());
    expect(second.at(-1)).toEqual(first.at(-1));
    expect(saidIn(second)).toBe(saidIn(first));
  });

  it('what is refused before it begins is answered with its status', async () => {
    const client = await signedUp();
    await setBalance(db, client.email, 0);
    expect((await stream(client, 'Hello')).status).toBe(402);
    expect((await stream(new Client(), 'Hello')).status).toBe(401);
    expect((await stream(client, '   ')).status).toBe(422);
  });
});
