import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { accountAssets } from './account-assets.ts';

let deps: TestDeps;
let userId = '';
beforeAll(async () => {
  deps = await testDeps();
  userId = await deps.addUser('usr_mara');
  await deps.addUser('usr_other');
  for (const [id, owner] of [
    ['med_one', userId],
    ['med_two', userId],
    ['med_foreign', 'usr_other'],
  ]) {
    await deps.media.put(`key/${id}`, new Uint8Array([1, 2, 3]), 'image/jpeg');
    await deps.db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      VALUES (${id}, ${owner}, ${id}, ${`key/${id}`}, 'image/jpeg', 3, 40, 30, 1)`);
  }
});
afterAll(() => deps.close());

async function read(ids: string[], { mostBytes = 100, beside = [] as string[] } = {}) {
  const assets = accountAssets(deps, { userId, generationId: null });
  return { ...(await assets.read({ ids, beside, mostBytes, path: 'photos' })), kept: assets.pictureIds() };
}

describe('what a work is made with', () => {
  it('is the account’s own', async () => {
    const { pictures, brandKit, kept } = await read(['med_two', 'med_foreign', 'med_gone']);
    expect([...pictures]).toEqual([
      ['med_two', { type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]), width: 40, height: 30 }],
    ]);
    expect(brandKit).toBe(null);
    expect(kept).toEqual(['med_two']);
  });

  it('is kept without being read where it only goes along', async () => {
    const { pictures, known, kept } = await read(['med_two'], {
      beside: ['med_one', 'med_foreign'],
      mostBytes: 5,
    });
    expect([...pictures.keys()]).toEqual(['med_two']);
    expect([...known.keys()].toSorted()).toEqual(['med_one', 'med_two']);
    expect(kept.toSorted()).toEqual(['med_one', 'med_two']);
  });

  it('is refused where its pictures are too large together, by the field that names them', async () => {
    await expect(read(['med_one', 'med_two'], { mostBytes: 5 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'photos' }] },
    });
  });
});
