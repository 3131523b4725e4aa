import { useEffect, useRef, useState } from 'react';
import { fileReader, WHEN_BROKEN } from './file-reader.ts';
import type { Opened } from './messages.ts';

/** The most that a file may have: 20,000 gigs with long notes have less. */
const MOST_MEGABYTES = 10;
export const FILE_LIMIT = `${MOST_MEGABYTES} MB`;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** A file that was opened, or the cells that were pasted. */
export type Source = { id: number; name: string } & Exclude<Opened, { kind: 'refused' }>;

/** The file that is imported. One that can't be read leaves the one before it as it is. */
export function useChosenFile() {
  const [reader] = useState(fileReader);
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const tries = useRef(0);
  useEffect(() => reader.end, [reader]);

  async function open(name: string, content: Blob | string): Promise<void> {
    const own = ++tries.current;
    const size = typeof content === 'string' ? content.length : content.size;
    setProblem(null);
    if (size > MOST_BYTES)
      return setProblem(`${name} is too large: the limit is ${FILE_LIMIT}. Split it into smaller files.`);
    setIsOpening(true);
    try {
      const file = typeof content === 'string' ? content : await content.arrayBuffer();
      const opened = await reader.ask({ task: 'open', file });
      if (own !== tries.current) return;
      if (opened.kind === 'refused') setProblem(`${name}: ${opened.problem}.`);
      else setSource({ ...opened, id: own, name });
    } catch {
      if (own === tries.current) setProblem(`We couldn't read this file. ${WHEN_BROKEN}`);
    }
    if (own === tries.current) setIsOpening(false);
  }

  return {
    reader,
    source,
    problem,
    isOpening,
    open: (name: string, content: Blob | string) => void open(name, content),
  };
}
export type ChosenFile = ReturnType<typeof useChosenFile>;
