import { Agent } from 'node:http';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { answerTo } from './load.ts';

/** Credits that no measurement spends. */
const PLENTY = 1_000_000;
/** Sign-ups at the same time. */
const AT_ONCE = 8;

/** A network address of its own for every call, as callers in all the world have: limits count by it. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

const cookiesOf = (lines: readonly string[]): string => lines.map((line) => line.split(';')[0]).join('; ');

/** Makes accounts with more credits than they spend. Answers what signs each in. */
export async function signUp(url: URL, db: Database, names: readonly string[]): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const replies = names.map((name) =>
      answerTo(url, agent, {
        method: 'POST',
        path: '/api/auth/sign-up/email',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': anyAddress() },
        body: JSON.stringify({ name, email: `${name}@example.com`, password: 'four on the floor' }),
      }),
    );
    const cookies = (await Promise.all(replies)).map(({ setCookies }) => cookiesOf(setCookies));
    await db.run(sql`
      INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
      SELECT 'crd_plenty_' || id, id, ${PLENTY}, 'adjust', 1 FROM users WHERE true ON CONFLICT DO NOTHING`);
    return cookies;
  } finally {
    agent.destroy();
  }
}

/** Fills the ledger of an account up to so many entries, a minute apart. */
export async function fillLedger(db: Database, name: string, entries: number): Promise<void> {
  const account = sql`(SELECT id FROM users WHERE email = ${`${name}@example.com`})`;
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT count(*) + 1 FROM credit_entries WHERE user_id = ${account}
      UNION ALL SELECT i + 1 FROM n WHERE i < ${entries})
    INSERT INTO credit_entries (id, user_id, delta, kind, created_at)
    SELECT 'crd_' || u.id || '_' || i, u.id, 1, 'adjust', i * 60000 FROM n, users u WHERE u.id = ${account}`);
}
