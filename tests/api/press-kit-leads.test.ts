import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { API } from '#core/api.ts';
import type { ReplyOf } from '#core/endpoint.ts';
import { GIG_MOST } from '#core/gigs/gig.ts';
import { createApp } from '#worker/app.ts';
import type { Mail } from '#worker/providers/ports.ts';
import { Client, signedUp } from '../support/client.ts';
import { TEST_ORIGIN } from '../support/deps.ts';
import { addGig, listGigs, patchGig } from '../support/gig-calls.ts';
import type { Mails } from '../support/outbox.ts';
import { productDatabase, proveAddress } from '../support/product-database.ts';
import { depsWithKit, publishedKit } from '../support/published-kit.ts';

const WISH = {
  date: '2088-01-16',
  place: 'Kulturzug, Leipzig',
  budget: { amount: 120_000, currency: 'EUR' },
  email: 'lena@kulturzug.example',
  message: 'Four hours, closing.\n<b>Capacity</b> 400.',
};

const ask = (slug: string, wish: object = WISH, key: string = crypto.randomUUID()) =>
  new Client().post(`/api/press-kit-pages/${slug}/bookings`, wish, { 'idempotency-key': key });
const readGig = (client: Client, id: string) => client.get<ReplyOf<typeof API.gig>>(`/api/gigs/${id}`);
const hasTracked = async (client: Client): Promise<boolean | undefined> => {
  const { body } = await client.get<{ milestones: { key: string; completed: boolean }[] }>(
    '/api/user/journey',
  );
  return body.milestones.find(({ key }) => key === 'firstGigTracked')?.completed;
};
async function mailTo(email: string): Promise<string> {
  const { body } = await new Client().get<Mails>('/api/local/outbox');
  return body.mails.find(({ to, subject }) => to === email && subject.startsWith('Booking'))?.text ?? '';
}

describe('a booking request is a lead in the gig tracker', () => {
  it('with what was asked for, and nobody new in the address book', async () => {
    const { client, slug, known } = await publishedKit();
    await proveAddress(productDatabase(), client.email);
    expect((await ask(slug)).status).toBe(202);
    const { gigs } = await listGigs(client);
    expect(gigs).toMatchObject([
      {
        ...{ title: WISH.place, status: 'lead', night: WISH.date, start: WISH.date },
        ...{ zone: 'Europe/Berlin', fee: WISH.budget, venue: null, client: null, isPublic: false },
        id: expect.stringMatching(/^gig_[\da-z]{22}$/),
      },
    ]);
    const [{ id = '', notes = '' } = {}] = gigs;
    expect(notes).toContain('Booking request from lena@kulturzug.example');
    expect(notes).toContain(`/epk/${slug}`);
    expect(notes).toContain('Budget they named: €1,200');
    expect(notes).toContain(WISH.message);
    const { body } = await readGig(client, id);
    expect(body.request).toMatchObject({ ...WISH, gigId: id });
    expect(body.timeline.map(({ kind, text }) => [kind, text])).toEqual([
      ['made', 'Asked through your press kit'],
    ]);
    expect((await known()).requests).toMatchObject([{ gigId: id }]);
    expect(await mailTo(client.email)).toContain(`/gig-tracker?gig=${id}`);
    for (const book of ['venues', 'clients', 'contacts'])
      expect((await client.get<object>(`/api/${book}`)).body).toMatchObject({ [book]: [] });
  });

  it('and one, however often it is sent under its key, at once too; never again once it was deleted', async () => {
    const { client, slug, known } = await publishedKit();
    const key = crypto.randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => ask(slug, WISH, key)));
    await ask(slug, WISH, key);
    const { gigs } = await listGigs(client);
    expect(gigs).toHaveLength(1);
    const gig = gigs[0] as (typeof gigs)[number];
    await client.send('DELETE', `/api/gigs/${gig.id}`);
    expect((await known()).requests).toMatchObject([{ gigId: null }]);
    await productDatabase().run(sql`DELETE FROM gigs WHERE id = ${gig.id}`);
    expect((await ask(slug, WISH, key)).status).toBe(202);
    expect((await listGigs(client)).gigs).toEqual([]);
    expect((await known()).requests).toMatchObject([{ gigId: null, place: WISH.place }]);
  });

  it('at a venue that is in the address book already, in its zone; where two are called so, at none', async () => {
    const { client, slug } = await publishedKit();
    const venue = { name: 'Kulturzug', city: 'Porto', zone: 'Europe/Lisbon' };
    await client.post('/api/venues', venue);
    await ask(slug, { ...WISH, place: 'kulturzug – PORTO' });
    await ask(slug, { ...WISH, place: 'Kulturzug' });
    await ask(slug, { ...WISH, place: 'Kulturzug, Leipzig' });
    await client.post('/api/venues', { ...venue, city: 'Faro' });
    await ask(slug, { ...WISH, place: 'The Kulturzug' });
    await ask(slug, { ...WISH, place: 'KULTURZUG' });
    const { gigs } = await listGigs(client);
    const found = Object.fromEntries(gigs.map(({ title, venue, zone }) => [title, [venue?.city, zone]]));
    expect(found).toEqual({
      'kulturzug – PORTO': ['Porto', 'Europe/Lisbon'],
      Kulturzug: ['Porto', 'Europe/Lisbon'],
      'Kulturzug, Leipzig': [undefined, 'Europe/Berlin'],
      'The Kulturzug': [undefined, 'UTC'],
      KULTURZUG: [undefined, 'UTC'],
    });
  });

  it('in the zone of the profile, where no city is named', async () => {
    const { client, slug } = await publishedKit();
    const saved = await client.send('PATCH', '/api/profile', { timeZone: 'Asia/Tokyo' });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await ask(slug, { ...WISH, place: 'Our barn' });
    expect((await listGigs(client)).gigs).toMatchObject([{ title: 'Our barn', zone: 'Asia/Tokyo' }]);
  });

  it('which reaches no milestone until its artist moves it, or adds one', async () => {
    const { client, slug } = await publishedKit();
    await ask(slug);
    const [gig] = (await listGigs(client)).gigs;
    expect([gig?.title, await hasTracked(client)]).toEqual([WISH.place, false]);
    if (gig) await patchGig(client, gig, { notes: 'Read' });
    expect(await hasTracked(client)).toBe(false);
    if (gig) await patchGig(client, { ...gig, version: 2 }, { status: 'quoted' });
    expect(await hasTracked(client)).toBe(true);

    const other = await publishedKit();
    await ask(other.slug);
    await addGig(other.client);
    expect(await hasTracked(other.client)).toBe(true);
  });

  it('that nobody else sees', async () => {
    const { client, slug } = await publishedKit();
    await ask(slug);
    const [gig] = (await listGigs(client)).gigs;
    const stranger = await signedUp();
    expect((await readGig(stranger, gig?.id ?? '')).status).toBe(404);
    expect((await listGigs(stranger)).gigs).toEqual([]);
  });

  it('unless the tracker is full, or the night is none it can have: then it is kept and mailed without', async () => {
    const { client, slug, known } = await publishedKit();
    await ask(slug, { ...WISH, date: '2999-01-16' });
    expect((await known()).requests).toMatchObject([{ date: '2999-01-16', gigId: null }]);
    const one = await addGig(client);
    await productDatabase().run(sql`
      INSERT INTO gigs (id, user_id, version, title, status, status_at, night, zone, position, unpaid, details, words, created_at, updated_at)
      SELECT 'gig_full' || n.value || g.id, user_id, 1, 'x', 'lost', 1, '2020-01-01', 'UTC', -g.position - n.value, 0, '{}', 'x', 1, 1
      FROM gigs g, generate_series(1, ${GIG_MOST.gigs - 1}) n WHERE g.id = ${one.id}`);
    expect((await ask(slug)).status).toBe(202);
    expect((await known()).requests.map(({ date, gigId }) => [date, gigId])).toEqual([
      [WISH.date, null],
      ['2999-01-16', null],
    ]);
    expect(await mailTo(client.email)).toContain('/press-kit?view=');
  });
});

it('of a request that could not be mailed there is no lead, unless somebody changed it; sent again there is one', async () => {
  const deps = await depsWithKit();
  const { db } = deps;
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const gigs = () => db.all<{ id: string; version: number }>(sql`SELECT id, version FROM gigs`);
  const linked = () => db.all(sql`SELECT gig_id FROM booking_requests`);
  let whileMailed = async (): Promise<void> => undefined;
  let isUp = false;
  const mailer = {
    async send() {
      await whileMailed();
      if (!isUp) throw new Error('No mail today');
    },
  };
  const { app } = createApp({ ...deps, mailer });
  const send = () =>
    app.request(`${TEST_ORIGIN}/api/press-kit-pages/nova/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'the-same-request' },
      body: JSON.stringify(WISH),
    });

  const seen: unknown[] = [];
  whileMailed = async () => void seen.push(...(await gigs()));
  expect((await send()).status).toBe(502);
  expect(seen).toHaveLength(1);
  expect([await gigs(), await linked(), await db.all(sql`SELECT id FROM gig_events`)]).toEqual([[], [], []]);

  whileMailed = async () => void (await db.run(sql`UPDATE gigs SET version = 2`));
  expect((await send()).status).toBe(502);
  expect([await gigs(), await linked()]).toEqual([[{ id: expect.any(String), version: 2 }], []]);

  isUp = true;
  expect((await send()).status).toBe(202);
  const [gig] = await gigs();
  expect([await gigs(), await linked()]).toEqual([[gig], [{ gig_id: gig?.id }]]);
  log.mockRestore();
  await deps.close();
});

it('a request whose first answer was lost is one request with its lead, and mailed', async () => {
  const deps = await depsWithKit();
  const { db } = deps;
  const asked = () => db.all<{ gigId: string | null }>(sql`SELECT gig_id AS gigId FROM booking_requests`);
  const batch = db.batch.bind(db);
  let isLost = false;
  vi.spyOn(db, 'batch').mockImplementation(async (statements) => {
    const results = await batch(statements);
    if (!isLost && (await asked()).length > 0) {
      isLost = true;
      throw new TypeError('fetch failed');
    }
    return results;
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const send = vi.fn(async (_: Mail) => undefined);
  const { app } = createApp({ ...deps, mailer: { send } });
  const reply = await app.request(`${TEST_ORIGIN}/api/press-kit-pages/nova/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'the-same-request' },
    body: JSON.stringify(WISH),
  });
  expect([reply.status, isLost]).toEqual([202, true]);
  expect(await asked()).toEqual([{ gigId: expect.stringMatching(/^gig_/) }]);
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['usr_nova@example.com']);
  log.mockRestore();
  await deps.close();
});
