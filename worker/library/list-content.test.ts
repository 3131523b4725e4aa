import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logoGenerator } from '#core/tools/logo-generator/tool.ts';
import { knownCaller } from '../../tests/support/caller.ts';
import { type TestDeps, testDeps } from '../../tests/support/deps.ts';
import { listContent } from './list-content.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps({ 'logo-generator': { tool: logoGenerator } });
  await deps.addUser('usr_mara');
});
afterAll(() => deps.close());

it('a row that cannot be read is shown by its title, and takes none of the others away', async () => {
  const concept = (name: string) => ({ id: 'concept-01', label: 'One', spec: { archetype: 'slice', name } });
  const outputs = [{ concepts: [concept('DJ NOVA')] }, {}, null, { concepts: [concept('DJ MARA')] }];
  const rows = outputs.map(
    (output, i) => sql`(${`gen_${i}`}, 'usr_mara', 'logo-generator', 'done', ${`Logo ${i}`}, 0, '{}',
      ${JSON.stringify(output)}, ${i}, ${i})`,
  );
  await deps.db.run(sql`
    INSERT INTO generations (id, user_id, tool, status, title, cost, input, output, created_at, updated_at)
    VALUES ${sql.join(rows, sql`, `)}`);
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { items } = await listContent(deps, knownCaller(deps.db, { id: 'usr_mara' }), undefined);
  expect(items.map(({ title, metadata }) => [title, metadata.djName])).toEqual([
    ['Logo 3', 'DJ MARA'],
    ['Logo 2', ''],
    ['Logo 1', ''],
    ['Logo 0', 'DJ NOVA'],
  ]);
  expect(items[2]).toMatchObject({ id: 'gen_1', type: 'logo', preview: null, downloadUrl: null });
  expect(lines.mock.calls.flat().filter((line) => line.includes('unreadable-logo-generator'))).toHaveLength(
    2,
  );
  lines.mockRestore();
});
