import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ToolInfo } from '#core/api/tools.ts';
import { API } from '#core/api.ts';
import { CATALOGUE } from '#core/catalogue.ts';
import { REDIRECTS } from '#core/screens.ts';
import { Client, signedUp } from '../support/client.ts';

const listed = async () => (await new Client().get<{ tools: ToolInfo[] }>('/api/tools')).body;

it('lists every tool with its facts', async () => {
  const reply = await listed();
  expect(API.tools.reply.safeParse(reply).success).toBe(true);
  const facts = reply.tools.map(({ id, name, path, aliases, opens, cost, group, made }) => ({
    ...{ id, name, path, aliases, opens, cost, group, made },
  }));
  expect(facts).toEqual(
    CATALOGUE.map(({ id, name, path, aliases, opens, cost, menu: { group }, made }) => ({
      ...{ id, name, path, aliases, opens, cost, group, made },
    })),
  );
  const voice = reply.tools.find(({ id }) => id === 'voice-tag');
  expect(voice).toMatchObject({ libraryType: 'voice-tag', milestone: 'firstVoiceTagGenerated' });
});

it('the example of every tool works as it is, and every tool that is open has one', async () => {
  for (const { id, opens, request } of (await listed()).tools) {
    if (opens !== null) expect(request, id).not.toBeNull();
    if (request === null) continue;
    // Of an account of its own: a free day has room for three.
    const client = await signedUp();
    const reply = await client.send(request.method, request.path, request.example, {
      'idempotency-key': randomUUID(),
    });
    expect([200, 201], id).toContain(reply.status);
  }
});

it.each(REDIRECTS)('%s leads to %s for good, with its query', async (alias, screen) => {
  const client = new Client();
  for (const path of [alias, `${alias}/`]) {
    const reply = await client.fetch(`${path}?view=gen_1&x=%20`);
    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toBe(`${screen}?view=gen_1&x=%20`);
  }
});
