import type { CSSProperties } from 'react';
import { level } from './level-words.ts';
import { meterRuns, shareOf } from './meter-runs.ts';
import { RUNS, SCALE } from './scale.ts';

interface LevelRowProps {
  label: string;
  value: number | null;
  unit: 'LUFS' | 'dBTP';
  /** A line across the meter: where it should be, or must not go over. */
  mark?: { at: number; words: string };
  /** Where a peak meter turns yellow and red; loudness stays green. */
  peaks?: { mid: number; clip: number };
}

const GREEN = { mid: Number.POSITIVE_INFINITY, clip: Number.POSITIVE_INFINITY };
const NAMES = { low: 'l', mid: 'm', clip: 'c', off: '' };

/** A value, large, and its meter. The words say what the meter shows. */
export function LevelRow({ label, value, unit, mark, peaks = GREEN }: LevelRowProps) {
  const runs = meterRuns(value, SCALE, peaks, RUNS);
  return (
    <div className="report-level">
      <span className="label">{label}</span>
      <b className="num">
        {level(value)}
        <small>{value === null ? <span className="sr">not measurable</span> : unit}</small>
      </b>
      <span className="report-meter" aria-hidden="true">
        <span className="meter">
          {runs.map((run, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a meter are its places
            <i key={index} className={NAMES[run] || undefined} />
          ))}
        </span>
        {mark && <i className="report-mark" style={{ '--at': shareOf(mark.at, SCALE) } as CSSProperties} />}
      </span>
      <span className="report-aim small muted num">{mark?.words}</span>
    </div>
  );
}
