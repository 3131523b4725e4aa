import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { player } from '#site/lib/player.ts';
import { usePlaying } from '#site/lib/use-playing.ts';
import { seekByKey } from './seek-keys.ts';
import { Wave } from './Wave.tsx';

interface SeekWaveProps {
  url: string;
  seconds: number;
  /** What it is a picture of: `Position in Nova intro`. */
  label: string;
  body: readonly number[];
  core?: readonly number[];
  full: number;
}

/** The wave of a sound as its own position control: press, drag or arrow keys move, Space and Enter play. */
export function SeekWave({ url, seconds, label, ...picture }: SeekWaveProps) {
  const playing = usePlaying(url);
  const at = Math.min(seconds, playing?.at ?? 0);

  function move(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    player.seek(url, share * seconds);
  }

  function press(event: KeyboardEvent) {
    const next = seekByKey(event.key, at, seconds);
    if (next !== null) player.seek(url, next);
    else if (event.key === ' ' || event.key === 'Enter') playOrPause(url);
    else return;
    event.preventDefault();
  }

  return (
    <span
      className="seek"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds * 100) / 100}
      aria-valuenow={Math.round(at * 100) / 100}
      aria-valuetext={`${at.toFixed(1)} of ${seconds.toFixed(1)} seconds`}
      style={{ '--at': seconds > 0 ? at / seconds : 0 } as CSSProperties}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
      }}
    >
      <Wave {...picture} heard={seconds > 0 ? at / seconds : 0} />
      {playing && <i className="seek-head" />}
    </span>
  );
}

export function playOrPause(url: string): void {
  const now = player.$playing.get();
  const isOn = now?.url === url && (now.state === 'playing' || now.state === 'loading');
  if (isOn) player.pause();
  else void player.play(url);
}
