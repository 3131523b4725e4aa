import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfileChange } from '#core/profile-schema.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { insertMedium } from './media.ts';
import { listFreedMedia } from './media-freed.ts';
import { profileOf, selectProfile, updateProfile } from './profile.ts';

let test: TestDatabase;
let users = 0;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(`usr_pro${++users}`);
const change = (userId: string, fields: ProfileChange, at = 1000) =>
  updateProfile(test.db, {
    userId,
    change: fields,
    activity: { id: newId('act'), action: 'profile-updated' },
    now: new Date(at),
  });
const count = async (from: ReturnType<typeof sql>) =>
  (await test.db.all<{ count: number }>(sql`SELECT count(*) AS count FROM ${from}`))[0]?.count;
const activities = (userId: string) => count(sql`activities WHERE user_id = ${userId}`);

async function upload(userId: string): Promise<string> {
  const id = newId('med');
  const bytes = { sha256: id, mediaKey: `media/${id}`, type: 'image/png', size: 1, width: 16, height: 16 };
  await insertMedium(test.db, { id, ...bytes, userId, most: 9, now: new Date(1) });
  return id;
}

const worn = async (userId: string) => {
  const id = newId('kit');
  await test.db.run(sql`
    INSERT INTO brand_kits (id, user_id, standing, artist_name, generation_id, concept_id, spec, colours, typefaces,
      dressed_at) VALUES (${id}, ${userId}, 'current', 'NOVA', 'gen_x', 'concept-01', '{}', '{}', '{}', 1)`);
  return `/api/brand-kit/files/symbol-full.svg?v=${id}`;
};

describe('a profile', () => {
  it('that nobody filled in is empty but for the name', async () => {
    const user = await newUser();
    expect(profileOf(await selectProfile(test.db, user))).toEqual({
      firstName: 'Test',
      artistName: '',
      city: '',
      genres: [],
      bioFacts: [],
      socials: {},
      careerStage: null,
      timeZone: null,
      currency: null,
      notifications: { gigs: true, money: true, news: false },
      pictureUrl: null,
      pictureId: null,
    });
    expect(profileOf(await selectProfile(test.db, 'usr_none'))).toBeNull();
  });

  it('keeps what was not sent, field by field', async () => {
    const user = await newUser();
    const fields: Required<Omit<ProfileChange, 'pictureId'>> = {
      firstName: 'Nora',
      artistName: 'DJ NOVA',
      city: 'Leipzig',
      genres: ['House', 'Breaks'],
      bioFacts: ['Played a boat.'],
      socials: { website: 'https://djnova.example' } as never,
      careerStage: 'gigging',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      notifications: { gigs: false, money: true, news: true },
    };
    let expected = profileOf(await selectProfile(test.db, user));
    for (const [field, value] of Object.entries(fields)) {
      expected = Object.assign(expected ?? {}, { [field]: value }) as never;
      expect(await change(user, { [field]: value })).toEqual(expected);
    }
    expect(profileOf(await selectProfile(test.db, user))).toEqual(expected);
  });

  it('leaves every other account as it is', async () => {
    const [user, other] = [await newUser(), await newUser()];
    await change(other, { city: 'Gent' });
    await change(user, { city: 'Leipzig', firstName: 'Nora' });
    expect(profileOf(await selectProfile(test.db, other))).toMatchObject({ city: 'Gent', firstName: 'Test' });
  });

  it('notes an activity where something changed, and only there', async () => {
    const user = await newUser();
    await change(user, {});
    await change(user, { artistName: '', genres: [], careerStage: null, firstName: 'Test', pictureId: null });
    expect(await activities(user)).toBe(0);
    for (const fields of [{ firstName: 'Nora' }, { genres: ['House'] }, { currency: 'EUR' as const }]) {
      await change(user, fields);
      await change(user, fields);
    }
    expect(await activities(user)).toBe(3);
  });

  it('notes when it was first complete, however it is changed then', async () => {
    const user = await newUser();
    const reached = async () =>
      (await test.db.all(sql`SELECT key, reached_at AS at FROM milestones WHERE user_id = ${user}`))[0];
    await change(user, { artistName: 'DJ NOVA', city: 'Leipzig', genres: ['House'] }, 10);
    expect(await reached()).toBeUndefined();
    await change(user, { bioFacts: ['Played a boat.'] }, 20);
    await change(user, { bioFacts: ['Played two.'] }, 30);
    expect(await reached()).toEqual({ key: 'profileCompleted', at: 20 });
  });
});

describe('the picture of an account', () => {
  it('is its own before the symbol of its logo, which stands in again when it is taken away', async () => {
    const user = await newUser();
    const symbol = await worn(user);
    const id = await upload(user);
    expect(await change(user, { pictureId: id })).toMatchObject({
      pictureId: id,
      pictureUrl: `/api/media/${id}`,
    });
    expect(await change(user, { pictureId: null })).toMatchObject({ pictureId: null, pictureUrl: symbol });
  });

  it('is none where there is no logo either', async () => {
    const user = await newUser();
    await change(user, { pictureId: await upload(user) });
    expect(await change(user, { pictureId: null })).toMatchObject({ pictureId: null, pictureUrl: null });
  });

  it('goes from storage when it is replaced or taken away, and not before', async () => {
    const user = await newUser();
    const [first, second] = [await upload(user), await upload(user)];
    const freed = () => listFreedMedia(test.db, { limit: 500 });
    await change(user, { pictureId: first });
    await change(user, { pictureId: first, city: 'Gent' });
    await change(user, { city: 'Leipzig' });
    expect(await freed()).not.toContain(`media/${first}`);
    expect(await change(user, { pictureId: second })).toMatchObject({ pictureId: second });
    expect(await freed()).toContain(`media/${first}`);
    expect(await freed()).not.toContain(`media/${second}`);
    await change(user, { pictureId: null });
    expect(await freed()).toContain(`media/${second}`);
  });

  it('cannot be one of another account, and nothing else of that change happens', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const own = await upload(user);
    await change(user, { pictureId: own });
    for (const pictureId of [await upload(other), 'med_nothing', ''])
      expect(await change(user, { pictureId, city: 'Gent', firstName: 'Eve' })).toBeNull();
    expect(profileOf(await selectProfile(test.db, user))).toMatchObject({
      ...{ pictureId: own, city: '', firstName: 'Test' },
    });
    expect(await activities(user)).toBe(1);
  });
});
