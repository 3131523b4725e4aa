import { expect, it } from 'vitest';
import type { BoardColumn } from '#core/gigs/board-columns.ts';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { STATUS_IDS } from '#core/gigs/gig-status.ts';
import { boardOf, type GigQuery, listOfGigs } from '#core/gigs/list-of-gigs.ts';
import { signedUp } from '../support/client.ts';

const PLACES = [
  { name: 'Fabric', city: 'London' },
  { name: 'Halle 14', city: 'Leipzig' },
  { name: 'Café Größe', city: 'Köln' },
];
const CLIENTS = [{ name: 'Kulturzug e.V.' }, { name: 'Nørrebro Nights' }];
const FEES = [null, { amount: 120_000, currency: 'GBP' }, { amount: 80_000, currency: 'EUR' }] as const;

/** One gig a night, so that no two are equal in any order but that of the fees, where the night decides. */
const gig = (n: number): NewGig => {
  const night = `2027-0${1 + Math.floor(n / 28)}-${String(1 + (n % 28)).padStart(2, '0')}`;
  const fee = FEES[n % 3];
  const due = {
    id: `pay${n}`,
    kind: 'balance' as const,
    label: '',
    due: '2027-01-15',
    paidOn: null,
    note: '',
  };
  return {
    title: ['Techno night', 'Émigré', 'Hochzeit', 'Boat party'][n % 4] ?? '',
    start: n % 5 === 0 ? night : `${night}T22:${String(n % 60).padStart(2, '0')}`,
    zone: 'Europe/Berlin',
    status: STATUS_IDS[n % STATUS_IDS.length] ?? 'lead',
    venue: n % 4 === 3 ? null : (PLACES[n % 3] ?? null),
    client: n % 3 === 2 ? null : (CLIENTS[n % 2] ?? null),
    notes: n % 7 === 0 ? 'Bring the needles, and café money' : '',
    ...(fee && { fee, payments: [{ ...due, amount: fee.amount / 2 }] }),
  };
};

it('what a device lists by itself is what the server would say', async () => {
  const client = await signedUp();
  const said = Array.from({ length: 54 }, (_, n) => gig(n));
  const added = await client.post<{ gigs: Gig[] }>('/api/gig-imports', { gigs: said });
  expect(added.status).toBe(201);
  for (const { id } of added.body.gigs.filter((_, n) => n % 9 === 4))
    expect((await client.send('DELETE', `/api/gigs/${id}`)).status).toBe(200);
  const list = async (query: GigQuery) => {
    const search = new URLSearchParams({ ...query, limit: '200' } as Record<string, string>);
    return (await client.get<{ gigs: Gig[] }>(`/api/gigs?${search}`)).body.gigs;
  };
  const all = [...(await list({})), ...(await list({ deleted: 'true' }))];
  expect(all).toHaveLength(said.length);

  const [first] = all;
  const sorts = (['night', 'fee', 'updated'] as const).flatMap((sort) => [
    { sort, order: 'asc' as const },
    { sort, order: 'desc' as const },
  ]);
  const queries: GigQuery[] = [
    ...sorts,
    ...sorts.map((sort) => ({ ...sort, status: 'lead,hold,paid' })),
    ...[
      'techno',
      'émigré',
      'emigre',
      'caf',
      'koln',
      'grosse',
      'kulturzug needles',
      'norrebro',
      '%',
      'bo par',
    ].map((q) => ({ q })),
    ...[
      { from: '2027-01-10', to: '2027-01-20' },
      { from: '2027-02-01' },
      { to: '2027-01-03', status: 'lead' },
    ],
    { venue: first?.venue?.id ?? '' },
    { client: first?.client?.id ?? '', q: 'techno' },
    ...[{ deleted: 'true' }, { deleted: 'true', q: 'hochzeit' }],
  ];
  for (const query of queries) {
    const told = (await list(query)).map(({ id }) => id);
    const own = listOfGigs(all, query).map(({ id }) => id);
    // Those that were changed in one moment have no order among themselves.
    const inOrder = query.sort === 'updated' ? (ids: string[]) => ids.toSorted() : (ids: string[]) => ids;
    expect(inOrder(own), JSON.stringify(query)).toEqual(inOrder(told));
  }

  for (const today of ['2027-01-15', '2027-01-16']) {
    const { body } = await client.get<{ columns: BoardColumn[] }>(`/api/gig-board?today=${today}`);
    const told = body.columns.map(({ sums, late, ...column }) => ({
      ...column,
      sums: sums.filter(({ amount, unpaid }) => amount !== 0 || unpaid !== 0).toSorted(byCurrency),
      late: { ...late, sums: late.sums.toSorted(byCurrency) },
    }));
    const own = boardOf(all, today).map(({ sums, late, ...column }) => ({
      ...column,
      sums: sums.toSorted(byCurrency),
      late: { ...late, sums: late.sums.toSorted(byCurrency) },
    }));
    expect(own).toEqual(told);
  }
});

const byCurrency = (one: { currency: string }, other: { currency: string }): number =>
  one.currency < other.currency ? -1 : 1;
