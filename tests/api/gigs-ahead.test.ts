import { expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { GigsAhead } from '#core/gigs/gigs-ahead.ts';
import { signedUp } from '../support/client.ts';
import { addGig } from '../support/gig-calls.ts';

const ADDRESS = '/api/user/gigs-ahead?zone=Europe/London';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysOn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

it('what is ahead is told of confirmed gigs and holds, with late money of any gig', async () => {
  const client = await signedUp();
  const { body: none } = await client.get<GigsAhead>(ADDRESS);
  expect(none).toEqual({ next: null, dates: [], confirmed: 0, holds: 0, hasMore: false, late: 0 });
  const on = (days: number, status: string, more: object = {}) =>
    addGig(client, {
      title: `${status} ${days}`,
      status,
      start: daysOn(days),
      end: null,
      fee: null,
      ...more,
    });
  const hold = await on(5, 'hold');
  const next = await on(10, 'confirmed', { venue: { name: 'Womb', city: 'Tokyo' } });
  await on(-10, 'confirmed');
  await on(7, 'lead');
  await on(-60, 'played', {
    fee: { amount: 80_000, currency: 'GBP' },
    payments: [{ id: 'balance', kind: 'balance', amount: 80_000, due: daysOn(-30), paidOn: null }],
  });
  const { status, body } = await client.get<GigsAhead>(ADDRESS);
  expect(status).toBe(200);
  expect(API.gigsAhead.reply.parse(body)).toEqual(body);
  expect(body).toMatchObject({ confirmed: 1, holds: 1, hasMore: false, late: 1 });
  expect(body.dates.map(({ id }) => id)).toEqual([hold.id, next.id]);
  expect(body.next).toMatchObject({ id: next.id, title: 'confirmed 10', starts: null });
  expect(body.next?.facts[0]).toBe('Womb, Tokyo');
  expect(body.next?.parts).toHaveLength(5);
  expect((await client.get('/api/user/gigs-ahead?zone=Nowhere/None')).status).toBe(422);
  expect((await (await signedUp()).get<GigsAhead>(ADDRESS)).body.dates).toEqual([]);
});
