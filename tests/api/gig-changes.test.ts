import { expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { Gig } from '#core/gigs/gig.ts';
import { type Client, signedUp } from '../support/client.ts';
import { addGig, patchGig, readGig, refusedFields, titlesOf } from '../support/gig-calls.ts';

const change = (client: Client, changes: object[]) =>
  client.post<{ gigs: Gig[]; refused: { id: string; stored: Gig | null }[] }>('/api/gig-changes', {
    changes,
  });

it('many gigs go to the trash at once and come back, each from its version, and their timelines tell it', async () => {
  const client = await signedUp();
  const [one, two, three] = [
    await addGig(client, { title: 'One' }),
    await addGig(client, { title: 'Two' }),
    await addGig(client, { title: 'Three' }),
  ];
  await patchGig(client, three, { notes: 'Faster' });
  const gone = await change(
    client,
    [one, two, three].map(({ id, version }) => ({ id, version, deleted: true })),
  );
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  expect(API.changeGigs.reply.parse(gone.body)).toEqual(gone.body);
  expect(gone.body.gigs).toMatchObject([
    { id: one.id, version: 2, deletedAt: expect.any(String) },
    { id: two.id, version: 2, deletedAt: expect.any(String) },
  ]);
  expect(gone.body.refused).toMatchObject([{ id: three.id, stored: { version: 2, deletedAt: null } }]);
  expect(await titlesOf(client)).toEqual(['Three']);
  expect((await titlesOf(client, '?deleted=true')).toSorted()).toEqual(['One', 'Two']);

  const back = await change(client, [
    { id: one.id, version: 2, deleted: false },
    { id: two.id, version: 2, deleted: false, patch: { status: 'confirmed' } },
  ]);
  expect(back.body).toMatchObject({
    gigs: [
      { id: one.id, version: 3, status: 'lead', deletedAt: null },
      { id: two.id, version: 3, status: 'confirmed', deletedAt: null },
    ],
    refused: [],
  });
  const { timeline } = (await readGig(client, two.id)).body;
  expect(timeline.map(({ text }) => text).toSorted()).toEqual([
    'Added as a lead',
    'Confirmed',
    'Moved to trash',
    'Restored',
  ]);
});

it('what is in the trash is changed only by who takes it out, and goes there once', async () => {
  const client = await signedUp();
  const gig = await addGig(client);
  await change(client, [{ id: gig.id, version: 1, deleted: true }]);
  for (const asked of [{ patch: { status: 'lost' } }, { deleted: true }]) {
    const { body } = await change(client, [{ id: gig.id, version: 2, ...asked }]);
    expect(body).toMatchObject({
      gigs: [],
      refused: [{ id: gig.id, stored: { version: 2, status: 'lead', deletedAt: expect.any(String) } }],
    });
  }
  const empty = await change(client, [{ id: gig.id, version: 2 }]);
  expect([empty.status, refusedFields(empty)]).toEqual([422, ['changes.0.patch']]);
  const odd = await change(client, [{ id: gig.id, version: 2, deleted: 'yes' }]);
  expect([odd.status, refusedFields(odd)]).toEqual([422, ['changes.0.deleted']]);
});
