import { useEffect, useRef, useState } from 'react';
import { player } from '#site/lib/player.ts';
import { RECORDING_COLUMNS, type Recording } from './recordings.store.ts';
import type { Span } from './sound-span.ts';
import { type Shaped, shaped } from './voice-file.ts';

/** Rest after the last turn of a control before the file is made again, in milliseconds. */
const REST_MS = 90;

/** What would be kept of a recording: its file, and the part of the recording that it is. */
export interface Kept extends Shaped {
  url: string;
  span: Span;
}

/** Makes the file of a recording anew whenever it is turned; what plays goes on in the new one. */
export function useShaped({ sound, span, shape }: Recording): { kept: Kept | null; isFailed: boolean } {
  const [kept, setKept] = useState<Kept | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const latest = useRef<Kept | null>(null);

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const made = await shaped(sound, span, shape, RECORDING_COLUMNS).catch(() => null);
      if (isOver) return;
      setIsFailed(made === null);
      if (!made) return;
      const url = URL.createObjectURL(new Blob([made.wav], { type: 'audio/wav' }));
      const next = { ...made, url, span };
      if (latest.current) handOver(latest.current, next);
      latest.current = next;
      setKept(next);
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sound, span, shape]);

  useEffect(
    () => () => {
      if (latest.current) putAway(latest.current.url);
    },
    [],
  );

  return { kept, isFailed };
}

function handOver(before: Kept, next: Kept): void {
  const now = player.$playing.get();
  const isHeard = now?.url === before.url && now.state === 'playing';
  if (isHeard) void player.play(next.url, Math.max(0, now.at + before.span.from - next.span.from));
  putAway(before.url);
}

function putAway(url: string): void {
  player.stop(url);
  URL.revokeObjectURL(url);
}
