import { useEffect, useRef, useState } from 'react';
import { GIG_MOST, MAX_GIG_FILE_BYTES } from '#core/gigs/gig.ts';
import { bytesWords } from '#core/size-words.ts';
import { sniffType } from '#core/sniff-type.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { noteSave } from '../../state/gigs.store.ts';
import { trackerCall } from '../../state/tracker-call.ts';

const TYPES: readonly (string | null)[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
/** Longest name that is kept. */
const LONGEST = 120;
/** Before anything says that it takes long, in ms. */
const PATIENCE = 1000;

/** What is on its way: which file, and how many of them are there. */
export interface UploadProgress {
  name: string;
  done: number;
  of: number;
}

/** Why a file can't be kept, where that can be told here. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size > MAX_GIG_FILE_BYTES)
    return `${file.name} is too large (${bytesWords(file.size)}): the limit is 10 MB.`;
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

/** Uploads files to a gig, one after another, and says what became of them. */
export function useUploads(gigId: string, count: number) {
  const [current, setCurrent] = useState<UploadProgress | null>(null);
  const [isLong, setLong] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isBusy = useRef(false);
  const isUploading = current !== null;

  useEffect(() => {
    if (!isUploading) return;
    const patience = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(patience);
      setLong(false);
    };
  }, [isUploading]);

  async function one(file: File): Promise<string | null> {
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

  async function upload(files: readonly File[]): Promise<void> {
    if (isBusy.current || files.length === 0) return;
    isBusy.current = true;
    setProblems([]);
    const room = Math.max(0, GIG_MOST.files - count);
    const refused: string[] =
      files.length > room ? [`A gig keeps ${GIG_MOST.files} files. Delete one first.`] : [];
    const taken = files.slice(0, room);
    for (const [done, file] of taken.entries()) {
      setCurrent({ name: file.name, done, of: taken.length });
      const problem = await one(file);
      if (problem) refused.push(problem);
    }
    setProblems([...new Set(refused)]);
    setCurrent(null);
    isBusy.current = false;
  }

  return {
    upload: (files: readonly File[]): void => void upload(files),
    progress: isLong ? current : null,
    problems,
    clear: (): void => setProblems([]),
  };
}
