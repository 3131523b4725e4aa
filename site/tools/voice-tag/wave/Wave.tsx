import { type CSSProperties, memo } from 'react';
import { WAVE_HEIGHT, wavePath } from './wave-path.ts';
import './wave.css';

interface WaveProps {
  /** A column each: the whole band and, where it is known, what lies below 220 Hz. */
  body: readonly number[];
  core?: readonly number[];
  /** The value of a full column. */
  full: number;
  /** Which part was heard, from 0 to 1. */
  heard?: number;
}

/** A picture of a sound, and over it the part that was heard. */
export function Wave({ heard = 0, ...picture }: WaveProps) {
  return (
    <span className="wave-stack" style={{ '--heard': heard } as CSSProperties} aria-hidden="true">
      <Picture {...picture} />
      <span className="wave-heard">
        <Picture {...picture} />
      </span>
    </span>
  );
}

/** Some hundred strokes: drawn again only when the sound is another one. */
const Picture = memo(function Picture({ body, core, full }: Omit<WaveProps, 'heard'>) {
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${body.length} ${WAVE_HEIGHT}`}
      preserveAspectRatio="none"
      strokeWidth="0.62"
      aria-hidden="true"
    >
      <path className="b" d={wavePath(body, full)} />
      {core && <path className="c" d={wavePath(core, full)} />}
    </svg>
  );
});
