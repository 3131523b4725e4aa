import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { STATUS_IDS } from '#core/gigs/gig-status.ts';
import { USUAL_SETTINGS } from '#core/gigs/tracker-settings.ts';
import { type Client, errorOf, signedUp } from '../support/client.ts';
import { addGig, listGigs, patchGig, readGig, refusedFields, titlesOf } from '../support/gig-calls.ts';
import { FABRIC } from '../support/gigs.ts';

describe('lists', () => {
  it('are paged, filtered and searched; a cursor that is none begins', async () => {
    const client = await signedUp();
    for (const day of ['01', '02', '03', '04', '05'])
      await addGig(client, {
        title: `Night ${day}`,
        start: `2027-05-${day}T22:00`,
        end: null,
        status: Number(day) % 2 ? 'hold' : 'lead',
      });
    const first = await listGigs(client, '?limit=2');
    expect(API.gigs.reply.parse(first)).toEqual(first);
    expect(first.gigs.map(({ title }) => title)).toEqual(['Night 05', 'Night 04']);
    const second = await listGigs(client, `?limit=2&cursor=${first.next}`);
    const third = await listGigs(client, `?limit=2&cursor=${second.next}`);
    expect([...second.gigs, ...third.gigs].map(({ title }) => title)).toEqual([
      'Night 03',
      'Night 02',
      'Night 01',
    ]);
    expect(third.next).toBeNull();
    expect(await titlesOf(client, '?order=asc&limit=1&cursor=nonsense')).toEqual(['Night 01']);
    expect(await titlesOf(client, '?status=hold&from=2027-05-02')).toEqual(['Night 05', 'Night 03']);
    expect(await titlesOf(client, '?status=hold,lead&to=2027-05-02')).toEqual(['Night 02', 'Night 01']);
    expect(await titlesOf(client, '?q=night%2003')).toEqual(['Night 03']);
    for (const q of ['%22%29%20OR%20scope', '%2A', '%F0%9F%8E%A7'])
      expect(await titlesOf(client, `?q=${q}`)).toEqual([]);
    expect(await titlesOf(client, '?status=&q=&from=&to=&cursor=&limit=1')).toEqual(['Night 05']);
    for (const query of [
      '?status=maybe',
      '?from=tomorrow',
      '?limit=0',
      '?limit=201',
      '?sort=title',
      '?order=up',
    ])
      expect((await client.get(`/api/gigs${query}`)).status, query).toBe(422);
  });

  it('of the board have every status, what is over from its end, and the sums of all', async () => {
    const client = await signedUp();
    await addGig(client, { title: 'Soon', status: 'played' });
    await addGig(client, { title: 'Later', status: 'played', start: '2027-04-01', end: null });
    await addGig(client, { title: 'First', status: 'paid', start: '2026-04-01', end: null });
    await addGig(client, { title: 'Last', status: 'paid', start: '2026-05-01', end: null, fee: null });
    const { body } = await client.get<{
      columns: { status: string; count: number; sums: object[]; gigs: Gig[] }[];
    }>('/api/gig-board');
    expect(API.gigBoard.reply.parse(body)).toEqual(body);
    expect(body.columns.map(({ status }) => status)).toEqual([...STATUS_IDS]);
    const column = (status: string) => body.columns.find((one) => one.status === status);
    expect(column('played')).toMatchObject({
      ...{ count: 2, sums: [{ amount: 240_000, unpaid: 240_000, currency: 'GBP' }] },
      gigs: [{ title: 'Soon' }, { title: 'Later' }],
    });
    expect(column('paid')).toMatchObject({
      ...{ count: 2, sums: [{ amount: 120_000, unpaid: 0, currency: 'GBP' }] },
      gigs: [{ title: 'Last' }, { title: 'First' }],
    });
  });

  it('of the board tell what is late on the day of whoever asks, also beyond the gigs that come with it', async () => {
    const client = await signedUp();
    const owing = (kind: 'balance' | 'cancellation', amount: number, due: string) => ({
      ...{ id: `${kind}${amount}`, kind, amount, due, paidOn: null },
    });
    const [deposit, balance] = [
      owing('balance', 40_000, '2026-11-20'),
      owing('balance', 80_000, '2027-03-20'),
    ];
    for (let day = 10; day < 24; day++)
      await addGig(client, {
        ...{ status: 'confirmed', start: `2027-03-${day}`, end: null },
        ...(day === 23 && { payments: [deposit, balance] }),
      });
    await addGig(client, { status: 'lead', payments: [deposit] });
    await addGig(client, { status: 'played', payments: [{ ...deposit, paidOn: '2026-11-20' }, balance] });
    const fee = owing('cancellation', 10_000, '2026-11-19');
    await addGig(client, { status: 'cancelled', payments: [deposit, fee] });
    const trashed = await addGig(client, { status: 'played', payments: [deposit] });
    await client.send('DELETE', `/api/gigs/${trashed.id}`);
    const late = async (today: string) => {
      const { body } = await client.get<{
        columns: { status: string; late: { today: string; count: number; sums: { amount: number }[] } }[];
      }>(`/api/gig-board?today=${today}`);
      expect(API.gigBoard.reply.parse(body)).toEqual(body);
      return body.columns.flatMap(({ status, late: told }) =>
        told.count > 0 ? [[told.today, status, told.count, ...told.sums.map(({ amount }) => amount)]] : [],
      );
    };
    expect(await late('2026-11-19')).toEqual([]);
    expect(await late('2026-11-20')).toEqual([['2026-11-20', 'cancelled', 1, 10_000]]);
    expect(await late('2027-03-21')).toEqual([
      ['2027-03-21', 'confirmed', 1, 120_000],
      ['2027-03-21', 'played', 1, 80_000],
      ['2027-03-21', 'cancelled', 1, 10_000],
    ]);
    expect((await client.get('/api/gig-board?today=tomorrow')).status).toBe(422);
    expect((await client.get('/api/gig-board?today=')).status).toBe(200);
  });
});

describe('changes of many', () => {
  it('of the currency are refused without the sums that are in it, of one gig as well', async () => {
    const client = await signedUp();
    const payments = [{ id: 'a', kind: 'deposit', amount: 1, due: null, paidOn: null }] as const;
    const { id } = await addGig(client, { payments: [...payments] });
    const patch = { fee: { amount: 5, currency: 'JPY' as const } };
    const many = await client.post('/api/gig-changes', { changes: [{ id, version: 1, patch }] });
    expect([many.status, refusedFields(many)]).toEqual([422, ['changes.0.patch.fee.currency']]);
    const one = await patchGig(client, { id, version: 1 }, patch);
    expect([one.status, refusedFields(one)]).toEqual([422, ['fee.currency']]);
    expect((await patchGig(client, { id, version: 1 }, { ...patch, payments: [] })).status).toBe(200);
  });

  it('are made where nobody was faster, and the others come back as they are', async () => {
    const client = await signedUp();
    const [one, two, three] = [await addGig(client), await addGig(client), await addGig(client)];
    await patchGig(client, two, { notes: 'Faster' });
    const changes = [one, two, three].map(({ id, version }) => ({ id, version, patch: { status: 'lost' } }));
    const { body, status } = await client.post<{
      gigs: Gig[];
      refused: { id: string; stored: Gig | null }[];
    }>('/api/gig-changes', { changes: [...changes, { id: 'gig_nobodys', version: 1, patch: {} }] });
    expect(status).toBe(200);
    expect(API.changeGigs.reply.parse(body)).toEqual(body);
    expect(body.gigs.map(({ id, status: now }) => [id, now])).toEqual([
      [one.id, 'lost'],
      [three.id, 'lost'],
    ]);
    expect(body.refused).toMatchObject([
      { id: two.id, stored: { status: 'lead', notes: 'Faster' } },
      { id: 'gig_nobodys', stored: null },
    ]);
    const undone = body.gigs.map(({ id, version }) => ({ id, version, patch: { status: 'lead' } }));
    expect(
      (await client.post<{ gigs: Gig[] }>('/api/gig-changes', { changes: undone })).body.gigs,
    ).toHaveLength(2);
    expect((await listGigs(client, '?status=lead')).gigs).toHaveLength(3);
  });

  it('are none where one of them is wrong', async () => {
    const client = await signedUp();
    const [one, two] = [await addGig(client), await addGig(client)];
    const reply = await client.post('/api/gig-changes', {
      changes: [
        { id: one.id, version: 1, patch: { status: 'lost' } },
        { id: two.id, version: 1, patch: { end: '2027-03-13T01:00' } },
      ],
    });
    expect([reply.status, refusedFields(reply)]).toEqual([422, ['changes.1.patch.end']]);
    expect((await listGigs(client, '?status=lead')).gigs).toHaveLength(2);
    const twice = { changes: [one, one].map(({ id }) => ({ id, version: 1, patch: {} })) };
    expect((await client.post('/api/gig-changes', twice)).status).toBe(422);
  });
});

it("another account's gig is not there", async () => {
  const [mara, lena] = [await signedUp(), await signedUp()];
  const gig = await addGig(mara, { venue: { name: 'Fabric', city: 'London' } });
  const path = `/api/gigs/${gig.id}`;
  const replies = [
    await lena.get(path),
    await patchGig(lena, gig, { notes: 'Mine' }),
    await lena.send('DELETE', path),
    await lena.post(`${path}/restorations`),
    await lena.post(`${path}/repeats`, { nights: ['2027-03-20'] }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const changes = [{ id: gig.id, version: 1, patch: { notes: 'Mine' } }];
  expect((await lena.post<{ refused: object[] }>('/api/gig-changes', { changes })).body.refused).toEqual([
    { id: gig.id, stored: null },
  ]);
  expect(await titlesOf(lena, '?q=fabric')).toEqual([]);
  expect(await titlesOf(lena, `?venue=${gig.venue?.id}`)).toEqual([]);
  const stolen = await lena.post('/api/gigs', { ...FABRIC, venue: { id: gig.venue?.id } });
  expect([stolen.status, refusedFields(stolen)]).toEqual([422, ['venue.id']]);
  expect((await readGig(mara, gig.id)).body.gig).toEqual(gig);
});

describe('settings', () => {
  const save = (client: Client, settings: object, match: string) =>
    client.send<{ settings: object; version: number }>(
      'PUT',
      '/api/gig-settings',
      { settings },
      { 'if-match': match },
    );

  it('are what is usual until somebody says otherwise', async () => {
    const client = await signedUp();
    const usual = await client.get<{ settings: object }>('/api/gig-settings');
    expect(API.trackerSettings.reply.parse(usual.body)).toEqual(usual.body);
    expect([usual.headers.get('etag'), usual.body]).toMatchObject([
      '"0"',
      { version: 0, settings: { sleepHours: 6, setUp: 60, packDown: 30, blocked: [], views: [] } },
    ]);
    const settings = {
      ...{ ...usual.body.settings, sleepHours: 7.5 },
      blocked: [{ id: 'a', from: '2026-12-24', to: '2026-12-26', note: 'Home' }],
    };
    const saved = await save(client, settings, '"0"');
    expect([saved.headers.get('etag'), saved.body]).toEqual(['"1"', { settings, version: 1 }]);
    expect((await client.get('/api/gig-settings')).body).toMatchObject({ settings, version: 1 });
    const wrong = await save(client, { ...settings, sleepHours: 13 }, '1');
    expect([wrong.status, refusedFields(wrong)]).toEqual([422, ['settings.sleepHours']]);
  });

  it('are not overwritten by who goes on from an older version', async () => {
    const client = await signedUp();
    const settings = { ...USUAL_SETTINGS, sleepHours: 7 };
    const late = { ...USUAL_SETTINGS, setUp: 90 };
    await client.post('/api/calendar/rotate');
    expect((await save(client, settings, '"0"')).body).toEqual({ settings, version: 1 });
    const refused = await save(client, late, '"0"');
    expect([refused.status, errorOf(refused).versions]).toEqual([
      409,
      { stored: { settings, version: 1 }, sent: { settings: late, version: 1 } },
    ]);
    expect((await save(client, late, '*')).body).toEqual({ settings: late, version: 2 });
    const blind = await client.send('PUT', '/api/gig-settings', { settings });
    expect([blind.status, refusedFields(blind)]).toEqual([422, ['if-match']]);
  });
});

it('the line of quick add is understood, and kept nowhere', async () => {
  const client = await signedUp();
  const line = 'Sat 13 Mar 2027 Fabric 23:00-02:00 1200 GBP';
  const { body, status } = await client.post<{ gig: object }>('/api/gigs/parse', {
    line,
    zone: 'Europe/London',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(API.parseGig.reply.parse(body)).toEqual(body);
  expect(body.gig).toMatchObject({ ...FABRIC, title: 'Fabric' });
  expect(await titlesOf(client)).toEqual([]);
  expect((await client.post('/api/gigs/parse', { line: 'x'.repeat(301) })).status).toBe(422);
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect((await client.send(method, '/api/gigs/parse')).status).toBe(405);
});
