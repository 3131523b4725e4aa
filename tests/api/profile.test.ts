import { describe, expect, it } from 'vitest';
import { API } from '#core/api.ts';
import type { MediaItem } from '#core/media.ts';
import type { Profile } from '#core/profile.ts';
import { type Client, errorOf, signedUp } from '../support/client.ts';
import { picture } from '../support/pictures.ts';

const patch = (client: Client, change: unknown) => client.send<Profile>('PATCH', '/api/profile', change);
const read = async (client: Client) => (await client.get<Profile>('/api/profile')).body;

async function upload(client: Client, seed = 1): Promise<string> {
  const bytes = await picture('jpeg', { seed });
  const reply = await client.fetch('/api/media', { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> });
  return ((await reply.json()) as MediaItem).id;
}

const WHOLE = {
  firstName: 'Nora',
  artistName: 'DJ Nová',
  city: 'København',
  genres: ['House', 'Drum & bass'],
  bioFacts: ['Played a boat in 2019.', '<b>bold</b> on stage'],
  socials: { instagram: 'https://www.instagram.com/djnova', website: 'https://djnová.example/' },
  careerStage: 'resident',
  timeZone: 'Europe/Copenhagen',
  currency: 'DKK',
  notifications: { gigs: false, money: true, news: true },
};

describe('the profile', () => {
  it('of a new account has a first name and nothing else', async () => {
    const { status, body } = await (await signedUp()).get<Profile>('/api/profile');
    expect(status).toBe(200);
    expect(API.profile.reply.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      firstName: 'Mara',
      artistName: '',
      genres: [],
      socials: {},
      pictureUrl: null,
    });
  });

  it('takes every field, answers the whole, and says so everywhere', async () => {
    const client = await signedUp();
    const { status, body } = await patch(client, WHOLE);
    expect(status).toBe(200);
    expect(API.updateProfile.reply.parse(body)).toEqual(body);
    expect(body).toEqual({ ...WHOLE, pictureUrl: null, pictureId: null });
    expect(await read(client)).toEqual(body);
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      ...{ firstName: 'Nora', careerStage: 'resident' },
    });
    expect((await client.get('/api/user/activity')).body).toMatchObject([{ action: 'profile-updated' }]);
  });

  it('changes by what was sent, and by nothing else', async () => {
    const client = await signedUp();
    await patch(client, WHOLE);
    const { body } = await patch(client, { city: ' Aarhus ', socials: {}, timeZone: null });
    expect(body).toMatchObject({ ...WHOLE, city: 'Aarhus', socials: {}, timeZone: null });
    expect((await patch(client, {})).body).toEqual(body);
    expect((await client.get<unknown[]>('/api/user/activity')).body).toHaveLength(2);
  });

  it('completes its milestone when nothing is missing', async () => {
    const client = await signedUp();
    type Journey = { milestones: { key: string; completed: boolean }[] };
    const isDone = async () =>
      (await client.get<Journey>('/api/user/journey')).body.milestones.find(
        ({ key }) => key === 'profileCompleted',
      )?.completed;
    await patch(client, { ...WHOLE, bioFacts: [] });
    expect(await isDone()).toBe(false);
    await patch(client, { bioFacts: WHOLE.bioFacts });
    expect(await isDone()).toBe(true);
  });

  it.each([
    [{ artistName: 'x'.repeat(61) }, 'artistName', 'Use at most 60 characters'],
    [{ firstName: '' }, 'firstName', 'Enter your first name'],
    [{ firstName: ' \u200B\u3164 ' }, 'firstName', 'Enter your first name'],
    [
      { socials: { soundcloud: 'https://evil.example/soundcloud.com' } },
      'socials.soundcloud',
      'whole address',
    ],
    [{ socials: { website: 'javascript:alert(1)' } }, 'socials.website', 'https://'],
    [{ city: 'Leipzig\u0000' }, 'city', 'characters that are not text'],
    [{ genres: 'House' }, 'genres', ''],
    [{ pictureId: 'med_nothing' }, 'pictureId', 'Upload it again'],
    [{ pictureId: '' }, 'pictureId', 'Upload it again'],
  ])('refuses %j, names the field and keeps what was there', async (change, path, reason) => {
    const client = await signedUp();
    await patch(client, WHOLE);
    const reply = await patch(client, { city: 'Gent', ...change });
    expect(reply.status).toBe(422);
    expect(errorOf(reply).fields).toEqual([{ path, reason: expect.stringContaining(reason) }]);
    expect(await read(client)).toMatchObject(WHOLE);
  });

  it('keeps what looks like SQL or markup as the text that it is', async () => {
    const client = await signedUp();
    const artistName = `Robert'); DROP TABLE users;--"`;
    expect((await patch(client, { artistName })).body.artistName).toBe(artistName);
    expect((await read(client)).artistName).toBe(artistName);
  });

  it('of one account is never another’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    await patch(client, { ...WHOLE, userId: 'usr_other', id: 'usr_other' });
    expect((await read(other)).artistName).toBe('');
  });
});

describe('the picture of an account', () => {
  it('is one of its own uploads', async () => {
    const client = await signedUp();
    const pictureId = await upload(client);
    const pictureUrl = `/api/media/${pictureId}`;
    expect((await patch(client, { pictureId })).body).toMatchObject({ pictureId, pictureUrl });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ profileImageUrl: pictureUrl });
    expect((await client.fetch(pictureUrl)).status).toBe(200);
  });

  it('cannot be somebody else’s', async () => {
    const [client, other] = [await signedUp(), await signedUp()];
    const reply = await patch(client, { pictureId: await upload(other) });
    expect(errorOf(reply).fields?.[0]?.path).toBe('pictureId');
    expect(await read(client)).toMatchObject({ pictureId: null, pictureUrl: null });
  });

  it('goes when another takes its place, and when it is taken away', async () => {
    const client = await signedUp();
    const [first, second] = [await upload(client, 1), await upload(client, 2)];
    await patch(client, { pictureId: first });
    await patch(client, { pictureId: second });
    expect((await client.fetch(`/api/media/${first}`)).status).toBe(404);
    expect((await patch(client, { pictureId: null })).body.pictureUrl).toBeNull();
    expect((await client.fetch(`/api/media/${second}`)).status).toBe(404);
  });

  it('stays when a logo is chosen, and the logo stands in once it is taken away', async () => {
    const client = await signedUp();
    const pictureId = await upload(client);
    await patch(client, { pictureId });
    type Made = { generation: { id: string } };
    const made = await client.generate<Made>('logo-generator', { name: 'DJ NOVA' });
    const choice = { generationId: made.body.generation.id, conceptId: 'concept-01' };
    expect((await client.send('PUT', '/api/brand-kit/logo', choice)).status).toBe(200);
    expect((await read(client)).pictureUrl).toBe(`/api/media/${pictureId}`);
    const { pictureUrl } = (await patch(client, { pictureId: null })).body;
    expect(pictureUrl).toMatch(/^\/api\/brand-kit\/files\/symbol-full\.svg\?v=kit_/);
    expect((await client.fetch(pictureUrl ?? '')).status).toBe(200);
  });
});
