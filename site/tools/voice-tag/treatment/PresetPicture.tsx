import type { PresetId } from '#core/tools/voice-tag/presets.ts';
import { presetLanes } from './preset-lanes.ts';

const WIDTH = 84;
const LANE = 6;
const GAP = 2;
/** As many lanes as a pad has room for; the picture is as high whatever it holds. */
const LANES = 5;
const LEAST = 2;

/** A treatment as its own small timeline: the voice on top, what lies around it below. */
export function PresetPicture({ id }: { id: PresetId }) {
  const lanes = presetLanes(id).slice(0, LANES);
  const height = LANES * (LANE + GAP) - GAP;
  const top = (height - lanes.length * (LANE + GAP) + GAP) / 2;
  return (
    <svg
      className="preset-lanes"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lanes.map(({ kind, from, to }, lane) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
          key={lane}
          className={kind}
          x={(from * WIDTH).toFixed(1)}
          y={top + lane * (LANE + GAP)}
          width={Math.max((to - from) * WIDTH, LEAST).toFixed(1)}
          height={LANE}
        />
      ))}
    </svg>
  );
}
