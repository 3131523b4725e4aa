import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { reportError, withoutSecrets } from './report-error.ts';

it.each([
  ['Failed at https://x.test/forgot-password?token=secret', 'Failed at https://x.test/forgot-password'],
  ['at f (https://x.test/a.js?v=1#b:10:5)\nat g', 'at f (https://x.test/a.js:10:5)\nat g'],
  ['at https://x.test/p?token=secret:12:7', 'at https://x.test/p:12:7'],
  ['http://a.test/?a=1 and https://b.test/#c', 'http://a.test/ and https://b.test/'],
  [
    'at https://x.test/epk/nova/for/0123abcd:1:2 (/epk/nova/for/ff)',
    'at https://x.test/epk/nova/for/:1:2 (/epk/nova/for/)',
  ],
  ['Is 1 ? 2 : 3, https://x.test/a.js:1:2', 'Is 1 ? 2 : 3, https://x.test/a.js:1:2'],
])('keeps no query of an address, and no token of a link: %j', (text, kept) => {
  expect(withoutSecrets(text)).toBe(kept);
});

it('keeps a report without what opens anything', async () => {
  const test = await testDatabase();
  const at = `https://x.test/epk/dj-nova/for/${'af'.repeat(16)}`;
  await reportError(
    { db: test.db, now: () => new Date() },
    {
      ...{
        message: `Failed at ${at}`,
        stack: `at f (${at}:1:2)`,
        componentStack: `at ${at}`,
        url: `${at}?a=1`,
      },
      ...{ timestamp: new Date().toISOString(), userAgent: 'Chromium' },
    },
  );
  const rows = await test.db.all(sql`SELECT message, stack, component_stack, url FROM client_errors`);
  const kept = 'https://x.test/epk/dj-nova/for/';
  expect(rows).toEqual([
    { message: `Failed at ${kept}`, stack: `at f (${kept}:1:2)`, component_stack: `at ${kept}`, url: kept },
  ]);
  test.close();
});
