import { afterEach, expect, it, vi } from 'vitest';
import { $export, cancelExport, exportName, goOn, startExport } from './export.store.ts';
import type { ExportNews } from './export.worker.ts';

const NOW = new Date(2026, 10, 2, 23, 59);
const PROGRESS = { part: 'files', done: 1, count: 2, bytes: 3 } as const;

afterEach(cancelExport);

function begun() {
  const worker = Object.assign(new EventTarget(), { terminate: vi.fn(), postMessage: vi.fn() });
  const start = vi.fn(() => worker as unknown as Worker);
  startExport(NOW, start);
  return {
    worker,
    start,
    tell: (data: ExportNews) => worker.dispatchEvent(Object.assign(new Event('message'), { data })),
  };
}

it('tells how far it is, and ends with a file that is named by the day', () => {
  const { worker, tell } = begun();
  expect($export.get()).toEqual({ state: 'making', progress: null });
  tell({ progress: PROGRESS });
  expect($export.get()).toEqual({ state: 'making', progress: PROGRESS });
  const file = new Blob(['zip']);
  tell({ file });
  expect($export.get()).toEqual({ state: 'done', file, name: 'deckhand-2026-11-02.zip' });
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('one that is under way goes on, however often it is asked for', () => {
  const { start } = begun();
  startExport(NOW, start);
  expect(start).toHaveBeenCalledOnce();
});

it('waits for a word where files did not come, and passes it on', () => {
  const { worker, tell } = begun();
  tell({ missing: 3 });
  expect($export.get()).toEqual({ state: 'lacking', missing: 3 });
  goOn({ again: true });
  expect(worker.postMessage).toHaveBeenCalledWith({ again: true });
  expect($export.get()).toEqual({ state: 'making', progress: null });
});

it.each([
  ['Please sign in', 'Please sign in'],
  [null, 'The export stopped half-way. Check your connection, then try again'],
])('a failure says why: %j', (failure, reason) => {
  const { tell } = begun();
  tell({ failure });
  expect($export.get()).toEqual({ state: 'failed', reason });
});

it('a worker that dies is a failure, and a new one can be started', () => {
  const { worker } = begun();
  worker.dispatchEvent(new Event('error'));
  expect($export.get().state).toBe('failed');
  expect(begun().start).toHaveBeenCalledOnce();
});

it('cancelling ends it and forgets what was made', () => {
  const { worker } = begun();
  cancelExport();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect($export.get()).toEqual({ state: 'none' });
});

it('is named by the day of the reader', () => {
  expect(exportName(new Date(2026, 0, 9))).toBe('deckhand-2026-01-09.zip');
});
