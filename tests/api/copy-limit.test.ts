import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import { copyGeneration, DAILY_COPIES } from '#worker/generation/copy-generation.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps({ 'voice-tag': { tool: voiceTag } });
});
afterAll(() => deps.close());

it('past the copies of a day no file is read or stored', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  deps.setNow(now);
  const at = now.getTime();
  await deps.db.run(sql`
    INSERT INTO users (id, email, email_verified, first_name, created_at, updated_at)
    VALUES ('usr_mara', 'mara@example.com', 1, 'Mara', ${at}, ${at})`);
  await deps.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, created_at, updated_at, copied_from)
    SELECT 'gen_' || key, 'usr_mara', 'voice-tag', 'done', 'Nova', 0, '{}', ${at}, ${at}, value
    FROM json_each(${JSON.stringify([null, ...Array(DAILY_COPIES - 1).fill('gen_0')])})`);
  await deps.db.run(sql`
    INSERT INTO generation_files (generation_id, name, media_key, type, size)
    VALUES ('gen_0', 'drop.mp3', 'nova/drop.mp3', 'audio/mpeg', 3)`);
  await deps.media.put('nova/drop.mp3', new Uint8Array([1, 2, 3]), 'audio/mpeg');
  const read = vi.spyOn(deps.media, 'get');
  const stored = vi.spyOn(deps.media, 'put');
  await copyGeneration(deps, 'usr_mara', 'gen_0');
  expect([read.mock.calls.length, stored.mock.calls.length]).toEqual([1, 1]);
  await expect(copyGeneration(deps, 'usr_mara', 'gen_0')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect([read.mock.calls.length, stored.mock.calls.length]).toEqual([1, 1]);
});
