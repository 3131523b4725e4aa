import { atom } from 'nanostores';
import { localDay } from '#site/lib/local-day.ts';
import type { ExportNews, ExportWish } from './export.worker.ts';
import type { ExportProgress } from './gather-export.ts';

export type Export =
  | { state: 'none' }
  | { state: 'making'; progress: ExportProgress | null }
  /** So many files did not come; the others are packed. */
  | { state: 'lacking'; missing: number }
  | { state: 'done'; file: Blob; name: string }
  | { state: 'failed'; reason: string };

/** The export that is being made on this page, or was made last. */
export const $export = atom<Export>({ state: 'none' });

const LOST = 'The export stopped half-way. Check your connection, then try again';

let worker: Worker | null = null;

function finish(end: Export): void {
  worker?.terminate();
  worker = null;
  $export.set(end);
}

/** `deckhand-2026-11-21.zip`, by the date that the reader's clock has. */
export const exportName = (now: Date): string => `deckhand-${localDay(now)}.zip`;

/** Makes the ZIP beside the page. One that is under way goes on. */
export function startExport(now: Date, start: () => Worker = startWorker): void {
  if (worker) return;
  $export.set({ state: 'making', progress: null });
  worker = start();
  worker.addEventListener('message', ({ data }: MessageEvent<ExportNews>) => {
    if ('progress' in data) $export.set({ state: 'making', progress: data.progress });
    else if ('missing' in data) $export.set({ state: 'lacking', missing: data.missing });
    else if ('file' in data) finish({ state: 'done', file: data.file, name: exportName(now) });
    else finish({ state: 'failed', reason: data.failure ?? LOST });
  });
  worker.addEventListener('error', () => finish({ state: 'failed', reason: LOST }));
}

/** Goes on where files did not come: by asking for them once more, or without them. */
export function goOn(wish: ExportWish): void {
  $export.set({ state: 'making', progress: null });
  worker?.postMessage(wish);
}

export function cancelExport(): void {
  finish({ state: 'none' });
}

const startWorker = (): Worker =>
  new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
