import { useStore } from '@nanostores/react';
import type { CSSProperties } from 'react';
import { levelAdvice, METER_FLOOR, meterShare } from './meter-share.ts';
import { recorder } from './recorder.ts';

/** How loud the microphone is now, and what to do about it. */
export function LevelMeter() {
  const { peak, isClipped } = useStore(recorder.$level);
  const level = Math.max(METER_FLOOR, Math.round(20 * Math.log10(Math.max(1e-6, peak))));
  const advice = levelAdvice(peak, isClipped);
  return (
    <div className="own-level">
      {/* biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn in segments in every browser */}
      <div
        className="own-level-bar"
        role="meter"
        aria-label="Input level"
        aria-valuemin={METER_FLOOR}
        aria-valuemax={0}
        aria-valuenow={level}
        aria-valuetext={`${level} dBFS`}
        data-clipped={isClipped || undefined}
        style={{ '--share': meterShare(peak) } as CSSProperties}
      />
      <p className="small" role={isClipped ? 'alert' : undefined} data-clipped={isClipped || undefined}>
        {advice ?? 'Peaks around two thirds sound best'}
      </p>
    </div>
  );
}
