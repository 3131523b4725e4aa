import { beforeEach, describe, expect, it } from 'vitest';
import type { Credits } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import type { RunReply } from '../shell/generation.store.ts';
import { runKey } from '../shell/run-key.ts';
import { tabOfTests } from '../shell/tab-of-tests.ts';
import type { DropDraft } from './drop-draft.ts';
import { dropOfTests } from './drops-of-tests.ts';
import { type FinishStore, finishStore } from './finish.store.ts';
import type { ReadyDrop } from './hand-in.ts';

const READY = {
  finished: { mp3: new Uint8Array([1, 2, 3]), report: {}, output: { seconds: 4 } },
  source: null,
} as unknown as ReadyDrop;

const CREDITS = { balance: 6 } as Credits;
const generation = (status: Generation['status']) => ({ id: 'gen_1', status }) as Generation;

/** Everything that happened, in order. */
let log: string[];
let stop: PromiseWithResolvers<void> | null;
let stopAt: string;
let freeing: PromiseWithResolvers<void> | null;
let failing: { at: string; error: unknown } | null;
let isDone: boolean;
/** What is said when a reservation is given up that was paid before. */
let paid: RunReply | null;
let finish: FinishStore;

async function step(name: string): Promise<void> {
  log.push(name);
  if (failing && name.startsWith(failing.at)) throw failing.error;
  if (stop && name.startsWith(stopAt)) await stop.promise;
}

beforeEach(() => {
  log = [];
  stop = null;
  stopAt = 'upload';
  freeing = null;
  failing = null;
  isDone = false;
  paid = null;
  const tab = tabOfTests();
  let keys = 0;
  finish = finishStore({
    check: (draft: DropDraft) => Promise.resolve(draft),
    async ready() {
      await step('render');
      return READY;
    },
    calls: {
      async reserve(_, key) {
        await step(`reserve ${key}`);
        return { generation: generation(isDone ? 'done' : 'reserved'), credits: CREDITS };
      },
      upload: (_, name) => step(`upload ${name}`),
      async settle() {
        await step('settle');
        return { generation: generation('done'), credits: CREDITS };
      },
    },
    async release(id, isLeaving) {
      log.push(`release ${id}${isLeaving ? ' leaving' : ''}`);
      await freeing?.promise;
      return paid;
    },
    key: runKey('voice-tag', tab, () => `key-${++keys}`),
    onDone: ({ generation: made }) => log.push(`done ${made.id}`),
  });
});

const until = async (name: string) => {
  while (!log.some((line) => line.startsWith(name))) await new Promise((go) => setTimeout(go));
};
const untilUploads = () => until('upload');
const only = (...names: string[]) => log.filter((line) => names.some((name) => line.startsWith(name)));

describe('finishing a drop', () => {
  it('renders before it reserves, and settles after it uploads', async () => {
    await finish.start(dropOfTests());
    expect(log).toEqual(['render', 'reserve key-1', 'upload drop.mp3', 'settle', 'done gen_1']);
    expect(finish.$run.get().state).toBe('done');
    expect(finish.$progress.get()).toBeNull();
  });

  it('a render that fails has reserved nothing', async () => {
    failing = { at: 'render', error: new Error('No sound') };
    await finish.start(dropOfTests());
    expect(log).toEqual(['render']);
    expect(finish.$run.get().state).toBe('failed');
  });

  it('an upload that fails is tried again with the same MP3 and the same key', async () => {
    failing = { at: 'upload', error: new TypeError('Failed to fetch') };
    await finish.start(dropOfTests());
    expect(finish.$run.get().state).toBe('failed');
    failing = null;
    await finish.retry();
    expect(log.filter((line) => line === 'render').length).toBe(1);
    expect(log.filter((line) => line.startsWith('reserve'))).toEqual(['reserve key-1', 'reserve key-1']);
    expect(finish.$run.get().state).toBe('done');
  });

  it('a settled run whose answer was lost is not handed in twice', async () => {
    isDone = true;
    await finish.start(dropOfTests());
    expect(log).toEqual(['render', 'reserve key-1', 'done gen_1']);
  });

  it('a definite refusal gets a new key, and keeps the MP3', async () => {
    failing = { at: 'reserve', error: new ApiError('INSUFFICIENT_CREDITS') };
    await finish.start(dropOfTests());
    failing = null;
    await finish.retry();
    expect(log.slice(0, 3)).toEqual(['render', 'reserve key-1', 'reserve key-2']);
  });

  it('another drop is rendered anew', async () => {
    failing = { at: 'reserve', error: new TypeError('Failed to fetch') };
    await finish.start(dropOfTests());
    failing = null;
    await finish.start(dropOfTests({ profile: 'club' }));
    expect(log.filter((line) => line === 'render').length).toBe(2);
  });

  it('cancelling gives back what is held, and is no failure', async () => {
    stop = Promise.withResolvers();
    const going = finish.start(dropOfTests());
    await untilUploads();
    finish.cancel();
    await going;
    expect(log.at(-1)).toBe('release gen_1');
    expect(finish.$run.get().state).toBe('idle');
    stop.resolve();
    stop = null;
    await finish.start(dropOfTests());
    expect(log).toContain('reserve key-2');
  });

  it('leaving the page gives back what is held', async () => {
    stop = Promise.withResolvers();
    void finish.start(dropOfTests());
    await untilUploads();
    finish.leave();
    expect(log.at(-1)).toBe('release gen_1 leaving');
    finish.leave();
    expect(log.filter((line) => line.startsWith('release')).length).toBe(1);
  });

  it('leaving the page while it renders has nothing to give back', async () => {
    const going = finish.start(dropOfTests());
    finish.leave();
    expect(log.some((line) => line.startsWith('release'))).toBe(false);
    await going;
  });
});

describe('a try that failed and holds credits', () => {
  const lost = new TypeError('Failed to fetch');

  async function fail(at: string, error: unknown = lost): Promise<void> {
    failing = { at, error };
    await finish.start(dropOfTests());
    expect(finish.$run.get().state).toBe('failed');
    failing = null;
    log = [];
  }

  it.each(['PAYLOAD_TOO_LARGE', 'INVALID_INPUT', 'NOT_FOUND'] as const)(
    'gives them back at once after %s',
    async (code) => {
      failing = { at: 'upload', error: new ApiError(code) };
      await finish.start(dropOfTests());
      expect(only('release')).toEqual(['release gen_1']);
      failing = null;
      await finish.start(dropOfTests({ script: 'Another one' }));
      expect(only('release', 'reserve')).toEqual(['reserve key-1', 'release gen_1', 'reserve key-2']);
    },
  );

  it.each([lost, new ApiError('INTERNAL'), new ApiError('RATE_LIMITED')])(
    'keeps them for the same drop after %s',
    async (error) => {
      await fail('upload', error);
      await finish.start(dropOfTests());
      expect(only('release', 'reserve')).toEqual(['reserve key-1']);
      expect(finish.$run.get().state).toBe('done');
      finish.leave();
      expect(only('release')).toEqual([]);
    },
  );

  it('gives them back before another drop holds its own', async () => {
    await fail('upload');
    freeing = Promise.withResolvers();
    const going = finish.start(dropOfTests({ script: 'Another one' }));
    await until('render');
    await new Promise((go) => setTimeout(go, 5));
    expect(log).toEqual(['release gen_1', 'render']);
    freeing.resolve();
    await going;
    expect(only('reserve')).toEqual(['reserve key-2']);
  });

  it('keeps them where the same drop then fails before it asks again', async () => {
    await fail('upload');
    failing = { at: 'reserve', error: lost };
    await finish.retry();
    failing = null;
    finish.dismiss();
    expect(only('release')).toEqual(['release gen_1']);
  });

  it('gives them back when the failure is put away, and the next try has a new key', async () => {
    await fail('upload');
    finish.dismiss();
    expect(log).toEqual(['release gen_1']);
    expect(finish.$run.get().state).toBe('idle');
    await finish.start(dropOfTests());
    expect(only('reserve')).toEqual(['reserve key-2']);
  });

  it('gives them back when the page goes, once', async () => {
    await fail('upload');
    finish.leave();
    finish.leave();
    expect(log).toEqual(['release gen_1 leaving']);
  });

  it('holds nothing where the reservation was refused', async () => {
    await fail('reserve', new ApiError('INSUFFICIENT_CREDITS'));
    finish.dismiss();
    finish.leave();
    expect(log).toEqual([]);
  });
});

describe('a drop that may be paid although no answer came', () => {
  const reply = { generation: generation('done'), credits: CREDITS };

  it('is done where it was paid before it was cancelled', async () => {
    paid = reply;
    [stop, stopAt] = [Promise.withResolvers(), 'settle'];
    const going = finish.start(dropOfTests());
    await until('settle');
    finish.cancel();
    await going;
    expect(log.slice(-2)).toEqual(['release gen_1', 'done gen_1']);
    expect(finish.$run.get().state).toBe('done');
  });

  it('is cancelled where it was not', async () => {
    [stop, stopAt] = [Promise.withResolvers(), 'settle'];
    const going = finish.start(dropOfTests());
    await until('settle');
    finish.cancel();
    await going;
    expect(log.at(-1)).toBe('release gen_1');
    expect(finish.$run.get().state).toBe('idle');
  });

  it('is opened where it was paid before its failure was put away', async () => {
    failing = { at: 'settle', error: new TypeError('Failed to fetch') };
    await finish.start(dropOfTests());
    paid = reply;
    finish.dismiss();
    await until('done');
    expect(log.slice(-2)).toEqual(['release gen_1', 'done gen_1']);
  });

  it('keeps its key when the page goes: the same drop finds it', async () => {
    failing = { at: 'settle', error: new TypeError('Failed to fetch') };
    await finish.start(dropOfTests());
    finish.leave();
    failing = null;
    isDone = true;
    await finish.start(dropOfTests());
    expect(only('reserve')).toEqual(['reserve key-1', 'reserve key-1']);
    expect(finish.$run.get().state).toBe('done');
  });
});
