import { describe, expect, it } from 'vitest';
import type { Gig, TimelineEntry } from '#core/gigs/gig.ts';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { emptyContract } from '#core/tools/contract-generator/contract-of-profile.ts';
import { type Client, signedUp } from '../support/client.ts';
import { addGig, patchGig, readGig, refusedFields } from '../support/gig-calls.ts';
import { bySide, CONTRACT, contractArtist } from '../support/signed-contracts.ts';

const [NIGHT = ''] = CONTRACT.nights;
const HERE = { start: NIGHT, end: null, zone: 'Europe/Paris', fee: null };
const DRAFTS = '/api/tools/contract-generator/drafts';

interface Whole {
  gig: Gig;
  timeline: TimelineEntry[];
  contract: GigContract | null;
}
const whole = async (client: Client, id: string): Promise<Whole> =>
  (await readGig(client, id)).body as unknown as Whole;
const gigsUnder = (client: Client, id: string) => client.get<{ gigs: Gig[] }>(`/api/contracts/${id}/gigs`);
const titlesUnder = async (client: Client, id: string) =>
  (await gigsUnder(client, id)).body.gigs.map(({ title }) => title);
/** What goes on behind replies is done soon. */
const soon = (look: () => Promise<unknown>, expected: unknown) =>
  expect.poll(look, { timeout: 10_000 }).toEqual(expected);

async function draftOf(client: Client, content: object, generationId: string | null = null) {
  const reply = await client.post<{ draft: { id: string; revision: number } }>(DRAFTS, {
    ...{ content, generationId },
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.draft;
}

describe('a gig and its contract', () => {
  it('goes from a draft over what is made of it to a signed one, which moves the gig', async () => {
    const { client, generation, post } = await contractArtist();
    const draft = await draftOf(client, {
      ...emptyContract('DJ NOVA'),
      nights: [NIGHT],
      deal: { fee: 95_000 },
    });
    const gig = await addGig(client, { ...HERE, title: 'Lyon', contract: draft.id });
    const begun = await whole(client, gig.id);
    expect(begun.contract).toMatchObject({
      ...{ id: draft.id, state: 'draft', isMade: false },
      ...{
        title: expect.stringContaining('DJ NOVA contract'),
        terms: { fee: { amount: 95_000 }, start: NIGHT },
      },
    });

    await client.send('PUT', `${DRAFTS}/${draft.id}`, {
      ...{ content: CONTRACT, generationId: generation.id, revision: draft.revision },
    });
    expect((await whole(client, gig.id)).contract).toMatchObject({
      ...{ id: draft.id, state: 'made', isMade: true },
      terms: {
        fee: { amount: 280_000, currency: 'EUR' },
        start: `${NIGHT}T22:00`,
        end: `${dayAfter(NIGHT, 1)}T00:00`,
      },
    });
    expect(await titlesUnder(client, draft.id)).toEqual(['Lyon']);
    expect(await titlesUnder(client, generation.id)).toEqual(['Lyon']);

    const { body } = await post({ order: 'any' });
    const statusOf = async () => (await whole(client, gig.id)).gig.status;
    await soon(statusOf, 'contract-sent');
    expect((await whole(client, gig.id)).contract).toMatchObject({ state: 'out' });
    expect((await bySide(body.envelope, 'client').sign()).status).toBe(200);
    expect((await bySide(body.envelope, 'artist').sign()).status).toBe(200);
    await soon(statusOf, 'confirmed');
    const signed = await whole(client, gig.id);
    expect(signed.contract).toMatchObject({ state: 'signed', title: expect.stringContaining('Nuits') });
    await soon(
      async () =>
        (await whole(client, gig.id)).timeline.some(({ text }) => text === 'Contract signed by both'),
      true,
    );

    // What is written since changes nothing of what both have signed.
    await client.send('PUT', `${DRAFTS}/${draft.id}`, {
      ...{ content: emptyContract('DJ NOVA'), generationId: generation.id, revision: draft.revision + 1 },
    });
    expect((await whole(client, gig.id)).contract?.terms).toEqual(signed.contract?.terms);
  });

  it('is handed on to what was made of a draft that is deleted, and is none where nothing was', async () => {
    const { client, generation } = await contractArtist();
    const made = await draftOf(client, CONTRACT, generation.id);
    const idle = await draftOf(client, emptyContract('DJ NOVA'));
    const one = await addGig(client, { ...HERE, contract: made.id });
    const other = await addGig(client, { ...HERE, contract: idle.id });
    for (const { id } of [made, idle])
      expect((await client.send('DELETE', `${DRAFTS}/${id}`)).status).toBe(200);
    const [kept, gone] = [await whole(client, one.id), await whole(client, other.id)];
    expect(kept.gig).toMatchObject({ contract: generation.id, version: one.version + 1 });
    expect(kept.gig.updatedAt > one.updatedAt).toBe(true);
    expect(kept.contract).toMatchObject({ id: generation.id, state: 'made' });
    expect(gone).toMatchObject({ contract: null, gig: { contract: null } });
    expect((await client.send('DELETE', `/api/generations/${generation.id}`)).status).toBe(200);
    expect((await whole(client, one.id)).contract).toBeNull();
  });

  it('says nothing of nights that the contract is not for, and is told in the timeline', async () => {
    const { client, generation } = await contractArtist();
    const gig = await addGig(client, { ...HERE, start: dayAfter(NIGHT, 1) });
    const { body } = await patchGig(client, gig, { contract: generation.id });
    const { contract, timeline } = await whole(client, gig.id);
    expect(contract).toMatchObject({ state: 'made', terms: null });
    expect(timeline.map(({ text }) => text)).toContain('Contract linked');
    await patchGig(client, body.gig, { contract: null });
    expect((await whole(client, gig.id)).timeline.map(({ text }) => text)).toContain('Contract unlinked');
  });

  it('is nobody else’s: somebody who names it reads nothing of it, and finds no gig under it', async () => {
    const { client, generation } = await contractArtist();
    const draft = await draftOf(client, CONTRACT, generation.id);
    const mine = await addGig(client, { ...HERE, contract: draft.id });
    const stranger = await signedUp();
    const theirs = await addGig(stranger, { ...HERE, title: 'Theirs', contract: generation.id });
    const other = await addGig(stranger, { ...HERE, title: 'Theirs', contract: draft.id });
    for (const { id } of [theirs, other]) expect((await whole(stranger, id)).contract).toBeNull();
    expect(await titlesUnder(client, generation.id)).toEqual([mine.title]);
    expect(await titlesUnder(stranger, generation.id)).toEqual(['Theirs']);
    expect(refusedFields(await patchGig(stranger, theirs, { contract: 'env_1' }))).toEqual(['contract']);
    expect(refusedFields(await patchGig(stranger, theirs, { contract: 7 }))).toEqual(['contract']);
    expect((await gigsUnder(client, 'x')).status).toBe(404);
  });
});
