import { useEffect, useRef, useState } from 'react';

export interface Making {
  /** What is being made. */
  busy: string | null;
  /** What was made, in words for all to hear. */
  done: string | null;
  failure: { error: unknown; retry: () => void } | null;
  /** Makes a thing and says so; only the last one that was asked for reports. */
  make: (key: string, done: string, work: (signal: AbortSignal) => Promise<void>) => void;
}

type Told = Omit<Making, 'make'>;
const NOTHING: Told = { busy: null, done: null, failure: null };

/** One thing at a time, with the way back where it failed. */
export function useMaking(): Making {
  const [told, setTold] = useState<Told>(NOTHING);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const make: Making['make'] = (key, done, work) => {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    const tell = (now: Partial<Told>) => {
      if (!mine.signal.aborted) setTold({ ...NOTHING, ...now });
    };
    tell({ busy: key });
    work(mine.signal).then(
      () => tell({ done }),
      (error: unknown) => tell({ failure: { error, retry: () => make(key, done, work) } }),
    );
  };
  return { ...told, make };
}
