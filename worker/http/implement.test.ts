import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { API } from '#core/api.ts';
import { selectFacts } from '#db/queries/journey.ts';
import { users } from '#db/schema/users.ts';
import { PASSWORD } from '../../tests/support/client.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { createApp } from '../app.ts';
import type { Variables } from './context.ts';
import { errorResponse } from './errors.ts';
import { type Implement, implementer } from './implement.ts';

let deps: TestDeps;
let cookie = '';
beforeAll(async () => {
  deps = await testDeps();
  const reply = await createApp(deps).app.request(`${TEST_ORIGIN}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mara', email: 'mara@example.com', password: PASSWORD }),
  });
  cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(() => deps.close());

/** Status of a call of what `mount` has mounted, by the session or by one that has ended. */
async function statusOf(path: string, mount: (implement: Implement) => void): Promise<number> {
  const app = new Hono<{ Variables: Variables }>();
  app.onError((error, c) => errorResponse(c, error));
  mount(implementer(app, deps, []));
  return (await app.request(TEST_ORIGIN + path, { headers: { cookie } })).status;
}

const journey = API.journey.path;

it('a handler that answers without having asked who calls answers nobody', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const silent = await statusOf(journey, (implement) =>
    implement.asking(API.journey, async () => new Response('All of it')),
  );
  // It hears that nobody may call, and answers all the same.
  const deaf = await statusOf(API.outbox.path, (implement) =>
    implement.asking(API.outbox, async ({ caller }) => {
      await caller.ask(() => ({ reads: {} })).catch(() => undefined);
      return new Response('All mails');
    }),
  );
  expect([silent, deaf]).toEqual([500, 500]);
  errors.mockRestore();
});

it('nothing is written for an admin before it is known that one calls', async () => {
  const write = () => deps.db.update(users).set({ visitStreak: 99 });
  const status = await statusOf(API.outbox.path, (implement) =>
    implement.asking(API.outbox, async ({ caller }) => {
      await caller.ask(() => ({ writes: [write()], reads: {} }));
      return new Response('Done');
    }),
  );
  expect(status).toBe(403);
  const [row] = await deps.db.select({ streak: users.visitStreak }).from(users);
  expect(row?.streak).not.toBe(99);
});

it('a batch that follows the first one takes the account that is known', async () => {
  const owners: string[] = [];
  const status = await statusOf(journey, (implement) =>
    implement.asking(API.journey, async ({ caller }) => {
      for (const _ of [1, 2])
        await caller.ask((owner) => {
          owners.push(typeof owner);
          return { reads: { facts: selectFacts(deps.db, owner, {}) } };
        });
      return new Response('Fine');
    }),
  );
  expect([status, owners]).toEqual([200, ['object', 'string']]);
});
