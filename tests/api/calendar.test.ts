import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import { Client, signedUp } from '../support/client.ts';
import { addGig, patchGig } from '../support/gig-calls.ts';
import { productDatabase, userId } from '../support/product-database.ts';

const db = productDatabase();
const visitor = new Client();
/** The path of the feed of the account. */
async function feedOf(client: Client): Promise<string> {
  const { body } = await client.get<{ url: string }>('/api/calendar');
  expect(API.calendar.reply.parse(body)).toEqual(body);
  return new URL(body.url).pathname;
}
const textOf = async (path: string) => (await visitor.fetch(path)).text();
const statusOf = async (path: string) => (await visitor.fetch(path)).status;

describe('the calendar feed', () => {
  it('is read by any program at an address that only its account knows', async () => {
    const client = await signedUp();
    const gig = await addGig(client, { title: 'Fabric, Room One', status: 'confirmed' });
    await db.run(
      sql`UPDATE gigs SET night = '2000-01-01', position = abs(random() % 1000000) WHERE id = ${(await addGig(client, { title: 'Long ago' })).id}`,
    );
    await addGig(await signedUp(), { title: 'Somebody else' });
    const path = await feedOf(client);
    expect(path).toMatch(/^\/api\/calendar\/[\da-z]{22}-[\da-f]{32}\.ics$/);
    expect(await feedOf(client)).toBe(path);
    const reply = await visitor.fetch(path);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="gigs.ics"',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
    const text = await reply.text();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(gig.id);
    expect(text).toContain('Fabric\\, Room One');
  });

  it('is not sent again to who has it, until something changes', async () => {
    const client = await signedUp();
    const gig = await addGig(client, { status: 'confirmed' });
    const path = await feedOf(client);
    const etag = (await visitor.fetch(path)).headers.get('etag') ?? '';
    const ask = () => visitor.fetch(path, { headers: { 'if-none-match': etag } });
    const same = await ask();
    expect([same.status, await same.text(), same.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, max-age=300',
    ]);
    await patchGig(client, gig, { title: 'Egg' });
    const other = await ask();
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  it('still has what was called off or deleted, as cancelled', async () => {
    const client = await signedUp();
    const gigs = [
      await addGig(client, { status: 'confirmed' }),
      await addGig(client, { status: 'confirmed' }),
    ] as const;
    const path = await feedOf(client);
    expect(await textOf(path)).not.toContain('STATUS:CANCELLED');
    await patchGig(client, gigs[0], { status: 'cancelled' });
    await client.send('DELETE', `/api/gigs/${gigs[1].id}`);
    expect((await textOf(path)).match(/STATUS:CANCELLED/g)).toHaveLength(2);
  });

  it('has what is booked, however many leads came before it', async () => {
    const client = await signedUp();
    const lead = await addGig(client);
    const path = await feedOf(client);
    const empty = await textOf(path);
    expect(empty).toContain('BEGIN:VTIMEZONE');
    await db.run(sql`
      INSERT INTO gigs (id, user_id, version, title, status, status_at, night, zone, position, unpaid, details, words,
        created_at, updated_at)
      SELECT 'gig_' || lower(hex(randomblob(11))), user_id, 1, 'Lead', 'lead', 1, night, zone, position - value, 0, '{}', '',
        1, 1 FROM gigs, generate_series(1, 2001) WHERE gigs.id = ${lead.id}`);
    expect(await textOf(path)).toBe(empty);
    const { id } = await addGig(client, { start: '2027-05-01', end: null, status: 'hold' });
    expect(await textOf(path)).toContain(id);
  });

  it('moves to another address, and the former one leads nowhere', async () => {
    const client = await signedUp();
    const first = await feedOf(client);
    const { body } = await client.post<{ url: string }>('/api/calendar/rotate');
    expect(API.rotateCalendar.reply.parse(body)).toEqual(body);
    const second = await feedOf(client);
    expect(new URL(body.url).pathname).toBe(second);
    expect(second.slice(0, 36)).toBe(first.slice(0, 36));
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  it('is turned off, and on again at another address', async () => {
    const client = await signedUp();
    const first = await feedOf(client);
    expect((await client.send('DELETE', '/api/calendar')).body).toEqual({ url: null });
    expect((await client.get('/api/calendar')).body).toEqual({ url: null });
    expect(await statusOf(first)).toBe(404);
    await client.post('/api/calendar/rotate');
    expect([await statusOf(first), await statusOf(await feedOf(client))]).toEqual([404, 200]);
  });

  it('is opened by nothing that is made up, or of another account', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const [mine, theirs] = [await feedOf(client), await feedOf(other)];
    const [, name = '', proof = ''] = /(\w{22})-(\w{32})/.exec(mine) ?? [];
    const [, otherName = ''] = /(\w{22})-/.exec(theirs) ?? [];
    const turned = `${proof.slice(0, -1)}${proof.endsWith('0') ? '1' : '0'}`;
    for (const token of [
      ...[`${name}-${turned}.ics`, `${otherName}-${proof}.ics`, `${name}-${'0'.repeat(32)}.ics`],
      ...[`${'0'.repeat(22)}-${proof}.ics`, `${name}-${proof}`, `${name}-${proof.slice(0, -1)}.ics`, name],
      `${name}-${proof.toUpperCase()}x.ics`,
    ])
      expect(await statusOf(`/api/calendar/${token}`), token).toBe(404);
    expect(await statusOf(mine)).toBe(200);
  });

  it('ends with its account', async () => {
    const client = await signedUp();
    const path = await feedOf(client);
    await db.run(sql`UPDATE users SET deletes_at = 1 WHERE id = ${await userId(db, client.email)}`);
    expect(await statusOf(path)).toBe(404);
  });

  it('is told to nobody who is not signed in', async () => {
    const replies = [
      ...[await visitor.get('/api/calendar'), await visitor.post('/api/calendar/rotate')],
      await visitor.send('DELETE', '/api/calendar'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
