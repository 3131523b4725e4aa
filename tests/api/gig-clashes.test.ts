import { expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Clash } from '#core/gigs/quick-add-schema.ts';
import { type Client, signedUp } from '../support/client.ts';
import { addGig, refusedFields } from '../support/gig-calls.ts';

type Reply = { clashes: (Clash & { gig: { id: string; title: string; night: string } })[] };
const clashesOf = (client: Client, from: string, to: string) =>
  client.get<Reply>(`/api/gig-clashes?from=${from}&to=${to}`);

it('clashes of a range are told once, of the earlier gig, and never those of another account', async () => {
  const [client, stranger] = [await signedUp(), await signedUp()];
  const one = await addGig(client, { title: 'One', start: '2027-05-01T23:00', end: '2027-05-02T02:00' });
  const other = await addGig(client, { title: 'Other', start: '2027-05-02T01:00', end: '2027-05-02T04:00' });
  await addGig(client, {
    ...{ title: 'Lost', status: 'lost', start: '2027-05-02T01:00', end: '2027-05-02T04:00' },
  });
  await addGig(stranger, { title: 'Theirs', start: '2027-05-01T23:30', end: '2027-05-02T03:00' });
  const { status, body } = await clashesOf(client, '2027-05-01', '2027-05-31');
  expect(status).toBe(200);
  expect(API.gigClashes.reply.parse(body)).toEqual(body);
  expect(body.clashes).toEqual([
    {
      ...{ kind: 'overlap', amount: 60, text: expect.stringContaining('at the same time') },
      gig: { id: one.id, title: 'One', night: '2027-05-01' },
      with: { id: other.id, title: 'Other' },
    },
  ]);
  expect((await clashesOf(client, '2027-06-01', '2027-06-30')).body.clashes).toEqual([]);
  expect((await clashesOf(stranger, '2027-05-01', '2027-05-31')).body.clashes).toEqual([]);
});

it('a gig in the trash clashes with nothing, until it is taken back', async () => {
  const client = await signedUp();
  const set = { start: '2027-05-01T23:00', end: '2027-05-02T02:00' };
  await addGig(client, { title: 'One', ...set });
  const { id } = await addGig(client, { title: 'Other', ...set });
  const told = async () => (await clashesOf(client, '2027-05-01', '2027-05-31')).body.clashes.length;
  expect(await told()).toBe(1);
  expect((await client.send('DELETE', `/api/gigs/${id}`)).status).toBe(200);
  expect(await told()).toBe(0);
  expect((await client.post(`/api/gigs/${id}/restorations`)).status).toBe(200);
  expect(await told()).toBe(1);
});

it('no more than 200 clashes are told, the earliest first', async () => {
  const client = await signedUp();
  const night = { start: '2027-05-01', end: null };
  await Promise.all(
    Array.from({ length: 21 }, (_, index) => addGig(client, { title: `${index}`, ...night })),
  );
  await addGig(client, { title: 'Late', start: '2027-05-20', end: null });
  await addGig(client, { title: 'Late too', start: '2027-05-20', end: null });
  const { clashes } = (await clashesOf(client, '2027-05-01', '2027-05-31')).body;
  expect(clashes).toHaveLength(200);
  expect(new Set(clashes.map(({ gig }) => gig.night))).toEqual(new Set(['2027-05-01']));
});

it('a radius clause of a range reaches gigs of other months', async () => {
  const client = await signedUp();
  const radius = { distance: 20, unit: 'km', before: 90, after: 0 };
  await addGig(client, { start: '2027-03-05', end: null, venue: { name: 'Halle 14', city: 'Berlin' } });
  await addGig(client, { start: '2027-05-29', end: null, venue: { name: 'Ostkai', city: 'Berlin' }, radius });
  const kindsOf = async (from: string, to: string) =>
    (await clashesOf(client, from, to)).body.clashes.map(({ kind, gig }) => [kind, gig.night]);
  expect(await kindsOf('2027-05-01', '2027-05-31')).toEqual([['radius', '2027-03-05']]);
  expect(await kindsOf('2027-03-01', '2027-03-31')).toEqual([['radius', '2027-03-05']]);
  expect(await kindsOf('2027-04-01', '2027-04-30')).toEqual([]);
});

it('what is no range of 400 days at most is refused', async () => {
  const client = await signedUp();
  for (const [from, to, field] of [
    ['2027-05-02', '2027-05-01', 'to'],
    ['2027-01-01', '2028-02-06', 'to'],
    ['soon', '2027-05-01', 'from'],
    ['2027-05-01', '', 'to'],
  ] as const) {
    const reply = await clashesOf(client, from, to);
    expect([reply.status, refusedFields(reply)], `${from} ${to}`).toEqual([422, [field]]);
  }
  expect((await clashesOf(client, '2027-01-01', '2028-02-05')).status).toBe(200);
});
