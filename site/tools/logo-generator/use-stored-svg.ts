import { useCallback, useEffect, useState } from 'react';

export type StoredSvg =
  | { state: 'loading' }
  | { state: 'ready'; svg: string }
  | { state: 'failed'; retry: () => void };

/** The text of a stored SVG: the picture of it is in the browser's cache by then. */
export function useStoredSvg(url: string): StoredSvg {
  const [read, setRead] = useState<{ url: string; svg: string | null } | null>(null);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setRead(null);
    setTries((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    const leaving = new AbortController();
    readSvg(url, leaving.signal).then(
      (svg) => setRead({ url, svg }),
      () => {
        if (!leaving.signal.aborted) setRead({ url, svg: null });
      },
    );
    return () => leaving.abort();
  }, [url, tries]);

  if (read?.url !== url) return { state: 'loading' };
  return read.svg === null ? { state: 'failed', retry } : { state: 'ready', svg: read.svg };
}

async function readSvg(url: string, signal: AbortSignal): Promise<string> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`${reply.status} for ${url}`);
  return reply.text();
}
