import { useEffect, useState } from 'react';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { askKit } from './ask-kit.ts';
import type { KitContents } from './messages.ts';

export type ContentsState =
  | { state: 'loading' }
  | { state: 'ready'; contents: KitContents }
  | { state: 'failed'; error: unknown; retry: () => void };

/** What there is to download of a logo. */
export function useContents(spec: LogoSpec, artist: string): ContentsState {
  const [read, setRead] = useState<{ spec: LogoSpec; contents: KitContents | null; error: unknown } | null>(
    null,
  );
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    const leaving = new AbortController();
    askKit('contents', { spec, artist }, { signal: leaving.signal }).then(
      (contents) => setRead({ spec, contents, error: null }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setRead({ spec, contents: null, error });
      },
    );
    return () => leaving.abort();
  }, [spec, artist, tries]);

  if (read?.spec !== spec) return { state: 'loading' };
  if (read.contents) return { state: 'ready', contents: read.contents };
  const retry = () => {
    setRead(null);
    setTries((count) => count + 1);
  };
  return { state: 'failed', error: read.error, retry };
}
