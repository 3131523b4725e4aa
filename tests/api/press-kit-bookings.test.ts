import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { ActivityItem } from '#core/library.ts';
import { createApp } from '#worker/app.ts';
import { Client, errorOf, signedUp } from '../support/client.ts';
import { TEST_ORIGIN } from '../support/deps.ts';
import type { Mails } from '../support/outbox.ts';
import { productDatabase, proveAddress } from '../support/product-database.ts';
import { depsWithKit, type KnownPage, publishedKit } from '../support/published-kit.ts';

async function published({ isConfirmed = true } = {}) {
  const kit = await publishedKit();
  if (isConfirmed) await proveAddress(productDatabase(), kit.client.email);
  return kit;
}

const WISH = {
  date: '2999-01-16',
  place: 'Kulturzug, Leipzig',
  budget: { amount: 120_000, currency: 'EUR' },
  email: 'Lena@kulturzug.example',
  message: 'Four hours, closing.\nCapacity 400.',
};

const ask = (slug: string, wish: object = WISH, key?: string) =>
  new Client().post(`/api/press-kit-pages/${slug}/bookings`, wish, key ? { 'idempotency-key': key } : {});
const read = (slug: string, parts: readonly string[], client = new Client()) =>
  client.post(`/api/press-kit-pages/${slug}/reads`, { parts });

async function mailsTo(email: string): Promise<Mails['mails']> {
  const { body } = await new Client().get<Mails>('/api/local/outbox');
  return body.mails.filter(({ to, subject }) => to === email && subject.startsWith('Booking'));
}

describe('a booking request', () => {
  it('comes by mail, with a way to answer, and stands in the activity and beside the page', async () => {
    const { client, slug, known } = await published();
    expect(await ask(slug)).toMatchObject({ status: 202, body: { ok: true } });
    expect(await mailsTo(client.email)).toMatchObject([
      {
        subject: 'Booking request: Wed 16 Jan 2999',
        text: expect.stringMatching(
          /^Reply to: lena@kulturzug\.example\nDate: Wed 16 Jan 2999\nWhere: Kulturzug, Leipzig\nBudget: €1,200\n/,
        ),
      },
    ]);
    expect((await known()).requests).toMatchObject([
      { ...WISH, email: 'lena@kulturzug.example', id: expect.stringMatching(/^bkg_/) },
    ]);
    const activity = (await client.get<ActivityItem[]>('/api/user/activity')).body;
    expect(activity[0]).toMatchObject({
      action: 'booking-requested',
      details: 'Wed 16 Jan 2999, Kulturzug, Leipzig',
    });
  });

  it('arrives once, however often it is sent under its key', async () => {
    const { client, slug, known } = await published();
    const key = `booking-${slug}`;
    for (const _ of [1, 2, 3]) expect((await ask(slug, WISH, key)).status).toBe(202);
    await Promise.all([1, 2, 3].map(() => ask(slug, { ...WISH, place: 'Paradox, Tilburg' }, key)));
    expect((await known()).requests.map(({ place }) => place).toSorted()).toEqual([
      'Kulturzug, Leipzig',
      'Paradox, Tilburg',
    ]);
    expect(await mailsTo(client.email)).toHaveLength(2);
    const activity = (await client.get<ActivityItem[]>('/api/user/activity')).body;
    expect(activity.filter(({ action }) => action === 'booking-requested')).toHaveLength(2);
  });

  it('needs a night that is still to come, a place and an address; a budget is whole, and may be left out', async () => {
    const { slug, known } = await published();
    const refusals: [change: object, path: string][] = [
      [{ date: '2020-01-01' }, 'date'],
      [{ date: '2999-02-30' }, 'date'],
      [{ date: '' }, 'date'],
      [{ place: ' – ' }, 'place'],
      [{ place: 'x'.repeat(121) }, 'place'],
      [{ email: 'lena' }, 'email'],
      [{ budget: { amount: 0.5, currency: 'EUR' } }, 'budget.amount'],
      [{ budget: { amount: 5, currency: 'ABC' } }, 'budget.currency'],
      [{ message: 'x'.repeat(2001) }, 'message'],
    ];
    for (const [change, path] of refusals) {
      const reply = await ask(slug, { ...WISH, ...change });
      expect([reply.status, errorOf(reply).fields?.[0]?.path], path).toEqual([422, path]);
    }
    const { date, place, email } = WISH;
    expect((await ask(slug, { date, place, email })).status).toBe(202);
    expect((await known()).requests).toMatchObject([{ budget: null, message: '' }]);
  });

  it('goes nowhere where a program filled it in, and is not taken where nothing is published', async () => {
    const { client, slug, known, unpublish } = await published();
    expect((await ask(slug, { ...WISH, website: 'https://spam.example' })).status).toBe(202);
    expect((await known()).requests).toEqual([]);
    expect(await mailsTo(client.email)).toEqual([]);
    await unpublish();
    expect((await ask(slug)).status).toBe(404);
    expect((await ask('nobody-at-all')).status).toBe(404);
  });

  it('of many at once so many come by mail, and all are kept', async () => {
    const { client, slug, known } = await published();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ask(slug, { ...WISH, place: `Club ${at}` })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await mailsTo(client.email)).toHaveLength(30);
    expect((await known()).requests).toHaveLength(20);
  });

  it('an address that nobody confirmed gets a notice, with nothing in it that was typed, and few of them', async () => {
    const { client, slug, known } = await published({ isConfirmed: false });
    for (const place of ['Kulturzug, Leipzig', 'Paradox', 'Halle 14', 'Kabelwerk', 'Kellerlicht'])
      expect((await ask(slug, { ...WISH, place })).status).toBe(202);
    const mails = await mailsTo(client.email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) {
      expect(text).toContain('Somebody asked for Wed 16 Jan 2999');
      expect(text).not.toMatch(/Kulturzug|Paradox|Halle|lena@|Capacity/i);
    }
    expect((await known()).requests).toHaveLength(5);
  });

  it('an artist takes so many in a day', async () => {
    const { client, slug } = await published();
    await productDatabase().run(sql`
      INSERT INTO booking_requests (id, user_id, date, place, email, message, created_at)
      SELECT 'bkg_' || u.id || n.value, u.id, '2999-01-01', 'x', 'x@example.com', '', ${Date.now()}
      FROM users u, json_each(${JSON.stringify(Array.from({ length: 200 }, (_, at) => at))}) n
      WHERE u.email = ${client.email}`);
    const reply = await ask(slug);
    expect([reply.status, errorOf(reply).fields?.[0]?.reason]).toEqual([
      429,
      'This artist had many requests today. Try again tomorrow',
    ]);
  });

  it('that could not be mailed is not taken, so that it can be sent again', async () => {
    const deps = await depsWithKit();
    const { db } = deps;
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const mailer = { send: () => Promise.reject(new Error('No mail today')) };
    const { app } = createApp({ ...deps, mailer });
    const reply = await app.request(`${TEST_ORIGIN}/api/press-kit-pages/nova/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(WISH),
    });
    expect([reply.status, (await reply.json()).error.code]).toEqual([502, 'MAIL_FAILED']);
    expect(await db.all(sql`SELECT id FROM booking_requests`)).toEqual([]);
    expect(await db.all(sql`SELECT id FROM activities`)).toEqual([]);
    expect(String(log.mock.calls)).not.toContain('Kulturzug');
    log.mockRestore();
    await deps.close();
  });
});

describe('what is read of a page', () => {
  const countsOf = ({ reads }: KnownPage) =>
    Object.fromEntries(reads.map(({ part, count }) => [part, count]));

  it('is counted by its parts, once a visit, and not for its own artist', async () => {
    const { client, slug, known } = await published();
    expect((await read(slug, ['opened', 'bio', 'bio'])).status).toBe(202);
    expect((await read(slug, ['opened'])).status).toBe(202);
    expect((await read(slug, ['listen'], await signedUp())).status).toBe(202);
    expect((await read(slug, ['photos'], client)).status).toBe(202);
    expect(countsOf(await known())).toEqual({ opened: 2, bio: 1, listen: 1 });
  });

  it('is nothing where there is no page, and of parts alone that there are', async () => {
    const { slug, known, unpublish } = await published();
    expect((await read(slug, ['<script>'])).status).toBe(422);
    expect((await read(slug, [])).status).toBe(422);
    await unpublish();
    // Says nothing of whether there is one.
    expect((await read(slug, ['bio'])).status).toBe(202);
    expect((await read('nobody-at-all', ['bio'])).status).toBe(202);
    expect(countsOf(await known())).toEqual({});
  });
});
