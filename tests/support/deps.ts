import type { Tool } from '#core/tools/define-tool.ts';
import { insertMail } from '#db/queries/admin-outbox.ts';
import { createAuth } from '#worker/auth/create-auth.ts';
import type { Deps } from '#worker/deps.ts';
import { parseSettings } from '#worker/env.ts';
import { outboxMailer } from '#worker/providers/builtin/outbox-mailer.ts';
import { noLinks } from '#worker/providers/oembed/oembed-links.ts';
import type { Generator, Media, ToolPorts } from '#worker/providers/ports.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export const TEST_ORIGIN = 'http://localhost:8787';

/** Media in memory. */
export function memoryMedia(): Media & { keys(): string[] } {
  const kept = new Map<string, { bytes: Uint8Array; type: string }>();
  return {
    keys: () => [...kept.keys()],
    async put(key, bytes, type) {
      kept.set(key, { bytes, type });
    },
    async get(key, range = undefined) {
      const object = kept.get(key);
      if (!object) return null;
      const { offset = 0, length = object.bytes.byteLength } = range ?? {};
      const part = object.bytes.slice(offset, offset + length);
      const body = new Blob([part as Uint8Array<ArrayBuffer>]).stream() as never;
      return { body, size: object.bytes.byteLength, type: object.type, etag: `"${key}"` };
    },
    async delete(keys) {
      for (const key of keys) kept.delete(key);
    },
  };
}

export interface TestDeps extends Deps, TestDatabase {
  db: TestDatabase['db'];
  media: ReturnType<typeof memoryMedia>;
  /** Moves the clock that the server reads. */
  setNow(now: Date): void;
}

/** The server's dependencies in this process: real database, real accounts, tools and clock of the test's own. */
export async function testDeps(
  tools: Record<string, { tool: Tool } & Partial<Generator>> = {},
  shippedFiles: ToolPorts['shippedFiles'] = {
    read: () => Promise.reject(new Error('No shipped files in this test')),
  },
): Promise<TestDeps> {
  const database = await testDatabase();
  const settings = parseSettings({
    DEPLOYMENT: 'local',
    PUBLIC_URL: TEST_ORIGIN,
    LIBSQL_URL: 'http://unused.example',
    PASSWORD_COST: 'light',
    AUTH_SECRET: 'a secret of the tests, long enough for it',
    SEAL_KEY: 'a-seal-key-of-the-tests-32-bytes-as-base64u',
  });
  let clock = () => new Date();
  const now = () => clock();
  const mailer = outboxMailer((mail) => insertMail(database.db, mail), now);
  const background = (work: () => Promise<unknown>) => void work().catch(() => undefined);
  const unlimited = async () => true;
  return {
    ...database,
    settings,
    mailer,
    payments: null,
    now,
    background,
    media: memoryMedia(),
    auth: createAuth({ settings, db: database.db, mailer, background }),
    tools: Object.fromEntries(Object.entries(tools).map(([id, { tool }]) => [id, tool])),
    generators: Object.fromEntries(
      Object.entries(tools).flatMap(([id, { tool: _, generate, ...more }]) =>
        generate ? [[id, { engine: () => ({ name: 'Test', dataGoes: 'Nowhere' }), ...more, generate }]] : [],
      ),
    ),
    toolPorts: {
      shippedFiles,
      text: null,
      image: null,
      speech: null,
    },
    links: noLinks,
    limits: {
      credentials: unlimited,
      account: unlimited,
      writes: unlimited,
      reports: unlimited,
      events: unlimited,
      exports: unlimited,
    },
    setNow: (at) => {
      clock = () => at;
    },
  };
}
