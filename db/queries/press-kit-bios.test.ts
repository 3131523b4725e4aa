import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts';
import { countBios } from './press-kit-bios.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

it('bios are asked for so often a day, however many ask at once', async () => {
  const [userId, other] = [await test.addUser('usr_mara'), await test.addUser('usr_other')];
  const ask = (owner: string, day: string) =>
    countBios(test.db, { userId: owner, day: new Date(`${day}T00:00:00Z`), most: 3 });
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(userId, '2026-11-24')));
  expect(asked.filter(Boolean)).toHaveLength(3);
  expect(await ask(other, '2026-11-24')).toBe(true);
  expect([await ask(userId, '2026-11-25'), await ask(userId, '2026-11-25')]).toEqual([true, true]);
});
