import { describe, expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { tabOfTests } from '#site/lib/tab-of-tests.ts';
import { generationStore, isDefinite, type RunReply } from './generation.store.ts';
import { runKey } from './run-key.ts';

const BRIEF = { name: 'DJ NOVA' };
const LOST = new TypeError('Failed to fetch');

const reply = (id: string): RunReply => ({
  generation: {
    id,
    tool: 'logo-generator',
    status: 'done',
    title: 'DJ NOVA',
    cost: 2,
    version: 1,
    input: BRIEF,
    output: {},
    edits: null,
    files: [],
    createdAt: '2026-11-21T20:00:00.000Z',
    updatedAt: '2026-11-21T20:00:00.000Z',
  },
  credits: {
    balance: 18,
    plan: 'free',
    dailyLimit: 3,
    dailyUsed: 1,
    resetsAt: '2026-11-22T00:00:00.000Z',
    costs: {},
  },
});

/** A store over a server that gives these answers in turn, and the keys that reached it. */
function storeOver(answers: (RunReply | Error)[]) {
  const keys: string[] = [];
  const done: string[] = [];
  let made = 0;
  const store = generationStore<typeof BRIEF>({
    send: async (_, key) => {
      keys.push(key);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
    key: runKey('logo-generator', tabOfTests(), () => `key-${++made}`),
    onDone: ({ generation }) => done.push(generation.id),
  });
  return { store, keys, done };
}

describe('a run', () => {
  it('goes from idle over running to done', async () => {
    const { store, done } = storeOver([reply('gen_1')]);
    const states: string[] = [];
    store.$run.subscribe(({ state }) => states.push(state));
    await store.start(BRIEF);
    expect(states).toEqual(['idle', 'running', 'done']);
    expect(done).toEqual(['gen_1']);
  });

  it('is not started twice', async () => {
    const { store, keys } = storeOver([reply('gen_1'), reply('gen_2')]);
    await Promise.all([store.start(BRIEF), store.start(BRIEF)]);
    expect(keys).toHaveLength(1);
  });

  it('keeps the input and the reason when it fails', async () => {
    const { store, done } = storeOver([LOST]);
    await store.start(BRIEF);
    expect(store.$run.get()).toEqual({ state: 'failed', input: BRIEF, error: LOST });
    expect(done).toEqual([]);
  });

  it('puts a failure away when told to, and nothing else', async () => {
    const { store } = storeOver([LOST, reply('gen_1')]);
    await store.start(BRIEF);
    store.dismiss();
    expect(store.$run.get().state).toBe('idle');
    await store.start(BRIEF);
    store.dismiss();
    expect(store.$run.get().state).toBe('done');
  });
});

describe('the key', () => {
  it('stays the same over a lost reply, so that nothing is paid twice', async () => {
    const { store, keys } = storeOver([LOST, LOST, reply('gen_1')]);
    await store.start(BRIEF);
    await store.retry();
    await store.retry();
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(store.$run.get().state).toBe('done');
  });

  it.each([
    ['the server broke', new ApiError('INTERNAL')],
    ['the engine failed', new ApiError('PROVIDER_FAILED')],
    ['the database was out of reach', new ApiError('UNAVAILABLE')],
    ['the calls came too fast', new ApiError('RATE_LIMITED', undefined, { retryAfter: 30 })],
    ['the session ended', new ApiError('UNAUTHORIZED')],
    ['the run still goes on', new ApiError('CONFLICT', undefined, { retryAfter: 5 })],
  ])('stays the same when %s', async (_, error) => {
    const { store, keys } = storeOver([error, reply('gen_1')]);
    await store.start(BRIEF);
    await store.retry();
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it.each([
    ['credits lack', new ApiError('INSUFFICIENT_CREDITS')],
    ['the day is full', new ApiError('DAILY_LIMIT')],
    ['the brief is refused', new ApiError('INVALID_INPUT')],
    ['the key was used before', new ApiError('CONFLICT')],
  ])('is a new one after a definite refusal: %s', async (_, error) => {
    const { store, keys } = storeOver([error, reply('gen_1')]);
    await store.start(BRIEF);
    await store.retry();
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('is a new one after a success', async () => {
    const { store, keys } = storeOver([reply('gen_1'), reply('gen_2')]);
    await store.start(BRIEF);
    await store.start(BRIEF);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('is a new one for another input after a lost reply', async () => {
    const { store, keys } = storeOver([LOST, reply('gen_1')]);
    await store.start(BRIEF);
    await store.start({ name: 'LUNA' });
    expect(keys).toEqual(['key-1', 'key-2']);
  });
});

it('takes only an answer of the server for definite', () => {
  expect(isDefinite(LOST)).toBe(false);
  expect(isDefinite(new DOMException('timed out', 'TimeoutError'))).toBe(false);
  expect(isDefinite(new ApiError('PRO_REQUIRED'))).toBe(true);
});
