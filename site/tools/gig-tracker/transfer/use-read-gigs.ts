import { useEffect, useState } from 'react';
import type { fileReader } from './file-reader.ts';
import type { Read, Reading } from './messages.ts';

/** The gigs of a file, as far as they are read. */
export type ReadState =
  | { kind: 'nothing' }
  | { kind: 'reading'; done: number; count: number; last: Read | null }
  | { kind: 'read'; read: Read; source: number | null; again(): void }
  | { kind: 'failed'; retry(): void };

/** Reads the file that is open (`source` tells which) whenever it is to be read otherwise; null while nobody knows how. */
export function useReadGigs(
  reader: ReturnType<typeof fileReader>,
  source: number | null,
  reading: Reading | null,
): ReadState {
  const [state, setState] = useState<ReadState>({ kind: 'nothing' });
  const [tries, setTries] = useState(0);
  const wanted = reading && JSON.stringify(reading);
  useEffect(() => {
    if (wanted === null) return setState({ kind: 'nothing' });
    let isLeft = false;
    setState((before) => ({
      ...{ kind: 'reading', done: 0, count: 0 },
      // What was read of another file says nothing of this one.
      last: before.kind === 'read' && before.source === source ? before.read : null,
    }));
    const onProgress = (done: number, count: number) => {
      if (!isLeft) setState((before) => (before.kind === 'reading' ? { ...before, done, count } : before));
    };
    reader.ask({ task: 'read', reading: JSON.parse(wanted) }, onProgress).then(
      (read) => !isLeft && setState({ kind: 'read', read, source, again: () => setTries(tries + 1) }),
      () => !isLeft && setState({ kind: 'failed', retry: () => setTries(tries + 1) }),
    );
    return () => {
      isLeft = true;
    };
  }, [reader, source, wanted, tries]);
  return state;
}
