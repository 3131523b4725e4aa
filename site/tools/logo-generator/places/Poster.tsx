import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { PlacedLogo } from './PlacedLogo.tsx';

/** Lines of a bill under the name, as lengths: the words are the promoter's. */
const BILL = [
  [64, 18],
  [52, 30],
  [58, 24],
] as const;

/** A poster as a promoter would set it: the logo on top, its bill below. */
export function Poster({ spec }: { spec: LogoSpec }) {
  const { bg, fg, a } = paletteOf(spec);
  return (
    <div className="poster" style={{ background: bg, color: fg }}>
      <PlacedLogo spec={spec} options={{ width: 840, height: 700, room: { width: 0.84, height: 0.74 } }} />
      <span className="poster-bill" aria-hidden="true">
        {BILL.map(([name, hour]) => (
          <span key={name}>
            <i style={{ width: `${name}%` }} />
            <i style={{ width: `${hour}%`, background: a }} />
          </span>
        ))}
      </span>
    </div>
  );
}
