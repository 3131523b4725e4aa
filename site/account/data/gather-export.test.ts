import { expect, it, vi } from 'vitest';
import type { ExportPage } from '#core/account-schema.ts';
import { type ExportProgress, type ExportSources, gatherExport } from './gather-export.ts';

const NOW = new Date('2026-11-21T20:00:00Z');
const file = (path: string) => ({ path, url: `/api/${path}`, size: 3 });
const PAGES: Record<string, ExportPage> = {
  first: {
    documents: { account: { email: 'mara@example.com' }, activities: [{ id: 'act_1' }] },
    files: [file('pictures/a.webp')],
    next: 'second',
  },
  second: { documents: { activities: [{ id: 'act_2' }] }, files: [file('logos/b.svg')], next: null },
};

const sourcesOf = (change: Partial<ExportSources> = {}): ExportSources => ({
  ask: vi.fn(async (cursor) => PAGES[cursor ?? 'first'] as ExportPage),
  read: vi.fn(async () => new Uint8Array([1, 2, 3])),
  askAgain: vi.fn(async () => false),
  now: NOW,
  ...change,
});

async function gathered(sources = sourcesOf()) {
  const progress: ExportProgress[] = [];
  const entries = new Map<string, Uint8Array>();
  for await (const { path, bytes } of gatherExport(sources, (now) => progress.push(now)))
    entries.set(path, bytes);
  const text = (path: string) => new TextDecoder().decode(entries.get(path));
  return { entries, progress, text };
}

it('every page is read, and a list that comes in parts is one file', async () => {
  const { entries, text } = await gathered();
  expect([...entries.keys()]).toEqual([
    'records/account.json',
    'records/activities.json',
    'pictures/a.webp',
    'logos/b.svg',
    'README.txt',
  ]);
  expect(JSON.parse(text('records/activities.json'))).toEqual([{ id: 'act_1' }, { id: 'act_2' }]);
  expect(text('README.txt')).toContain('2026-11-21T20:00:00.000Z');
});

it('says how far it is, in files and bytes', async () => {
  const { progress } = await gathered();
  expect(progress.at(0)).toMatchObject({ part: 'records' });
  expect(progress.at(-1)).toEqual({ part: 'files', done: 2, count: 2, bytes: 6 });
});

it('a file that does not come is asked for once more, and named in the note', async () => {
  const read = vi.fn(async (url: string) => {
    if (url.endsWith('a.webp')) throw new Error('gone');
    return new Uint8Array([1]);
  });
  const { entries, text } = await gathered(sourcesOf({ read }));
  expect(read.mock.calls.filter(([url]) => url.endsWith('a.webp'))).toHaveLength(2);
  expect(entries.has('pictures/a.webp')).toBe(false);
  expect(text('README.txt')).toMatch(/did not come[\s\S]*pictures\/a\.webp/);
});

it('files that did not come are asked for again where that is wished; what is packed stays packed', async () => {
  let isOffline = true;
  const read = vi.fn(async (url: string) => {
    if (isOffline && url.endsWith('a.webp')) throw new Error('offline');
    return new Uint8Array([1]);
  });
  const askAgain = vi.fn(async () => {
    isOffline = false;
    return true;
  });
  const { entries, progress, text } = await gathered(sourcesOf({ read, askAgain }));
  expect(askAgain.mock.calls).toEqual([[1]]);
  expect(entries.has('pictures/a.webp')).toBe(true);
  expect(read.mock.calls.filter(([url]) => url.endsWith('b.svg'))).toHaveLength(1);
  expect(progress.at(-1)).toEqual({ part: 'files', done: 2, count: 2, bytes: 2 });
  expect(text('README.txt')).not.toContain('did not come');
});

it('nothing is missing silently: without its records there is no export', async () => {
  const ask = async () => Promise.reject(new Error('no answer'));
  await expect(gathered(sourcesOf({ ask }))).rejects.toThrow('no answer');
});
