import type { ColourWay } from '#core/tools/logo-generator/engine/colour-ways.ts';
import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { svgAddress } from './svg-address.ts';
import { useCalmDrawing } from './use-calm-drawing.ts';

/** Pixels: a browser's tab, a list, a bookmark. */
const SIZES = [32, 24, 16];

/** Icons leave less air around them than pictures. */
const ICON: RenderOptions = { lockup: 'symbol', width: 96, height: 96, room: { width: 0.84, height: 0.84 } };

/** The symbol as small as it will ever be, pixel for pixel. */
export function SmallSizes({
  spec,
  colourWay,
  ground,
}: {
  spec: LogoSpec;
  colourWay: ColourWay;
  ground: string;
}) {
  const svg = useCalmDrawing(spec, { ...ICON, colourWay });
  return (
    <figure className="smalls">
      <span className="small-row" style={{ background: ground }}>
        {SIZES.map((size) => (
          <span key={size} style={{ width: size, height: size }}>
            {svg && <img src={svgAddress(svg)} alt="" width={size} height={size} />}
          </span>
        ))}
      </span>
      <figcaption className="micro num">{SIZES.join(', ')} px</figcaption>
    </figure>
  );
}
