import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { keepOrFree } from './keep-or-free.ts';
import { storeFiles } from './store-files.ts';

let deps: TestDeps;
let work: Promise<unknown>[];
beforeAll(async () => {
  deps = await testDeps();
  deps.background = (begin) => void work.push(begin());
});
afterAll(() => deps.close());

async function stored() {
  work = [];
  const bytes = new Uint8Array(3);
  const files = ['one.svg', 'two.svg'].map((name) => ({ name, type: 'image/svg+xml', bytes }));
  return storeFiles(deps, 'a-folder', files);
}
const left = (files: readonly { mediaKey: string; name: string }[]) =>
  files.filter(({ mediaKey }) => deps.media.keys().includes(mediaKey)).map(({ name }) => name);

describe('stored files', () => {
  it('stay where the write kept them, and go where it did not', async () => {
    const files = await stored();
    const write = Promise.resolve('one.svg');
    expect(await keepOrFree(deps, files, write, (kept, { name }) => kept === name)).toBe('one.svg');
    await Promise.all(work);
    expect(left(files)).toEqual(['one.svg']);
  });

  it('go where the write failed and no row has them, and its error is thrown', async () => {
    const files = await stored();
    const write = Promise.reject(new Error('The answer was lost'));
    await expect(keepOrFree(deps, files, write, () => true)).rejects.toThrow('The answer was lost');
    await Promise.all(work);
    expect(left(files)).toEqual([]);
  });

  it('stay where the write failed and a row has them all the same', async () => {
    const files = await stored();
    const userId = await deps.addUser('usr_mara');
    const [mine] = files;
    await deps.db.run(sql`
      INSERT INTO media (id, user_id, sha256, media_key, type, size, width, height, created_at)
      VALUES ('med_one', ${userId}, 'a hash', ${mine?.mediaKey}, 'image/png', 3, 16, 16, 1)`);
    await keepOrFree(deps, files, Promise.reject(new Error('Lost')), () => true).catch(() => undefined);
    await Promise.all(work);
    expect(left(files)).toEqual([mine?.name]);
  });
});
