import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';
import { PLACES_FILE } from '#core/gigs/places.ts';
import { daysOn, NOON, signingDesk, tokenFor, visitorAt } from '../../tests/support/signing-desk.ts';
import { storeGig } from '../../tests/support/stored-gigs.ts';
import { declineEnvelope } from '../signing/sign-envelope.ts';
import { changeGig } from './change-gig.ts';
import { moveGigs } from './move-gigs.ts';

let desk: Awaited<ReturnType<typeof signingDesk>>;
beforeAll(async () => {
  desk = await signingDesk();
  const { toolPorts } = desk.deps;
  const { shippedFiles } = toolPorts;
  desk.deps.toolPorts = {
    ...toolPorts,
    shippedFiles: {
      read: async (name) => (name === PLACES_FILE ? new Uint8Array() : shippedFiles.read(name)),
    },
  };
});
afterAll(() => desk.close());
beforeEach(() => desk.deps.setNow(NOON));

const NIGHT = { title: 'Nuits', start: '2026-12-12', zone: 'Europe/Paris' };
const ahead = (minutes: number) => desk.deps.setNow(new Date(NOON.getTime() + minutes * 60_000));
const statusOf = async ({ id }: Pick<Gig, 'id'>) => {
  const [row] = await desk.deps.db.all<{ status: GigStatus }>(sql`SELECT status FROM gigs WHERE id = ${id}`);
  return row?.status;
};
const toldOf = async ({ id }: Pick<Gig, 'id'>) => {
  const rows = await desk.deps.db.all<{ text: string }>(
    sql`SELECT text FROM gig_events WHERE gig_id = ${id} ORDER BY rowid`,
  );
  return rows.map(({ text }) => text);
};

/** An artist, and gigs under their contract as it was before it was sent. */
async function booked(...gigs: Partial<NewGig>[]) {
  const artist = await desk.artist();
  desk.deps.setNow(daysOn(-3));
  const stored = [];
  for (const gig of gigs)
    stored.push(
      (await storeGig(desk.deps.db, artist.userId, {
        ...{ ...NIGHT, contract: artist.generationId },
        ...gig,
      })) as Gig,
    );
  await desk.deps.db.run(sql`UPDATE gigs SET status_at = ${daysOn(-3).getTime()}`);
  ahead(0);
  return { artist, gigs: stored };
}
async function sent(artist: Awaited<ReturnType<typeof desk.artist>>) {
  const view = await artist.send({ order: 'any' });
  await desk.settled();
  return view;
}

describe('gigs go as their contract goes', () => {
  it('to contract sent once it is out, to confirmed with the second signature: those of its nights, and each is told', async () => {
    const { artist, gigs } = await booked(
      {},
      { start: '2026-12-13T01:30', end: null },
      { contract: null },
      { start: '2026-12-19' },
    );
    const [one, other, without] = gigs as [Gig, Gig, Gig];
    const view = await sent(artist);
    expect(await Promise.all(gigs.map(statusOf))).toEqual(['contract-sent', 'contract-sent', 'lead', 'lead']);
    ahead(5);
    await desk.signAs(view, 'client');
    await desk.settled();
    expect(await statusOf(one)).toBe('contract-sent');
    await desk.signAs(view, 'artist');
    await desk.settled();
    expect(await Promise.all(gigs.map(statusOf))).toEqual(['confirmed', 'confirmed', 'lead', 'lead']);
    expect(await toldOf(other)).toEqual([
      ...['Added as a lead', 'Contract sent', 'Confirmed', 'Contract signed by both'],
    ]);
    expect(await toldOf(without)).toEqual(['Added as a lead']);
  });

  it('where the gig names the draft of what was sent', async () => {
    const { artist, gigs } = await booked({ contract: 'drf_of_this' });
    await desk.deps.db.run(sql`
      INSERT INTO drafts (id, user_id, tool, title, generation_id, content, revision, created_at, updated_at)
      VALUES ('drf_of_this', ${artist.userId}, 'contract-generator', 'N', ${artist.generationId}, '{}', 1, 1, 1)`);
    await sent(artist);
    expect(await statusOf(gigs[0] as Gig)).toBe('contract-sent');
  });

  it('and no further: what is agreed, played, called off or in the trash stays', async () => {
    const statuses = Object.keys(GIG_STATUSES) as GigStatus[];
    const { artist, gigs } = await booked(...statuses.map((status) => ({ status })));
    await sent(artist);
    expect(await Promise.all(gigs.map(statusOf))).toEqual([
      ...['contract-sent', 'contract-sent', 'contract-sent', 'contract-sent'],
      ...['confirmed', 'played', 'paid', 'cancelled', 'lost'],
    ]);
    const deleted = await booked({});
    await desk.deps.db.run(sql`UPDATE gigs SET deleted_at = 5 WHERE id = ${deleted.gigs[0]?.id}`);
    await sent(deleted.artist);
    expect(await statusOf(deleted.gigs[0] as Gig)).toBe('lead');
  });

  it('unless somebody moved them since: they stay, however often the envelope is looked after', async () => {
    const { artist, gigs } = await booked({});
    const [gig] = gigs as [Gig];
    const view = await sent(artist);
    ahead(10);
    await changeGig(desk.deps, artist.userId, { id: gig.id, version: null, patch: { status: 'hold' } });
    await moveGigs(desk.deps, view.id);
    expect(await statusOf(gig)).toBe('hold');
    ahead(20);
    await desk.signAs(view, 'client');
    await desk.signAs(view, 'artist');
    await desk.settled();
    expect(await statusOf(gig)).toBe('confirmed');
    const told = await toldOf(gig);
    await moveGigs(desk.deps, view.id);
    expect(await toldOf(gig)).toEqual(told);
  });

  it('of the account alone whose contract it is, and not by one that is declined', async () => {
    const { artist } = await booked();
    const other = await booked({ contract: artist.generationId });
    const view = await sent(artist);
    expect(await statusOf(other.gigs[0] as Gig)).toBe('lead');
    const mine = (await storeGig(desk.deps.db, artist.userId, {
      ...{ ...NIGHT, contract: artist.generationId },
    })) as Gig;
    await declineEnvelope(desk.deps, visitorAt(tokenFor(view, 'client')), {
      ...{ version: view.version, reason: 'terms', words: 'No', zone: 'Europe/Paris' },
    });
    await desk.settled();
    expect(await statusOf(mine)).toBe('lead');
  });
});
