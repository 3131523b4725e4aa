import type { RenderOptions } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { useDrawing } from '../designer/use-drawing.ts';

interface PlacedLogoProps {
  spec: LogoSpec;
  /** Width and height are the picture's own; its place decides how large it is shown. */
  options: RenderOptions & { width: number; height: number };
  className?: string;
}

/** The logo as a place shows it, drawn for just that shape. */
export function PlacedLogo({ spec, options, className }: PlacedLogoProps) {
  const drawing = useDrawing(spec, options);
  const svg = drawing.state === 'ready' ? drawing.svg : drawing.state === 'drawing' ? drawing.last : null;
  if (svg === null) return null;
  return (
    <img
      className={className}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={options.width}
      height={options.height}
    />
  );
}
