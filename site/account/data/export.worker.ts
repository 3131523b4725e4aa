import { ApiError } from '#core/errors.ts';
import { call } from '#site/lib/api.ts';
import { withRetries } from '#site/lib/retry.ts';
import { zipFiles } from '#site/lib/zip-files.ts';
import { type ExportProgress, gatherExport } from './gather-export.ts';

/** What the worker tells the page. It is asked by being started, and stopped by being ended. */
export type ExportNews =
  | { progress: ExportProgress }
  /** So many files did not come. It waits for an ExportWish. */
  | { missing: number }
  | { file: Blob }
  /** Why there is no file; null where only trying again helps. */
  | { failure: string | null };

/** What to do about files that did not come. */
export interface ExportWish {
  again: boolean;
}

const tell = (news: ExportNews): void => postMessage(news);

async function read(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await fetch(url, { credentials: 'include' });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

function askAgain(missing: number): Promise<boolean> {
  tell({ missing });
  return new Promise((resolve) => {
    addEventListener('message', ({ data }: MessageEvent<ExportWish>) => resolve(data.again), { once: true });
  });
}

async function make(): Promise<void> {
  const now = new Date();
  const ask = (cursor: string | null) =>
    withRetries(() => call('exportAccount', { query: cursor === null ? {} : { cursor } }));
  const entries = gatherExport({ ask, read, askAgain, now }, (progress) => tell({ progress }));
  tell({ file: await zipFiles(entries, now) });
}

make().catch((error: unknown) => tell({ failure: error instanceof ApiError ? error.message : null }));
