import { useEffect, useState } from 'react';
import { GIG_MOST, MAX_GIG_FILE_BYTES } from '#core/gigs/gig.ts';
import { bytesWords } from '#core/size-words.ts';
import { sniffType } from '#core/sniff-type.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { noteSave } from '../../state/gigs.store.ts';
import { trackerCall } from '../../state/tracker-call.ts';
import { type UploadProgress, UploadQueue } from './upload-queue.ts';

const TYPES: readonly (string | null)[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
/** Longest name that is kept. */
const LONGEST = 120;
/** Before anything says that it takes long, in ms. */
const PATIENCE = 1000;

/** The largest file, as people say it. */
export const FILE_LIMIT = `${Math.round(MAX_GIG_FILE_BYTES / 1024 / 1024)} MB`;

/** Why a file can't be kept, where that can be told here. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size > MAX_GIG_FILE_BYTES)
    return `${file.name} is too large (${bytesWords(file.size)}): the limit is ${FILE_LIMIT}.`;
  if (file.size === 0) return `${file.name} is empty.`;
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return TYPES.includes(sniffType(start)) ? null : `${file.name} isn't a PDF, JPEG, PNG or WebP.`;
}

/** The name, shortened ahead of its ending. */
function keptName(name: string): string {
  if (name.length <= LONGEST) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST - ending.length) + ending;
}

/** Uploads a file to a gig. Answers why that failed. */
async function send(gigId: string, file: File): Promise<string | null> {
  const refusal = await refusalOf(file);
  if (refusal) return refusal;
  try {
    const query = { name: keptName(file.name) };
    await trackerCall('addGigFile', { params: { id: gigId }, query, body: file });
    noteSave();
    return null;
  } catch (error) {
    return `${file.name}: ${problemOf(error)}`;
  }
}

/** Uploads files to a gig, one after another, and says what became of them. The gig stays the same. */
export function useUploads(gigId: string, count: number) {
  const [current, setCurrent] = useState<UploadProgress | null>(null);
  const [isLong, setLong] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (file) => send(gigId, file),
        onProgress: setCurrent,
        onRefused: setProblems,
      }),
  );
  const isUploading = current !== null;
  useLeaveWarning(isUploading);

  useEffect(() => {
    if (!isUploading) return;
    const patience = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(patience);
      setLong(false);
    };
  }, [isUploading]);

  return {
    upload: (files: readonly File[]): void =>
      queue.add(files, GIG_MOST.files - count, `A gig keeps ${GIG_MOST.files} files. Delete one first.`),
    progress: isLong ? current : null,
    problems,
    clear: (): void => setProblems([]),
  };
}
