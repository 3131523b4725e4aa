import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { purge } from '#db/queries/operations-purge.ts';
import { recordEvents } from '#worker/events/record-events.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { inOneMinute } from '../support/one-window.ts';
import { productDatabase, userId } from '../support/product-database.ts';
import { roundTripsOf } from '../support/round-trips.ts';

const AT = '2026-11-21T12:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;
const event = (path: string, props: object = {}, name = 'page_view') => ({ name, path, at: AT, props });

/** What was kept of a path, that no other test counts. */
const kept = (path: string) =>
  productDatabase().all<{ name: string; userId: string | null; props: string; at: string }>(
    sql`SELECT name, user_id AS userId, props, happened_at AS at FROM events WHERE path = ${path} ORDER BY name`,
  );

describe('POST /api/events', () => {
  it('keeps what a visitor did, of nobody', async () => {
    const path = `/${randomUUID()}`;
    const reply = await new Client().post('/api/events', { events: [event(path)] });
    expect([reply.status, reply.body]).toEqual([202, { ok: true }]);
    expect(await kept(path)).toEqual([{ name: 'page_view', userId: null, props: '{}', at: AT }]);
  });

  it('keeps dashboard_access with its facts, of the account whose session it is', async () => {
    const client = await signedUp();
    const path = `/${randomUUID()}`;
    const facts = { userId: 'usr_of_another', subscriptionStatus: 'free', careerStage: null, generations: 3 };
    await client.post('/api/events', {
      events: [event(path, facts, 'dashboard_access'), event(path)],
    });
    const rows = await kept(path);
    const mine = await userId(productDatabase(), client.email);
    expect(rows.map((row) => [row.name, row.userId])).toEqual([
      ['dashboard_access', mine],
      ['page_view', mine],
    ]);
    expect(JSON.parse(rows[0]?.props ?? '')).toEqual(facts);
  });

  it('keeps them of nobody where the session is not real', async () => {
    const path = `/${randomUUID()}`;
    const reply = await new Client().post(
      '/api/events',
      { events: [event(path)] },
      {
        cookie: 'deckhand.session_token=made-up.by-a-stranger',
      },
    );
    expect(reply.status).toBe(202);
    expect(await kept(path)).toMatchObject([{ userId: null }]);
  });

  it.each([
    ['nothing', { events: [] }, 'events'],
    ['a name that nobody counts', { events: [event('/', {}, 'password')] }, 'events.0.name'],
    ['a path with a query', { events: [event('/reset?token=secret')] }, 'events.0.path'],
    ['markup for a name of a fact', { events: [event('/', { '<b>': 1 })] }, 'events.0.props'],
    ['twenty-one at once', { events: Array(21).fill(event('/')) }, 'events'],
  ])('refuses %s and names the field', async (_, body, field) => {
    const reply = await new Client().post('/api/events', body);
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields?.[0]?.path).toContain(field);
  });

  it('refuses what another site sends', async () => {
    const path = `/${randomUUID()}`;
    const reply = await new Client().post(
      '/api/events',
      { events: [event(path)] },
      {
        origin: 'https://evil.example',
      },
    );
    expect(reply.status).toBe(403);
    expect(await kept(path)).toEqual([]);
  });

  it(
    'takes sixty requests a minute of a network, and no more',
    inOneMinute(async () => {
      const client = new Client();
      const replies = await Promise.all(
        Array.from({ length: 63 }, () => client.post('/api/events', { events: [event('/')] })),
      );
      const refused = replies.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      expect(refused.map(({ headers }) => headers.has('retry-after'))).not.toContain(false);
    }),
  );

  it('takes no instant with more digits than a clock has', async () => {
    const at = `2026-11-21T12:00:00.${'0'.repeat(50)}Z`;
    const reply = await new Client().post('/api/events', { events: [{ ...event('/'), at }] });
    expect(reply.status).toBe(422);
  });
});

describe('what was counted', () => {
  it('is stored in one round trip, and goes after thirteen months', async () => {
    const test = await testDatabase();
    const now = new Date('2026-11-21T12:00:00Z');
    const store = (at: Date, path: string) =>
      recordEvents({ db: test.db, now: () => at }, null, [
        { name: 'page_view', path, at: AT, props: {} },
        { name: 'cta_click', path, at: AT, props: {} },
      ]);
    expect(await roundTripsOf(test.db, () => store(now, '/today'))).toHaveLength(1);
    await store(new Date(now.getTime() - 395 * DAY_MS), '/thirteen-months-ago');
    await store(new Date(now.getTime() - 397 * DAY_MS), '/before');
    await purge(test.db, { now, keepSince: now });
    const rows = await test.db.all<{ path: string }>(sql`SELECT DISTINCT path FROM events ORDER BY path`);
    expect(rows.map(({ path }) => path)).toEqual(['/thirteen-months-ago', '/today']);
    await test.close();
  });
});
