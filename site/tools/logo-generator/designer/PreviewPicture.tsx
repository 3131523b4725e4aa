import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { svgAddress } from '../editor/svg-address.ts';
import { useDrawing } from './use-drawing.ts';

/** A concept that is not saved, at the shape that it will have. The one before stays until it is drawn. */
export function PreviewPicture({ spec }: { spec: LogoSpec | null }) {
  const drawing = useDrawing(spec);
  if (drawing.state === 'failed') {
    return (
      <span className="concept-picture">
        <button type="button" className="link small" onClick={drawing.retry}>
          Not drawn. Retry
        </button>
      </span>
    );
  }
  const svg = drawing.state === 'ready' ? drawing.svg : drawing.state === 'drawing' ? drawing.last : null;
  return (
    <span className="concept-picture" data-state={drawing.state}>
      {svg && <img src={svgAddress(svg)} alt="" width={1200} height={900} />}
    </span>
  );
}
