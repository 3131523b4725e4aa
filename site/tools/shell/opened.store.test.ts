import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { openedStore } from './opened.store.ts';

const made = (id: string, over: Partial<Generation> = {}): Generation => ({
  id,
  tool: 'logo-generator',
  status: 'done',
  title: 'DJ NOVA',
  cost: 2,
  version: 1,
  input: {},
  output: {},
  edits: null,
  files: [],
  createdAt: '2026-11-21T20:00:00.000Z',
  updatedAt: '2026-11-21T20:00:00.000Z',
  ...over,
});

const storeOver = (load: (id: string) => Promise<Generation>) =>
  openedStore({ tool: 'logo-generator', load });

describe('opening a saved generation', () => {
  it('shows that it loads, then the generation', async () => {
    const { $opened, open } = storeOver(async (id) => made(id));
    const states: string[] = [];
    $opened.subscribe(({ state }) => states.push(state));
    await open('gen_1');
    expect(states).toEqual(['none', 'loading', 'ready']);
  });

  it.each([
    ['does not exist or is not mine', async () => Promise.reject(new ApiError('NOT_FOUND'))],
    ['was made by another tool', async (id: string) => made(id, { tool: 'voice-tag' })],
    ['never got done', async (id: string) => made(id, { status: 'failed' })],
  ])('says that it is missing when it %s', async (_, load) => {
    const { $opened, open } = storeOver(load);
    await open('gen_1');
    expect($opened.get()).toEqual({ state: 'missing', id: 'gen_1' });
  });

  it('keeps the reason of a failure and opens on a second try', async () => {
    const lost = new TypeError('Failed to fetch');
    let tries = 0;
    const { $opened, open, reload } = storeOver(async (id) => {
      tries += 1;
      if (tries === 1) throw lost;
      return made(id);
    });
    await open('gen_1');
    expect($opened.get()).toEqual({ state: 'failed', id: 'gen_1', error: lost });
    await reload();
    expect($opened.get().state).toBe('ready');
  });

  it('lets the one that was asked for last win, whichever answers first', async () => {
    const waiting = new Map<string, (generation: Generation) => void>();
    const { $opened, open } = storeOver((id) => new Promise((resolve) => waiting.set(id, resolve)));
    const first = open('gen_1');
    const second = open('gen_2');
    waiting.get('gen_2')?.(made('gen_2'));
    waiting.get('gen_1')?.(made('gen_1'));
    await Promise.all([first, second]);
    expect($opened.get()).toMatchObject({ state: 'ready', id: 'gen_2' });
  });

  it('shows what it has while it asks again, and keeps it without an answer', async () => {
    const load = vi.fn<(id: string) => Promise<Generation>>();
    const { $opened, open, refresh, show } = storeOver(load);
    load.mockResolvedValueOnce(made('gen_1'));
    await open('gen_1');
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await refresh();
    expect($opened.get()).toMatchObject({ state: 'ready', generation: { version: 1 } });
    load.mockResolvedValueOnce(made('gen_1', { version: 2 }));
    const states: string[] = [];
    $opened.listen(({ state }) => states.push(state));
    await refresh();
    expect($opened.get()).toMatchObject({ generation: { version: 2 } });
    expect(states).toEqual(['ready']);
    load.mockResolvedValueOnce(made('gen_1', { version: 2 }));
    const late = refresh();
    show(made('gen_1', { version: 3 }));
    await late;
    expect($opened.get()).toMatchObject({ generation: { version: 3 } });
  });

  it('does not ask again for the one that is open', async () => {
    let asked = 0;
    const { open } = storeOver(async (id) => {
      asked += 1;
      return made(id);
    });
    await open('gen_1');
    await open('gen_1');
    expect(asked).toBe(1);
  });
});

it('shows a generation that is at hand without asking for it', () => {
  const { $opened, show } = storeOver(() => Promise.reject(new Error('not asked')));
  show(made('gen_3'));
  expect($opened.get()).toMatchObject({ state: 'ready', id: 'gen_3' });
});

it('closes', async () => {
  const { $opened, open } = storeOver(async (id) => made(id));
  await open('gen_1');
  await open(null);
  expect($opened.get()).toEqual({ state: 'none' });
});
