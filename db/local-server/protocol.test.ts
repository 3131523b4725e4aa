import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTemporaryServer } from './temporary-server-of-tests.ts';

let server: Awaited<ReturnType<typeof startTemporaryServer>>;
const post = (body: unknown, path = '/v2/pipeline') =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.authToken}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const pipeline = async (requests: unknown[]) =>
  (await (await post({ baton: null, requests })).json()).results;
const stmt = (sql: string) => ({ sql, want_rows: true });
const isAlive = async () => (await pipeline([{ type: 'execute', stmt: stmt('SELECT 1') }]))[0].type === 'ok';

beforeAll(async () => {
  server = await startTemporaryServer();
  await createClient(server).execute('CREATE TABLE notes (id INTEGER PRIMARY KEY)');
});
afterAll(() => server.stop());

describe('the protocol', () => {
  it('says yes to both versions, and no to what it does not speak', async () => {
    expect((await fetch(`${server.url}/v2`)).status).toBe(200);
    expect((await fetch(`${server.url}/v3`)).status).toBe(200);
    const cursor = await post({ baton: null, batch: { steps: [] } }, '/v3/cursor');
    expect(cursor.status).toBe(404);
    expect((await cursor.json()).message).toContain('Cursors are not served');
    expect((await post({}, '/v3-protobuf/pipeline')).status).toBe(404);
    expect((await fetch(`${server.url}/v3-protobuf`)).ok).toBe(false);
  });

  it('follows the conditions of a batch', async () => {
    const [{ response }] = await pipeline([
      {
        type: 'batch',
        batch: {
          steps: [
            { stmt: stmt('SELECT 1') },
            { stmt: stmt('SELEC') },
            { condition: { type: 'error', step: 1 }, stmt: stmt('SELECT 2') },
            { condition: { type: 'ok', step: 1 }, stmt: stmt('SELECT 3') },
            { condition: { type: 'ok', step: 3 }, stmt: stmt('SELECT 4') },
            { condition: { type: 'error', step: 3 }, stmt: stmt('SELECT 4') },
            {
              condition: {
                type: 'and',
                conds: [
                  { type: 'is_autocommit' },
                  {
                    type: 'or',
                    conds: [
                      { type: 'ok', step: 1 },
                      { type: 'not', cond: { type: 'ok', step: 3 } },
                    ],
                  },
                ],
              },
              stmt: stmt('SELECT 5'),
            },
          ],
        },
      },
    ]);
    const { step_results: results, step_errors: errors } = response.result;
    expect(
      results.map((result: { rows: [[{ value: string }]] } | null) => result?.rows[0][0].value ?? null),
    ).toEqual(['1', null, '2', null, null, null, '5']);
    expect(errors.map((error: { code: string } | null) => error?.code ?? null)).toEqual([
      null,
      'SQL_INPUT_ERROR',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('refuses a condition on a step that has not run', async () => {
    const steps = [{ condition: { type: 'ok', step: 0 }, stmt: { sql: 'SELECT 1' } }];
    expect(await pipeline([{ type: 'batch', batch: { steps } }])).toMatchObject([
      { type: 'error', error: { code: 'BATCH_COND_BAD_STEP' } },
    ]);
  });

  it.each(['9223372036854775808', '-9223372036854775809'])(
    'refuses the integer %s, which takes 65 bits',
    async (value) => {
      const execute = { type: 'execute', stmt: { sql: 'SELECT ?', args: [{ type: 'integer', value }] } };
      expect(await pipeline([execute])).toMatchObject([{ type: 'error', error: { code: 'ARGS_INVALID' } }]);
    },
  );

  it('stores SQL for the length of a request, tells about it, and stops at close', async () => {
    const results = await pipeline([
      { type: 'store_sql', sql_id: 1, sql: 'SELECT id, :a FROM notes WHERE id = ?' },
      { type: 'describe', sql_id: 1 },
      { type: 'execute', stmt: { sql_id: 2 } },
      { type: 'get_autocommit' },
      { type: 'close_sql', sql_id: 1 },
      { type: 'sequence', sql_id: 1 },
      { type: 'close' },
      { type: 'get_autocommit' },
    ]);
    expect(results).toMatchObject([
      { type: 'ok', response: { type: 'store_sql' } },
      {
        type: 'ok',
        response: {
          result: {
            params: [{ name: ':a' }, { name: null }],
            cols: [
              { name: 'id', decltype: 'INTEGER' },
              { name: ':a', decltype: null },
            ],
            is_explain: false,
            is_readonly: true,
          },
        },
      },
      { type: 'error', error: { message: 'No SQL text 2 is stored' } },
      { type: 'ok', response: { is_autocommit: true } },
      { type: 'ok', response: { type: 'close_sql' } },
      { type: 'error' },
      { type: 'ok', response: { type: 'close' } },
      { type: 'error', error: { code: 'STREAM_CLOSED' } },
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['no requests', {}],
    ['an unknown request', { requests: [{ type: 'drop_everything' }] }],
    ['a request that is null', { requests: [null] }],
    ['a boolean argument', { requests: [{ type: 'execute', stmt: { sql: 'SELECT ?', args: [true] } }] }],
    [
      'an integer that is a number',
      { requests: [{ type: 'execute', stmt: { sql: 'SELECT ?', args: [{ type: 'integer', value: 1 }] } }] },
    ],
    [
      'an infinite float',
      { requests: [{ type: 'execute', stmt: { sql: 'SELECT ?', args: [{ type: 'float', value: null }] } }] },
    ],
    [
      'conditions without end',
      `{"requests":[{"type":"batch","batch":{"steps":[{"stmt":{"sql":"SELECT 1"},"condition":${'{"type":"not","cond":'.repeat(20_000)}{"type":"is_autocommit"}${'}'.repeat(20_001)}]}}]}`,
    ],
  ])('answers 400 with a sentence to a body with %s', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'MALFORMED_REQUEST',
      message: expect.stringMatching(/\w+ \w+/),
    });
    expect(await isAlive()).toBe(true);
  });

  it('refuses a body of more than 16 MB', async () => {
    const sent = post(' '.repeat(17 * 1024 * 1024)).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(await sent);
    expect(await isAlive()).toBe(true);
  });

  it.each([[undefined], ['wrong'], ['']])('refuses the token %s', async (authToken) => {
    const wrong = createClient({ url: server.url, ...(authToken === undefined ? {} : { authToken }) });
    await expect(wrong.execute('SELECT 1')).rejects.toMatchObject({ code: 'AUTH_TOKEN_INVALID' });
    const bare = await fetch(`${server.url}/v2/pipeline`, { method: 'POST', body: '{"requests":[]}' });
    expect(bare.status).toBe(401);
  });
});
