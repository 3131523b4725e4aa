import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API, type EndpointName } from '#core/api.ts';
import type { Client as BookClient, Contact, Scorecard, Venue } from '#core/gigs/book-schema.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { Client, errorOf, type Reply, signedUp } from '../support/client.ts';
import { addGig, listGigs, readGig, refusedFields } from '../support/gig-calls.ts';
import { productDatabase, userId } from '../support/product-database.ts';

type Entry = Venue | BookClient | Contact;
const KINDS = [
  {
    path: '/api/venues',
    one: 'venue',
    many: 'venues',
    read: 'venue',
    fields: { name: 'Kulturzug', capacity: 300 },
  },
  {
    path: '/api/clients',
    one: 'client',
    many: 'clients',
    read: 'client',
    fields: { name: 'Nova Nights', kind: 'consumer' },
  },
  {
    path: '/api/contacts',
    one: 'contact',
    many: 'contacts',
    read: 'bookContact',
    fields: { name: 'Lena', role: 'promoter' },
  },
] as const satisfies { read: EndpointName; [key: string]: unknown }[];

type Kind = (typeof KINDS)[number];
const entryOf = (reply: Reply, { one }: Kind) => (reply.body as Record<string, Entry>)[one] as Entry;
async function add(client: Client, kind: Kind, more: object = {}): Promise<Entry> {
  const reply = await client.post(kind.path, { ...kind.fields, ...more });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return entryOf(reply, kind);
}
const change = (
  client: Client,
  { path }: Kind,
  { id, version }: Entry,
  body: object,
  match = `"${version}"`,
) => client.send('PATCH', `${path}/${id}`, body, { 'if-match': match });
const namesOf = async (client: Client, { path, many }: Kind, query = '') => {
  const { body } = await client.get<Record<string, Entry[]>>(`${path}${query}`);
  return body[many]?.map(({ name }) => name);
};

describe.each(KINDS)('$many', (kind) => {
  it('are added, read, changed and deleted, each with its version', async () => {
    const client = await signedUp();
    const added = await client.post(kind.path, kind.fields);
    expect([added.status, added.headers.get('etag')]).toEqual([201, '"1"']);
    const entry = entryOf(added, kind);
    expect(entry).toMatchObject({ ...kind.fields, version: 1, notes: '' });
    expect(entry).not.toHaveProperty('words');
    const read = () => client.get(`${kind.path}/${entry.id}`);
    const found = await read();
    expect([found.status, found.headers.get('etag'), entryOf(found, kind)]).toEqual([200, '"1"', entry]);
    expect((API[kind.read].reply as { parse(body: unknown): unknown }).parse(found.body)).toEqual(found.body);

    const changed = await change(client, kind, entry, { notes: 'Cash only' });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    const { updatedAt } = entryOf(changed, kind);
    expect(entryOf(changed, kind)).toEqual({ ...entry, version: 2, notes: 'Cash only', updatedAt });
    expect((await client.send('DELETE', `${kind.path}/${entry.id}`)).body).toEqual({ ok: true });
    expect([(await read()).status, await namesOf(client, kind)]).toEqual([404, []]);
  });

  it('are not overwritten by who goes on from an older version', async () => {
    const client = await signedUp();
    const first = await add(client, kind);
    const second = entryOf(await change(client, kind, first, { notes: 'First' }), kind);
    const late = await change(client, kind, first, { notes: 'Late', name: 'Late' });
    expect([late.status, errorOf(late).message]).toEqual([409, 'This was changed in another window']);
    expect(errorOf(late).versions).toEqual({
      stored: second,
      sent: { ...second, notes: 'Late', name: 'Late' },
    });
    const whatever = await change(client, kind, first, { notes: 'Late' }, '*');
    expect(entryOf(whatever, kind)).toMatchObject({ version: 3, notes: 'Late' });
    const blind = await client.send('PATCH', `${kind.path}/${first.id}`, { notes: 'Blind' });
    expect([blind.status, refusedFields(blind)]).toEqual([422, ['if-match']]);
  });

  it('are listed in the order of their names, by pages, and looked for by words', async () => {
    const client = await signedUp();
    for (const name of ['Čapek Bar', 'anna', 'Zoë & Nova', 'Berta']) await add(client, kind, { name });
    expect(await namesOf(client, kind)).toEqual(['anna', 'Berta', 'Čapek Bar', 'Zoë & Nova']);
    const pages: unknown[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body }: Reply<Record<string, Entry[]> & { next: string | null }> = await client.get(
        `${kind.path}?limit=3${next && `&cursor=${encodeURIComponent(next)}`}`,
      );
      pages.push(body[kind.many]?.map(({ name }) => name));
      next = body.next;
    }
    expect(pages).toEqual([['anna', 'Berta', 'Čapek Bar'], ['Zoë & Nova']]);
    expect(await namesOf(client, kind, '?q=zoe')).toEqual(['Zoë & Nova']);
    expect(await namesOf(client, kind, '?q=BAR%20cap')).toEqual(['Čapek Bar']);
    expect(await namesOf(client, kind, '?q=%25')).toEqual([]);
    expect(await namesOf(client, kind, '?q=&limit=&cursor=')).toHaveLength(4);
    expect(await namesOf(client, kind, '?cursor=whatever')).toHaveLength(4);
  });

  it('are nobody else’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const entry = await add(client, kind);
    const at = `${kind.path}/${entry.id}`;
    const replies = [
      await other.get(at),
      await change(other, kind, entry, { notes: 'Mine' }),
      await change(other, kind, entry, { notes: 'Mine' }, '*'),
      await other.send('DELETE', at),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await namesOf(other, kind)).toEqual([]);
    expect(
      (await other.get(`${kind.path}?cursor=${encodeURIComponent(`${entry.id} a`)}`)).body,
    ).toMatchObject({
      [kind.many]: [],
    });
    expect(entryOf(await client.get(at), kind)).toEqual(entry);
    const visitor = new Client();
    const refused = [
      await visitor.get(kind.path),
      await visitor.post(kind.path, kind.fields),
      await visitor.get(at),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('are refused by the field that is wrong', async () => {
    const client = await signedUp();
    const empty = await client.post(kind.path, { ...kind.fields, name: ' ' });
    expect([empty.status, refusedFields(empty)]).toEqual([422, ['name']]);
    const entry = await add(client, kind);
    expect(refusedFields(await change(client, kind, entry, { notes: 7 }))).toEqual(['notes']);
    expect(entryOf(await client.get(`${kind.path}/${entry.id}`), kind)).toEqual(entry);
  });
});

describe.each(KINDS.slice(0, 2))('a name among $many', (kind) => {
  it('is there once, however it is written and however many send it at once', async () => {
    const client = await signedUp();
    const entry = await add(client, kind, { name: 'Füchse' });
    const again = await client.post(kind.path, { ...kind.fields, name: 'FUCHSE!' });
    expect([again.status, refusedFields(again)]).toEqual([409, ['name']]);
    const all = await Promise.all(Array.from({ length: 5 }, () => client.post(kind.path, { name: 'Egg' })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const egg = entryOf(all.find(({ status }) => status === 201) as Reply, kind);
    const renamed = await change(client, kind, egg, { name: 'fuchse' });
    expect([renamed.status, refusedFields(renamed), errorOf(renamed).versions]).toEqual([
      409,
      ['name'],
      undefined,
    ]);
    expect((await change(client, kind, entry, { name: 'Fuchse' })).status).toBe(200);
  });
});

it('there is room for so many', async () => {
  const [client, db] = [await signedUp(), productDatabase()];
  await db.run(sql`
    INSERT INTO clients (id, user_id, version, name, words, kind, address, tax_id, email, phone, notes, created_at, updated_at)
    SELECT 'cli_' || lower(hex(randomblob(11))), ${await userId(db, client.email)}, 1, 'C', 'c ' || value, 'business', '', '',
      '', '', '', 1, 1 FROM generate_series(1, 4999)`);
  const all = await Promise.all(['a', 'b', 'd'].map((name) => client.post('/api/clients', { name })));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = all.find(({ status }) => status === 409) as Reply;
  expect(errorOf(refused).message).toBe('You have 5,000 clients. Delete one first');
});

describe('a venue and a client', () => {
  const [venues, clients, contacts] = KINDS;

  it('tell their latest gigs, what they add up to, and their people', async () => {
    const client = await signedUp();
    const venue = { name: 'Kulturzug', city: 'Leipzig' };
    const gig = await addGig(client, { venue, client: { name: 'Nova Nights' } });
    const later = await addGig(client, { venue, start: '2027-05-01T22:00', end: null });
    await addGig(client, { title: 'Elsewhere' });
    const lena = await add(client, contacts, { venueId: gig.venue?.id, clientId: gig.client?.id });
    await add(client, contacts, { name: 'Somebody' });
    const at = await client.get<{ gigs: Gig[]; score: Scorecard; contacts: Contact[] }>(
      `/api/venues/${gig.venue?.id}`,
    );
    expect(API.venue.reply.parse(at.body)).toEqual(at.body);
    expect(at.body).toMatchObject({ venue, gigs: [{ id: later.id }, { id: gig.id }], score: { gigs: 2 } });
    expect(at.body.contacts).toEqual([lena]);
    const of = await client.get<{ gigs: Gig[] }>(`/api/clients/${gig.client?.id}`);
    expect(API.client.reply.parse(of.body)).toEqual(of.body);
    expect(of.body).toMatchObject({ gigs: [gig], score: { gigs: 1 }, contacts: [lena] });
    expect(await namesOf(client, contacts, `?venue=${gig.venue?.id}`)).toEqual(['Lena']);
    expect(await namesOf(client, contacts, `?client=${gig.client?.id}`)).toEqual(['Lena']);
  });

  it('are found in gigs by their new name, and leave them when they are deleted', async () => {
    const client = await signedUp();
    const gig = await addGig(client, {
      title: 'Opening',
      venue: { name: 'Kulturzug' },
      client: { name: 'Nova' },
    });
    const [venueId, clientId] = [gig.venue?.id ?? '', gig.client?.id ?? ''];
    const rename = (kind: Kind, id: string, name: string) =>
      change(client, kind, { id, version: 1 } as Entry, { name });
    expect((await rename(venues, venueId, 'Institut')).status).toBe(200);
    expect((await rename(clients, clientId, 'Agentur')).status).toBe(200);
    const found = async (q: string) => (await listGigs(client, `?q=${q}`)).gigs.length;
    expect([
      await found('kulturzug'),
      await found('institut'),
      await found('nova'),
      await found('agentur'),
    ]).toEqual([0, 1, 0, 1]);
    await client.send('DELETE', `/api/venues/${venueId}`);
    await client.send('DELETE', `/api/clients/${clientId}`);
    expect((await readGig(client, gig.id)).body.gig).toMatchObject({
      title: 'Opening',
      venue: null,
      client: null,
    });
    expect([await found('institut'), await found('opening')]).toEqual([0, 1]);
  });

  it('of another account are named by no contact', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const theirs = await addGig(other, { venue: { name: 'Kulturzug' }, client: { name: 'Nova' } });
    const named = [{ venueId: theirs.venue?.id }, { clientId: theirs.client?.id }];
    for (const one of named) {
      const reply = await client.post('/api/contacts', { name: 'Lena', ...one });
      expect([reply.status, refusedFields(reply)]).toEqual([422, Object.keys(one)]);
    }
    const mine = await add(client, contacts);
    for (const one of named) {
      const reply = await change(client, contacts, mine, one);
      expect([reply.status, refusedFields(reply)]).toEqual([422, Object.keys(one)]);
    }
    expect(entryOf(await client.get(`/api/contacts/${mine.id}`), contacts)).toEqual(mine);
  });
});
