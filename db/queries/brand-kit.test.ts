import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import {
  getWardrobe,
  kitsOf,
  putBrandKit,
  selectBrandKitFile,
  selectKits,
  swapBrandKits,
} from './brand-kit.ts';
import { insertFreedMedia, listFreedMedia } from './media-freed.ts';

const now = new Date('2026-11-21T12:00:00Z');
const colours = { bg: '#000000', fg: '#FFFFFF', a: '#FF9E14', b: '#FF9E14' };
const typefaces = { display: 'anton', caption: 'inter' } as const;

let test: TestDatabase;
let users = 0;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const newUser = () => test.addUser(`usr_kit${++users}`);

async function newLogo(userId: string): Promise<string> {
  const id = newId('gen');
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES (${id}, ${userId}, 'logo-generator', 'done', 'NOVA', 2, '{}', '{}', 1, 1)`);
  return id;
}

/** A kit whose spec is only its seed: nothing here looks inside. */
async function wear(userId: string, generationId: string, seed = 1, version = 1) {
  const id = newId('kit');
  const file = (name: string) => ({
    name,
    mediaKey: `brand-kits/${id}/${name}`,
    type: 'image/svg+xml',
    size: 3,
  });
  const spec = { seed } as never;
  const kit = { id, artistName: `NOVA ${seed}`, logo: { generationId, conceptId: 'concept-01', spec } };
  const files = [file('full-full.svg'), file('symbol-full.svg')];
  const activity = { id: newId('act'), action: 'chose-a-logo' };
  const put = { userId, kit: { ...kit, colours, typefaces, files }, version, activity, now };
  return { id, ...(await putBrandKit(test.db, put)) };
}

const undo = (userId: string) =>
  swapBrandKits(test.db, { userId, activity: { id: newId('act'), action: 'back' }, now });
const imageOf = async (userId: string) =>
  (
    await test.db.all<{ image: string | null }>(
      sql`SELECT profile_image_url AS image FROM users WHERE id = ${userId}`,
    )
  )[0]?.image;
const setImage = (userId: string, image: string | null) =>
  test.db.run(sql`UPDATE users SET profile_image_url = ${image} WHERE id = ${userId}`);
const freed = () => listFreedMedia(test.db, { limit: 500 });
const actions = async (userId: string) =>
  (
    await test.db.all<{ action: string }>(
      sql`SELECT action FROM activities WHERE user_id = ${userId} ORDER BY rowid`,
    )
  ).map(({ action }) => action);

describe('a brand kit', () => {
  it('is worn with its files, its activity and the picture of the account, all at once', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const { id, kits } = await wear(user, logo);
    expect(kits.former).toBeNull();
    expect(kits.current).toMatchObject({ id, artistName: 'NOVA 1', colours, typefaces, dressedAt: now });
    expect(kits.current?.logo).toEqual({ generationId: logo, conceptId: 'concept-01', spec: { seed: 1 } });
    expect(kits.current?.files.map(({ name }) => name)).toEqual(['full-full.svg', 'symbol-full.svg']);
    expect(kitsOf(await selectKits(test.db, user))).toEqual(kits);
    expect(await imageOf(user)).toBe(`/api/brand-kit/files/symbol-full.svg?v=${id}`);
    expect(await actions(user)).toEqual(['chose-a-logo']);
  });

  it('gives way to the next and is kept for going back; the one before it is freed', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const [first, second] = [await wear(user, logo, 1), await wear(user, logo, 2)];
    expect(await freed()).not.toContain(`brand-kits/${first.id}/full-full.svg`);
    const third = await wear(user, logo, 3);
    expect(third.kits.current?.id).toBe(third.id);
    expect(third.kits.former?.id).toBe(second.id);
    expect(await freed()).toEqual(
      expect.arrayContaining([
        `brand-kits/${first.id}/full-full.svg`,
        `brand-kits/${first.id}/symbol-full.svg`,
      ]),
    );
    expect(await freed()).not.toContain(`brand-kits/${second.id}/full-full.svg`);
  });

  it('is not made anew for the logo that is worn already', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const first = await wear(user, logo);
    const again = await wear(user, logo);
    expect(again.kits.current?.id).toBe(first.id);
    expect(again.kits.former).toBeNull();
    expect(await actions(user)).toHaveLength(1);
  });

  it('is not made of a logo that was edited, deleted or is somebody else’s', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const logo = await newLogo(user);
    expect(await wear(user, logo, 1, 7)).toMatchObject({ kits: { current: null }, version: 1 });
    expect(await wear(other, logo)).toMatchObject({ kits: { current: null }, version: null });
    await test.db.run(sql`UPDATE generations SET deleted_at = 1 WHERE id = ${logo}`);
    expect(await wear(user, logo)).toMatchObject({ kits: { current: null }, version: null });
    expect([...(await actions(user)), ...(await actions(other))]).toEqual([]);
    expect(await imageOf(user)).toBeNull();
  });

  it('stands whole when many choose at once', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const made = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((seed) => wear(user, logo, seed)));
    const { current, former } = kitsOf(await selectKits(test.db, user));
    expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining([current?.id, former?.id]));
    expect(current?.logo.spec).not.toEqual(former?.logo.spec);
    for (const kit of [current, former]) expect(kit?.files).toHaveLength(2);
    expect(await imageOf(user)).toBe(`/api/brand-kit/files/symbol-full.svg?v=${current?.id}`);
  });
});

describe('undo', () => {
  it('goes back to the kit before, and forth again', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const [first, second] = [await wear(user, logo, 1), await wear(user, logo, 2)];
    const back = await undo(user);
    expect([back.current?.id, back.former?.id]).toEqual([first.id, second.id]);
    expect(await imageOf(user)).toBe(`/api/brand-kit/files/symbol-full.svg?v=${first.id}`);
    const forth = await undo(user);
    expect([forth.current?.id, forth.former?.id]).toEqual([second.id, first.id]);
    expect(await actions(user)).toEqual(['chose-a-logo', 'chose-a-logo', 'back', 'back']);
  });

  it('of a first choice goes back to none, and the picture with it', async () => {
    const user = await newUser();
    const { id } = await wear(user, await newLogo(user));
    expect(await undo(user)).toMatchObject({ current: null, former: { id } });
    expect(await imageOf(user)).toBeNull();
    expect(await undo(user)).toMatchObject({ current: { id }, former: null });
    expect(await imageOf(user)).toBe(`/api/brand-kit/files/symbol-full.svg?v=${id}`);
  });

  it('does nothing where no logo was ever chosen', async () => {
    const user = await newUser();
    expect(await undo(user)).toEqual({ current: null, former: null });
    expect(await actions(user)).toEqual([]);
  });

  it('leaves one current kit at most, however often it is asked at once', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const worn = [await wear(user, logo, 1), await wear(user, logo, 2)].map(({ id }) => id);
    await Promise.all(Array.from({ length: 9 }, () => undo(user)));
    const { current, former } = kitsOf(await selectKits(test.db, user));
    expect([current?.id, former?.id]).toEqual(worn);
  });
});

describe('a picture of one’s own', () => {
  it('stays, whatever is worn', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    await setImage(user, '/api/media/mine.png');
    await wear(user, logo, 1);
    await wear(user, logo, 2);
    await undo(user);
    expect(await imageOf(user)).toBe('/api/media/mine.png');
  });

  it('that was set after the kit stays too', async () => {
    const user = await newUser();
    await wear(user, await newLogo(user));
    await setImage(user, '/api/media/mine.png');
    await undo(user);
    expect(await imageOf(user)).toBe('/api/media/mine.png');
  });
});

describe('a file of a kit', () => {
  it('is that of the kit which is named, or of the current one', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    const [first, second] = [await wear(user, logo, 1), await wear(user, logo, 2)];
    const find = async (kitId: string | null, name = 'full-full.svg', userId = user) =>
      (await selectBrandKitFile(test.db, { userId, name, kitId }))[0]?.kitId;
    expect(await find(null)).toBe(second.id);
    expect(await find(first.id)).toBe(first.id);
    expect(await find('kit_gone')).toBe(second.id);
    expect(await find(null, 'nothing.svg')).toBeUndefined();
    expect(await find(first.id, 'full-full.svg', await newUser())).toBeUndefined();
  });

  it('cannot be freed while a kit has it', async () => {
    const user = await newUser();
    const { id } = await wear(user, await newLogo(user));
    const key = `brand-kits/${id}/full-full.svg`;
    await insertFreedMedia(test.db, { mediaKeys: [key, 'stray'], now });
    expect(await freed()).toContain('stray');
    expect(await freed()).not.toContain(key);
  });

  it('is freed with the account, and so are the files of what it made', async () => {
    const user = await newUser();
    const logo = await newLogo(user);
    await test.db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size)
      VALUES (${logo}, 'a.svg', ${`generations/${logo}/a.svg`}, 'image/svg+xml', 3)`);
    const { id } = await wear(user, logo);
    await test.db.run(sql`DELETE FROM users WHERE id = ${user}`);
    expect(kitsOf(await selectKits(test.db, user))).toEqual({ current: null, former: null });
    expect(await freed()).toEqual(
      expect.arrayContaining([`brand-kits/${id}/full-full.svg`, `generations/${logo}/a.svg`]),
    );
  });
});

it('a wardrobe holds the logo and the kits of its own account only', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const logo = await newLogo(user);
  await wear(user, logo);
  const own = await getWardrobe(test.db, { userId: user, generationId: logo });
  expect([own.generation?.id, own.kits.current?.artistName]).toEqual([logo, 'NOVA 1']);
  const none = await getWardrobe(test.db, { userId: other, generationId: logo });
  expect(none).toEqual({ generation: null, kits: { current: null, former: null } });
});
