import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { fillAccount, rowsOf } from '../../tests/support/full-account.ts';
import { tidyUp } from './tidy-up.ts';

const due = new Date('2026-12-05T12:00:00Z');

let deps: TestDeps;
let users = 0;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

async function fullAccount(deletesAt: Date | null) {
  const tag = `due${++users}`;
  const id = await deps.addUser(`usr_${tag}`);
  await fillAccount(deps.db, deps.media, id, tag);
  await deps.db.run(sql`UPDATE users SET deletes_at = ${deletesAt?.getTime() ?? null} WHERE id = ${id}`);
  return { id, tag, email: `${id}@example.com` };
}
const filesOf = (tag: string) => deps.media.keys().filter((key) => key.includes(`/${tag}/`));
const tidyUpAt = async (at: Date) => {
  deps.setNow(at);
  await tidyUp(deps);
};
/** Rows that name an account by no key. */
const loose = async ({ id, email }: { id: string; email: string }) => [
  ...(await deps.db.all(sql`SELECT id FROM mails WHERE recipient = ${email}`)),
  ...(await deps.db.all(sql`SELECT id FROM verifications WHERE instr(value, ${id}) > 0`)),
];

describe('an account whose end has come', () => {
  it('goes with everything: every table that tells of it, and every file', async () => {
    const account = await fullAccount(due);
    const before = await rowsOf(deps.db, account.id);
    // A table that is not filled here would prove nothing: a new one is added to the full account.
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(19);
    expect(await loose(account)).toHaveLength(2);
    expect(filesOf(account.tag)).toHaveLength(8);
    await tidyUpAt(due);
    const after = await rowsOf(deps.db, account.id);
    expect(Object.values(after).every((count) => count === 0)).toBe(true);
    expect(await loose(account)).toEqual([]);
    expect(filesOf(account.tag)).toEqual([]);
  });

  it('takes nothing of any other along', async () => {
    const [going, staying] = [await fullAccount(due), await fullAccount(null)];
    const before = await rowsOf(deps.db, staying.id);
    await tidyUpAt(due);
    expect((await rowsOf(deps.db, going.id)).users).toBe(0);
    expect(await rowsOf(deps.db, staying.id)).toEqual(before);
    expect(await loose(staying)).toHaveLength(2);
    expect(filesOf(staying.tag)).toHaveLength(8);
  });

  it('is there until then, to the millisecond', async () => {
    const { id } = await fullAccount(due);
    await tidyUpAt(new Date(due.getTime() - 1));
    expect((await rowsOf(deps.db, id)).users).toBe(1);
    await tidyUpAt(due);
    expect((await rowsOf(deps.db, id)).users).toBe(0);
  });

  it('goes whole in one run, however many files it has', async () => {
    const { id, tag } = await fullAccount(due);
    const keys = Array.from({ length: 1234 }, (_, i) => `generations/${tag}/${i}`);
    await Promise.all(keys.map((key) => deps.media.put(key, new Uint8Array(1), 'image/png')));
    await deps.db.run(sql`
      INSERT INTO generation_files (generation_id, name, media_key, type, size)
      SELECT ${`gen_${tag}`}, value, value, 'image/png', 1 FROM json_each(${JSON.stringify(keys)})`);
    await tidyUpAt(due);
    expect((await rowsOf(deps.db, id)).users).toBe(0);
    expect(filesOf(tag)).toEqual([]);
  });

  it('leaves a file noted that storage did not let go, for the next run', async () => {
    const { tag } = await fullAccount(due);
    const { delete: release } = deps.media;
    deps.media.delete = async () => Promise.reject(new Error('Storage is away'));
    await expect(tidyUpAt(due)).rejects.toThrow('Storage is away');
    deps.media.delete = release;
    expect(filesOf(tag)).toHaveLength(8);
    await tidyUpAt(due);
    expect(filesOf(tag)).toEqual([]);
  });
});
