import { readFileSync } from 'node:fs';
import type { Client, InArgs } from '@libsql/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, type EndpointName } from '#core/api.ts';
import { PLACES_FILE } from '#core/gigs/places.ts';
import { contractGenerator } from '#core/tools/contract-generator/tool.ts';
import { logoGenerator } from '#core/tools/logo-generator/tool.ts';
import { pressKit } from '#core/tools/press-kit/tool.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import { createApp } from '#worker/app.ts';
import { GENERATORS } from '#worker/tools/index.ts';
import { type TestDatabase, testDatabase } from '../tests/support/database.ts';
import { TEST_ORIGIN, type TestDeps, testDeps } from '../tests/support/deps.ts';
import { CALLER_EMAIL, callEveryEndpoint, type Step } from '../tests/support/every-endpoint.ts';
import { MP3 } from '../tests/support/fake-speech.ts';
import { installedFonts } from '../tests/support/installed-fonts.ts';
import { roundTripsOf } from '../tests/support/round-trips.ts';
import { sandboxPayments } from './providers/builtin/sandbox-payments.ts';
import type { Order, Told } from './providers/payments-port.ts';
import type { TextModel } from './providers/ports.ts';

let deps: TestDeps;
// The engine keeps an explained statement open, so that nothing can be committed beside it.
let explainer: TestDatabase;
let app: ReturnType<typeof createApp>['app'];
let cookie = '';
/** What goes on behind the answers. */
const waiting: (() => Promise<unknown>)[] = [];
const counted = new Map<EndpointName, number>();
/** What a GET sent that does not only read. */
const written: string[] = [];
/** Everything that was sent, by its text. */
const sent = new Map<string, InArgs>();

const WRITER: TextModel = {
  engine: { name: 'some-model', dataGoes: 'Your words go to a model' },
  askForData: async () => ({ short: 'DJ NOVA plays.', medium: '', long: '' }),
  talk: () => {
    throw new Error('Nobody talks here');
  },
};

/** Calls an endpoint as the page does, and notes how often the database was asked before the answer. */
async function call<Reply = Record<string, never>>(name: EndpointName, step: Step = {}): Promise<Reply> {
  const { method, path } = API[name];
  const address = path.replace(/:(\w+)/g, (_, part: string) => step.params?.[part] ?? 'none');
  const isFile = step.body instanceof Uint8Array;
  const headers = {
    cookie,
    ...(step.body !== undefined && { 'content-type': isFile ? 'image/png' : 'application/json' }),
    ...(step.key && { 'idempotency-key': step.key }),
    ...(step.ifMatch && { 'if-match': step.ifMatch }),
  };
  // Cue answers by the built-in brain.
  deps.toolPorts.text = name === 'writeBios' ? WRITER : null;
  const body = isFile ? (step.body as Uint8Array<ArrayBuffer>) : JSON.stringify(step.body);
  let reply = new Response();
  const trips = await roundTripsOf(deps.db, async () => {
    const init = step.body === undefined ? { method, headers } : { method, headers, body };
    reply = await app.request(`${TEST_ORIGIN}${address}${step.query ?? ''}`, init);
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  });
  // What goes on behind the answer is not waited for.
  for (const begin of waiting.splice(0)) await begin();
  for (const statement of trips.flat()) sent.set(statement.sql, statement.args);
  const statements = trips.flat().map((statement) => statement.sql.trim());
  if (method === 'GET') written.push(...statements.filter((text) => !/^select\b/i.test(text)));
  counted.set(name, Math.max(counted.get(name) ?? 0, trips.length));
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookies.length > 0) cookie = cookies.join('; ');
  return (reply.headers.get('content-type')?.includes('json') ? await reply.json() : {}) as Reply;
}

beforeAll(async () => {
  explainer = await testDatabase();
  const tools = {
    'logo-generator': { tool: logoGenerator, ...GENERATORS['logo-generator'] },
    'voice-tag': { tool: voiceTag, ...GENERATORS['voice-tag'] },
    'press-kit': { tool: pressKit, ...GENERATORS['press-kit'] },
    'contract-generator': { tool: contractGenerator, ...GENERATORS['contract-generator'] },
  };
  deps = await testDeps(tools, {
    read: async (path) => {
      if (path === PLACES_FILE) return new Uint8Array();
      return path.endsWith('.json') ? new TextEncoder().encode('[]') : installedFonts.read(path);
    },
  });
  const operator = { ADMIN_EMAILS: [CALLER_EMAIL], CONTACT_EMAIL: 'hello@example.com' };
  deps.settings = { ...deps.settings, ...operator, APPLE_PAY_DOMAIN_FILE: 'A file of Apple' };
  const engine = { name: 'some-voice', dataGoes: 'Your words go to voices.example' };
  const spoken = { type: 'audio/mpeg', bytes: MP3 } as const;
  deps.toolPorts.speech = {
    engine,
    maxCharacters: 200,
    identify: ({ text }) => text,
    speak: async () => spoken,
  };
  const sandbox = sandboxPayments(TEST_ORIGIN);
  let customer: string | null = null;
  // There is always news.
  const tell = async (): Promise<Told[]> => {
    const fact = { kind: 'unknown', type: crypto.randomUUID() } as const;
    return [{ customer, event: { id: fact.type, at: new Date().toISOString(), fact } }];
  };
  const begin = async (order: Order) => {
    customer = order.customer;
    return sandbox.begin(order);
  };
  deps.payments = { ...sandbox, begin, look: tell, receive: tell };
  deps.background = (begin) => void waiting.push(begin);
  app = createApp(deps).app;
});
afterAll(() => Promise.all([deps.close(), explainer.close()]));

/** What ARCHITECTURE.md says of each endpoint; null where the library that serves it decides. */
function told(): Record<string, number | null> {
  const [, section = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Round trips\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (\d|-) +\| (.*) \|$/gm)];
  const named = rows.flatMap(([, trips = '', requests = '']) =>
    [...requests.matchAll(/`([a-z]\w+)`/g)].map(
      ([, name = '']) => [name, trips === '-' ? null : Number(trips)] as const,
    ),
  );
  const reads = Object.entries(API).filter(
    ([, { method, auth }]) => method === 'GET' && (auth === 'user' || auth === 'admin'),
  );
  return { ...Object.fromEntries(reads.map(([name]) => [name, 1])), ...Object.fromEntries(named) };
}

it('every endpoint asks the database as often as the table of the architecture says', {
  timeout: 60_000,
}, async () => {
  await callEveryEndpoint(call, deps.db);
  const all = Object.keys(API) as EndpointName[];
  expect(Object.keys(told()).toSorted()).toEqual(all.toSorted());
  const byLibrary = all.filter((name) => told()[name] === null);
  const found = Object.fromEntries(
    all.map((name) => [name, byLibrary.includes(name) ? null : counted.get(name)]),
  );
  expect(found).toEqual(told());
});

it('a GET writes nothing', () => {
  expect(counted.size).toBeGreaterThan(50);
  expect(written).toEqual([]);
});

it('no endpoint looks through a table of all accounts', async () => {
  const { $client } = explainer.db as unknown as { $client: Client };
  const tables = await $client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  const whole = new Set(tables.rows.map(({ name }) => `SCAN ${name}`));
  const scans: string[] = [];
  for (const [text, args] of sent) {
    if (!/^(select|with|insert|update|delete)\b/i.test(text.trim())) continue;
    // Looks through them only for accounts that are due to go, which it finds first.
    if (text.includes('CROSS JOIN') && text.includes('deletes_at <=')) continue;
    const { rows } = await $client.execute({ sql: `EXPLAIN QUERY PLAN ${text}`, args });
    const steps = rows.map((row) => String(row.detail));
    if (steps.some((step) => whole.has(step))) scans.push(`${text}\n${steps.join('\n')}`);
  }
  expect(sent.size).toBeGreaterThan(60);
  expect(scans).toEqual([]);
});
