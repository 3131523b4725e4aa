import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { PlacedLogo } from './PlacedLogo.tsx';

/** Heads of the crowd: where each stands and how large it is, in units of the scene. */
const CROWD = [
  [14, 20],
  [58, 17],
  [96, 22],
  [140, 18],
  [182, 21],
  [226, 17],
  [262, 22],
  [306, 19],
] as const;

/** The screen as it is seen from the last row: small, soft, over the heads. */
export function DarkRoom({ spec }: { spec: LogoSpec }) {
  return (
    <div className="room">
      <PlacedLogo
        className="room-screen"
        spec={spec}
        options={{ width: 960, height: 540, room: { width: 0.86, height: 0.78 } }}
      />
      <svg className="room-crowd" viewBox="0 0 320 60" preserveAspectRatio="none" aria-hidden="true">
        {CROWD.map(([x, size]) => (
          <g key={x} fill="#020203">
            <circle cx={x} cy={40 - size * 0.8} r={size * 0.42} />
            <rect x={x - size} y={40 - size * 0.32} width={size * 2} height={60} rx={size * 0.6} />
          </g>
        ))}
      </svg>
    </div>
  );
}
