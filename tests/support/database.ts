import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '#db/client.ts';
import { makeMemoryFolder } from '#db/local-server/memory-folder.ts';
import { startLocalServer } from '#db/local-server.ts';
import { migrate } from '#db/migrate.ts';

export interface TestDatabase {
  db: Database;
  /** Makes an account and answers its id. */
  addUser(id: string): Promise<string>;
  close(): Promise<void>;
}

/** A migrated database of its own, behind the real server. */
export async function testDatabase(): Promise<TestDatabase> {
  const folder = makeMemoryFolder();
  const token = 'a token of the tests';
  const server = await startLocalServer({ file: join(folder, 'test.db'), port: 0, token });
  await migrate({ url: server.url, authToken: token, folder: 'db/migrations' });
  const db = connect({ url: server.url, authToken: token });
  return {
    db,
    async addUser(id) {
      await db.run(
        sql`INSERT INTO users (id, first_name, email) VALUES (${id}, 'Test', ${`${id}@example.com`})`,
      );
      return id;
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
