import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { newId } from '../ids.ts';
import { namedBatch } from '../named-batch.ts';
import { selectVersions, versionsOf } from './generation-versions.ts';
import { deleteGeneration, getGeneration, updateGeneration } from './generations.ts';

const now = new Date('2026-11-21T12:00:00Z');

let test: TestDatabase;
let user: string;
beforeAll(async () => {
  test = await testDatabase();
  user = await test.addUser('usr_versions');
});
afterAll(() => test.close());

const getVersions = async (asked: Parameters<typeof selectVersions>[1]) =>
  versionsOf(await namedBatch(test.db, [], selectVersions(test.db, asked)), asked.limit);
async function newLogo(status = 'done'): Promise<string> {
  const id = newId('gen');
  await test.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES (${id}, ${user}, 'logo-generator', ${status}, 'NOVA', 2, '{}', '{"made":1}', 1000, 1000)`);
  await test.db.run(sql`
    INSERT INTO generation_files (generation_id, name, media_key, type, size)
    VALUES (${id}, 'original', ${`${id}/original`}, 'image/svg+xml', 3)`);
  return id;
}

/** Saves edits whose drawings are named, those that are new and those that stand. */
const save = (id: string, version: number, drawn: string[], standing = drawn, owner = user) =>
  updateGeneration(test.db, {
    id,
    userId: owner,
    version,
    title: null,
    edit: {
      edits: { shows: standing },
      files: drawn.map((name) => ({
        name,
        mediaKey: `${id}/${version}/${name}`,
        type: 'image/svg+xml',
        size: 3,
      })),
      standing,
      pictureIds: [],
    },
    now,
  });
const filesOf = async (id: string) =>
  (await getGeneration(test.db, { id, userId: user }))?.files.map(({ mediaKey }) =>
    mediaKey.replace(`${id}/`, ''),
  );
const freedOf = async (id: string) =>
  (
    await test.db.all<{ key: string }>(
      sql`SELECT media_key AS key FROM freed_media WHERE media_key LIKE ${`${id}/%`} ORDER BY media_key`,
    )
  ).map(({ key }) => key.replace(`${id}/`, ''));

describe('an edit', () => {
  it('brings its drawings, keeps those that stand and frees the others, never the originals', async () => {
    const id = await newLogo();
    await save(id, 1, ['a', 'b']);
    expect(await filesOf(id)).toEqual(['1/a', '1/b', 'original']);
    await save(id, 2, ['c'], ['b', 'c']);
    expect(await filesOf(id)).toEqual(['1/b', '2/c', 'original']);
    expect(await freedOf(id)).toEqual(['1/a']);
    expect(await save(id, 3, [])).toMatchObject({ version: 4, edits: { shows: [] } });
    expect(await filesOf(id)).toEqual(['original']);
  });

  it('of an older version, of another account or of nothing finished changes nothing', async () => {
    const id = await newLogo();
    await save(id, 1, ['a']);
    expect(await save(id, 1, ['b'])).toBeNull();
    expect(await save(id, 2, ['b'], ['b'], 'usr_other')).toBeNull();
    const open = await newLogo('reserved');
    expect(await save(open, 1, ['b'])).toBeNull();
    expect(await filesOf(id)).toEqual(['1/a', 'original']);
    expect(await filesOf(open)).toEqual(['original']);
    expect(await freedOf(id)).toEqual([]);
  });

  it('is made by one of many at once, with its own drawing', async () => {
    const id = await newLogo();
    const saved = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => save(id, 1, [name])));
    const [kept, ...others] = saved.filter((one) => one !== null);
    expect(others).toEqual([]);
    expect(kept?.files).toHaveLength(2);
    expect((await getVersions({ id, userId: user, limit: 9 }))?.versions).toHaveLength(2);
  });

  it('that is only a new title makes no version and frees nothing', async () => {
    const id = await newLogo();
    await save(id, 1, ['a']);
    const renamed = { id, userId: user, version: 2, title: 'Luna', edit: null, now };
    expect(await updateGeneration(test.db, renamed)).toMatchObject({ title: 'Luna', version: 2 });
    expect(await filesOf(id)).toEqual(['1/a', 'original']);
  });
});

describe('versions', () => {
  it('come newest first, the first as it was made', async () => {
    const id = await newLogo();
    await save(id, 1, ['a']);
    await save(id, 2, ['b']);
    expect(await getVersions({ id, userId: user, limit: 9 })).toEqual({
      tool: 'logo-generator',
      title: 'NOVA',
      output: { made: 1 },
      versions: [
        { version: 3, edits: { shows: ['b'] }, createdAt: now },
        { version: 2, edits: { shows: ['a'] }, createdAt: now },
        { version: 1, edits: null, createdAt: new Date(1000) },
      ],
    });
    const two = await getVersions({ id, userId: user, limit: 2 });
    expect(two?.versions.map(({ version }) => version)).toEqual([3, 2]);
  });

  it('are not there for another account, before the end, or after the deletion', async () => {
    const id = await newLogo();
    await save(id, 1, ['a']);
    expect(await getVersions({ id, userId: 'usr_other', limit: 9 })).toBeNull();
    expect(await getVersions({ id: await newLogo('reserved'), userId: user, limit: 9 })).toBeNull();
    await deleteGeneration(test.db, { id, userId: user, now });
    expect(await getVersions({ id, userId: user, limit: 9 })).toBeNull();
    expect(await freedOf(id)).toEqual(['1/a', 'original']);
    const left = await test.db.all(sql`SELECT 1 FROM generation_versions WHERE generation_id = ${id}`);
    expect(left).toEqual([]);
  });
});
