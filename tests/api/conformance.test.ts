import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { TOOLS, type ToolId } from '#core/tools/index.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { inOneDay } from '../support/one-window.ts';
import { makePro, productDatabase, setBalance } from '../support/product-database.ts';

const db = productDatabase();
type Made = {
  generation: { id: string; status: string; cost: number; output: unknown };
  credits: { balance: number };
};

// Every tool of the registry keeps the promises of the pipeline.
describe.each(Object.keys(TOOLS) as ToolId[])('%s', (id) => {
  const tool = TOOLS[id];

  it('asks a visitor to sign in', async () => {
    const reply = await new Client().generate(id, tool.example);
    expect(reply.status).toBe(401);
    expect(errorOf(reply).message).toBe('Please sign in to continue');
  });

  it('answers as its schemas say, and takes its price', async () => {
    const client = await signedUp();
    const reply = await client.generate<Made>(id, tool.example);
    expect(reply.status).toBe(201);
    expect(API.generate.reply.safeParse(reply.body).success).toBe(true);
    expect(reply.body.generation.cost).toBe(tool.cost ?? 0);
    expect(reply.body.credits.balance).toBe(20 - (tool.cost ?? 0));
    if ((tool.made as string) === 'server') {
      expect(reply.body.generation.status).toBe('done');
      expect(tool.output.safeParse(reply.body.generation.output).success).toBe(true);
    } else {
      expect(reply.body.generation.status).toBe('reserved');
    }
  });

  it('answers 402 without the credits, naming them', async () => {
    const client = await signedUp();
    await setBalance(db, client.email, (tool.cost ?? 0) - 1);
    const reply = await client.generate(id, tool.example);
    expect(reply.status).toBe(402);
    expect(errorOf(reply).code).toBe('INSUFFICIENT_CREDITS');
    expect(errorOf(reply).message).toContain('Insufficient credits');
  });

  it(
    'answers 429 past the day, and says when the next begins',
    inOneDay(async () => {
      const client = await signedUp();
      for (let n = 0; n < 3; n++) expect((await client.generate(id, tool.example)).status).toBe(201);
      const reply = await client.generate(id, tool.example);
      expect(reply.status).toBe(429);
      expect(errorOf(reply).code).toBe('DAILY_LIMIT');
      expect(errorOf(reply).message).toBe('Daily generation limit reached');
      expect(Date.parse(errorOf(reply).resetsAt ?? '')).toBeGreaterThan(Date.now());
    }),
  );

  it('spends nothing on Pro, and has no daily limit there', async () => {
    const client = await signedUp();
    await makePro(db, client.email);
    for (let n = 0; n < 4; n++) {
      const reply = await client.generate<Made>(id, tool.example);
      expect(reply.status).toBe(201);
      expect(reply.body.generation.cost).toBe(0);
      expect(reply.body.credits.balance).toBe(20);
    }
  });

  it.each([{}, null, [], 'text', 0, { [randomUUID()]: 1 }])(
    'refuses %j before anything is spent',
    async (input) => {
      const client = await signedUp();
      const reply = await client.generate(id, input);
      expect(reply.status).toBe(422);
      expect(errorOf(reply).fields?.length).toBeGreaterThan(0);
      expect((await client.get<{ balance: number }>('/api/user/credits')).body.balance).toBe(20);
    },
  );

  it('answers a repeated key as before, and takes its price once', async () => {
    const client = await signedUp();
    const key = randomUUID();
    const first = await client.generate(id, tool.example, key);
    const again = await client.generate(id, tool.example, key);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
  });

  it('asks for an idempotency key', async () => {
    const client = await signedUp();
    const reply = await client.post(`/api/tools/${id}/generations`, tool.example);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([
      { path: 'idempotency-key', reason: 'Send an Idempotency-Key header' },
    ]);
  });
});
