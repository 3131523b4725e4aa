import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { LONGEST_TAKE_SECONDS } from '#core/voice.ts';
import { SeekWave } from '../wave/SeekWave.tsx';
import { Wave } from '../wave/Wave.tsx';
import { type Recording, SHORTEST_TAKE_SECONDS } from './recordings.store.ts';
import { moveHandle, type Span } from './sound-span.ts';
import { handleByKey } from './trim-keys.ts';
import type { Kept } from './use-shaped.ts';

interface TrimWaveProps {
  recording: Recording;
  kept: Kept | null;
  onSpan: (span: Span) => void;
}

/** A recording with two handles; what lies between them is kept, and drawn as it will sound. */
export function TrimWave({ recording, kept, onSpan }: TrimWaveProps) {
  const { seconds, span, peaks, name } = recording;
  const bounds = { seconds, least: SHORTEST_TAKE_SECONDS, most: LONGEST_TAKE_SECONDS };
  const put = (handle: keyof Span, to: number) => onSpan(moveHandle(span, handle, to, bounds));
  const share = (time: number) => time / seconds;
  const drawn = kept?.span ?? span;
  return (
    <div
      className="trim"
      style={{ '--from': share(span.from), '--until': share(span.until) } as CSSProperties}
    >
      <Wave body={peaks} full={1} />
      <div
        className="trim-kept"
        style={{ '--from': share(drawn.from), '--until': share(drawn.until) } as CSSProperties}
      >
        {kept && (
          <SeekWave
            url={kept.url}
            seconds={drawn.until - drawn.from}
            label={`Position in ${name}`}
            body={kept.peaks}
            full={1}
          />
        )}
      </div>
      <Handle name="Start" at={span.from} seconds={seconds} onPut={(to) => put('from', to)} end="from" />
      <Handle name="End" at={span.until} seconds={seconds} onPut={(to) => put('until', to)} end="until" />
    </div>
  );
}

interface HandleProps {
  name: string;
  end: keyof Span;
  at: number;
  seconds: number;
  onPut: (to: number) => void;
}

function Handle({ name, end, at, seconds, onPut }: HandleProps) {
  function press(event: KeyboardEvent) {
    const to = handleByKey(event, at, seconds);
    if (to === null) return;
    event.preventDefault();
    onPut(to);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onPut(((event.clientX - box.left) / box.width) * seconds);
  }

  return (
    <span
      className={`trim-handle ${end}`}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds * 100) / 100}
      aria-valuenow={Math.round(at * 100) / 100}
      aria-valuetext={`${at.toFixed(2)} seconds`}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
    />
  );
}
