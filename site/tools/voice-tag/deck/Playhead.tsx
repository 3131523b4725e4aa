import { useStore } from '@nanostores/react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { $position, seekTo } from './deck.store.ts';
import { seekStep } from './seek-step.ts';

interface PlayheadProps {
  /** Length of the axis, and of what is heard. */
  seconds: number;
  long: number;
  /** Length of a beat in seconds. */
  beat: number;
  isUsable: boolean;
}

/** The flag where the sound stands: a slider, by keys too. */
export function Playhead({ seconds, long, beat, isUsable }: PlayheadProps) {
  const at = useStore($position, { ssr: 'initial' });
  const flag = useRef<HTMLDivElement>(null);
  const shown = Math.round(at * 10) / 10;

  // The part of the wave that was heard is uncovered by the same number.
  useEffect(() => {
    const deck = flag.current?.closest<HTMLElement>('.deck');
    deck?.style.setProperty('--at', String(seconds > 0 ? at / seconds : 0));
    deck?.style.setProperty('--heard', String(long > 0 ? Math.min(1, at / long) : 0));
  }, [at, seconds, long]);

  function press(event: KeyboardEvent) {
    const to = seekStep(event, { at, seconds: long, beat });
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    seekTo(to);
  }

  return (
    <div
      ref={flag}
      className="playhead"
      role="slider"
      tabIndex={isUsable ? 0 : -1}
      aria-label="Position"
      aria-disabled={!isUsable || undefined}
      aria-valuemin={0}
      aria-valuemax={Math.round(long * 100) / 100}
      aria-valuenow={shown}
      aria-valuetext={`${shown.toFixed(1)} of ${long.toFixed(1)} seconds`}
      data-testid="playhead"
      style={{ left: `${(seconds > 0 ? at / seconds : 0) * 100}%` } as CSSProperties}
      onKeyDown={press}
    />
  );
}
