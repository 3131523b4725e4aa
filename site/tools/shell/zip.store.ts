import { atom, type ReadableAtom } from 'nanostores';
import { saveFile } from '#site/lib/save-file.ts';

/** How far a ZIP is: file `done` of `count` is being made. */
export interface ZipProgress {
  done: number;
  count: number;
  path: string;
}

export type Zip = { of: string } & (
  | { state: 'making'; progress: ZipProgress | null }
  | { state: 'done'; file: Blob; name: string }
  | { state: 'failed'; error: unknown }
);

export interface ZipCourse {
  onProgress: (progress: ZipProgress) => void;
  signal: AbortSignal;
}

export interface ZipStore<Of> {
  /** The one ZIP that is being made, or was made last: it goes on when its dialog is closed. */
  $zip: ReadableAtom<Zip | null>;
  /** Names what is packed with all that its files depend on: after a change the ZIP of before is no longer its own. */
  keyOf(of: Of): string;
  /** Makes the ZIP and hands it to the browser's downloads. One that is under way gives way to it. */
  make(of: Of): Promise<void>;
  /** Stops what is under way, and forgets what was made. */
  drop(): void;
}

/** @param pack makes the files; throws what the screen can explain */
export function zipStore<Of>(
  pack: (of: Of, course: ZipCourse) => Promise<{ file: Blob; name: string }>,
): ZipStore<Of> {
  const $zip = atom<Zip | null>(null);
  let stop: AbortController | null = null;
  const keyOf = (of: Of): string => JSON.stringify(of);
  return {
    $zip,
    keyOf,
    async make(what) {
      stop?.abort();
      const mine = new AbortController();
      stop = mine;
      const { signal } = mine;
      const of = keyOf(what);
      const tell = (now: Zip): void => {
        if (!signal.aborted) $zip.set(now);
      };
      tell({ of, state: 'making', progress: null });
      try {
        const onProgress = (progress: ZipProgress): void => tell({ of, state: 'making', progress });
        const { file, name } = await pack(what, { onProgress, signal });
        tell({ of, state: 'done', file, name });
        if (!signal.aborted) saveFile(file, name);
      } catch (error) {
        tell({ of, state: 'failed', error });
      }
    },
    drop() {
      stop?.abort();
      stop = null;
      $zip.set(null);
    },
  };
}
