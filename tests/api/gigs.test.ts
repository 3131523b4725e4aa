import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { errorOf, signedUp } from '../support/client.ts';
import {
  addGig,
  type GigReply,
  listGigs,
  patchGig,
  readGig,
  refusedFields,
  titlesOf,
} from '../support/gig-calls.ts';
import { FABRIC } from '../support/gigs.ts';

describe('a gig', () => {
  it('is added with what is said of it, and read again with its version as ETag', async () => {
    const client = await signedUp();
    const reply = await client.post<GigReply>('/api/gigs', {
      ...FABRIC,
      venue: { name: 'Fabric', city: 'London' },
    });
    expect([reply.status, reply.headers.get('etag')]).toEqual([201, '"1"']);
    const { gig } = reply.body;
    expect(API.addGig.reply.parse(reply.body)).toEqual(reply.body);
    expect(gig).toMatchObject({
      ...{ ...FABRIC, version: 1, status: 'lead', night: '2027-03-13', startsAt: '2027-03-13T23:00:00.000Z' },
      venue: { name: 'Fabric', city: 'London' },
    });
    const again = await readGig(client, gig.id);
    expect([again.status, again.headers.get('etag')]).toEqual([200, '"1"']);
    expect(API.gig.reply.parse(again.body)).toEqual(again.body);
    expect(again.body.gig).toEqual(gig);
    expect(again.body.timeline.map(({ text }) => text)).toEqual(['Added as a lead']);
  });

  it('is added once under the id that its caller chose', async () => {
    const client = await signedUp();
    const id = `gig_${'9'.repeat(20)}${Math.random().toString(36).slice(2, 4)}`;
    const first = await addGig(client, { id });
    expect(await addGig(client, { id, title: 'Again' })).toEqual(first);
    expect(await titlesOf(client)).toEqual(['Fabric']);
    const other = await (await signedUp()).post('/api/gigs', { ...FABRIC, id });
    expect([other.status, errorOf(other).code]).toEqual([409, 'CONFLICT']);
  });

  it('is changed from the version that is named, and tells what happened', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    const moved = await patchGig(client, gig, {
      start: '2027-03-14T00:30',
      status: 'confirmed',
      venue: { name: 'Egg' },
    });
    expect([moved.status, moved.headers.get('etag')]).toEqual([200, '"2"']);
    expect(moved.body.gig).toMatchObject({
      ...{ version: 2, night: '2027-03-13', end: '2027-03-14T03:30', unpaid: 120_000 },
      venue: { name: 'Egg', city: '' },
    });
    const { timeline } = (await readGig(client, gig.id)).body;
    expect(timeline.map(({ text }) => text).toSorted()).toEqual([
      ...['Added as a lead', 'Confirmed', 'Ends at 03:30, was 02:00'],
      ...['Moved from Sat 13 Mar, 23:00 to Sat 13 Mar, 00:30 after midnight', 'Venue: Egg'],
    ]);
  });

  it('that was changed since comes back in both versions, and nothing of it is overwritten', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    await patchGig(client, gig, { notes: 'First' });
    const stale = await patchGig(client, gig, { notes: 'Second' });
    expect(stale.status).toBe(409);
    const { code, versions } = errorOf(stale);
    expect(code).toBe('CONFLICT');
    expect(versions).toMatchObject({
      stored: { version: 2, notes: 'First' },
      sent: { notes: 'Second', title: 'Fabric' },
    });
    expect((await readGig(client, gig.id)).body.gig.notes).toBe('First');
    expect((await patchGig(client, gig, { notes: 'Third' }, '*')).body.gig).toMatchObject({
      version: 3,
      notes: 'Third',
    });
    expect((await patchGig(client, { ...gig, version: 3 }, { notes: '4th' }, 'W/"3"')).status).toBe(200);
  });

  it('that was changed since comes back in both versions, even where the change no longer fits', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    await patchGig(client, gig, { start: '2027-04-10T23:00' });
    const stale = await patchGig(client, gig, { end: '2027-03-14T03:00' });
    expect([stale.status, errorOf(stale).versions !== undefined]).toEqual([409, true]);
  });

  it('is changed by all of twenty at once that go on from any version', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => patchGig(client, gig, { notes: `Number ${i}` }, '*')),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { gig: last, timeline } = (await readGig(client, gig.id)).body;
    expect([last.version, timeline.length]).toEqual([21, 1]);
  });

  it('is changed by one of twenty at once, the others hear of it', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => patchGig(client, gig, { notes: `Number ${i}` })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const winner = replies.find(({ status }) => status === 200)?.body.gig;
    expect((await readGig(client, gig.id)).body.gig).toEqual(winner);
  });

  it('goes to the trash, is read there, and comes back', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    const path = `/api/gigs/${gig.id}`;
    const gone = await client.send<GigReply>('DELETE', path);
    expect(gone.body.gig.deletedAt).not.toBeNull();
    expect([await titlesOf(client), await titlesOf(client, '?deleted=true')]).toEqual([[], ['Fabric']]);
    expect((await readGig(client, gig.id)).status).toBe(200);
    const inTrash = await patchGig(client, gone.body.gig, { notes: 'x' });
    expect([inTrash.status, errorOf(inTrash).message]).toEqual([409, 'This gig is in the trash']);
    const stale = await patchGig(client, gig, { notes: 'x' });
    expect(errorOf(stale).versions).toMatchObject({
      stored: { version: 2, notes: '' },
      sent: { notes: 'x' },
    });
    const back = await client.post<GigReply>(`${path}/restorations`);
    expect(back.body.gig).toMatchObject({ deletedAt: null, version: 3, title: 'Fabric' });
    expect((await client.post<GigReply>(`${path}/restorations`)).body.gig.version).toBe(3);
    expect(await titlesOf(client)).toEqual(['Fabric']);
  });

  it('is repeated on other nights as a series, its times on the wall', async () => {
    const client = await signedUp();
    const gig = await addGig(client, { status: 'confirmed' });
    const nights = ['2027-03-20', '2027-03-27'];
    const made = await client.post<{ gigs: Gig[] }>(`/api/gigs/${gig.id}/repeats`, { nights });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.gigs.map(({ start, end }) => [start, end]).toSorted()).toEqual([
      ['2027-03-20T23:00', '2027-03-21T02:00'],
      ['2027-03-27T23:00', '2027-03-28T02:00'],
    ]);
    const seriesId = made.body.gigs[0]?.seriesId;
    expect((await listGigs(client, `?series=${seriesId}`)).gigs).toHaveLength(3);
    const more = await client.post<{ gigs: Gig[] }>(`/api/gigs/${gig.id}/repeats`, {
      nights: [...nights, '2027-04-03'],
    });
    expect(more.body.gigs.map(({ id }) => id).slice(0, 2)).toEqual(made.body.gigs.map(({ id }) => id));
    expect((await readGig(client, gig.id)).body.seriesSize).toBe(4);
    const again = await client.post(`/api/gigs/${gig.id}/repeats`, { nights: ['2027-03-13'] });
    expect([again.status, refusedFields(again)]).toEqual([422, ['nights']]);
  });
});

describe('what is said of a gig', () => {
  it.each([
    [{ title: ' ' }, ['title']],
    [{ start: '2027-02-29T23:00' }, ['start']],
    [{ start: '1927-03-13T23:00' }, ['start']],
    [{ zone: 'Europe/Atlantis' }, ['zone']],
    [{ status: 'maybe' }, ['status']],
    [{ end: '2027-03-13T22:00' }, ['end']],
    [{ start: '2027-03-13' }, ['end']],
    [{ fee: { amount: 12.5, currency: 'GBP' } }, ['fee.amount']],
    [{ fee: { amount: -1, currency: 'GBP' } }, ['fee.amount']],
    [{ fee: { amount: 1, currency: 'gbp' } }, ['fee.currency']],
    [{ fee: null, deal: { kind: 'door', percent: 70, costs: 5, steps: [] } }, ['fee']],
    [{ venue: { id: 'ven_nobodys' } }, ['venue.id']],
    [{ client: { id: 'cli_nobodys' } }, ['client.id']],
    [{ contacts: [{ contactId: 'con_nobodys', role: 'payer' }] }, ['contacts.0.contactId']],
    [
      {
        tasks: [
          { id: 'a', text: 'x', due: null, doneOn: null },
          { id: 'a', text: 'y', due: null, doneOn: null },
        ],
      },
      ['tasks'],
    ],
    [{ notes: 'x'.repeat(10_001) }, ['notes']],
  ])('is refused by field: %o', async (more, paths) => {
    const client = await signedUp();
    const reply = await client.post('/api/gigs', { ...FABRIC, ...more });
    expect([reply.status, refusedFields(reply)]).toEqual([422, paths]);
    expect(await titlesOf(client)).toEqual([]);
    const gig = await addGig(client);
    const changed = await patchGig(client, gig, {
      ...('end' in more || 'start' in more ? FABRIC : {}),
      ...more,
    });
    expect([changed.status, refusedFields(changed)]).toEqual([422, paths]);
    expect((await readGig(client, gig.id)).body.gig).toEqual(gig);
  });

  it('names the version that it goes on from', async () => {
    const client = await signedUp();
    const gig = await addGig(client);
    const without = await client.send('PATCH', `/api/gigs/${gig.id}`, { notes: 'x' });
    expect([without.status, refusedFields(without)]).toEqual([422, ['if-match']]);
    expect((await patchGig(client, gig, { notes: 'x' }, 'latest')).status).toBe(422);
  });
});

it('the first gig reaches its milestone', async () => {
  const client = await signedUp();
  await addGig(client);
  const { body } = await client.get<{ milestones: { key: string; completed: boolean }[] }>(
    '/api/user/journey',
  );
  expect(body.milestones.find(({ key }) => key === 'firstGigTracked')?.completed).toBe(true);
});

describe('many gigs at once', () => {
  const GIGS = [
    { ...FABRIC, venue: { name: 'Fabric', city: 'London' } },
    { ...FABRIC, title: 'Two' },
  ];

  it('are added in their order, once however often they are sent', async () => {
    const client = await signedUp();
    const ids = ['a', 'b'].map((end) => `gig_${randomUUID().replaceAll('-', '').slice(0, 21)}${end}`);
    const gigs = GIGS.map((gig, i) => ({ ...gig, id: ids[i] }));
    for (let sent = 0; sent < 2; sent++) {
      const { status, body } = await client.post<{ gigs: Gig[] }>('/api/gig-imports', { gigs });
      expect(status).toBe(201);
      expect(API.addGigs.reply.parse(body)).toEqual(body);
      expect(body.gigs.map(({ id, version }) => [id, version])).toEqual(ids.map((id) => [id, 1]));
    }
    expect(await titlesOf(client)).toHaveLength(2);
  });

  it.each([
    [{ ...FABRIC, end: FABRIC.start }, ['gigs.2.end']],
    [{ ...FABRIC, title: '' }, ['gigs.2.title']],
    [{ ...FABRIC, venue: { id: 'ven_nobodys' } }, ['gigs.2.venue.id']],
  ])('are none where one of them is wrong', async (wrong, paths) => {
    const client = await signedUp();
    const reply = await client.post('/api/gig-imports', { gigs: [...GIGS, wrong] });
    expect([reply.status, refusedFields(reply)]).toEqual([422, paths]);
    expect(await titlesOf(client)).toEqual([]);
    const { body } = await client.get<{ venues: object[] }>('/api/venues');
    expect(body.venues).toEqual([]);
  });
});
