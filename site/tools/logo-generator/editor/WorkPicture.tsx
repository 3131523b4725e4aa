import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { ConceptPicture } from '../ConceptPicture.tsx';
import { svgAddress } from './svg-address.ts';
import { useCalmDrawing } from './use-calm-drawing.ts';

/** As the stage draws it, so that the one drawing serves both. */
const WHOLE = { colourWay: 'full', lockup: 'full' } as const;

/** A concept as it is in this tab; the stored picture until that is drawn. */
export function WorkPicture({ spec, stored }: { spec: LogoSpec; stored: string | null }) {
  const svg = useCalmDrawing(spec, WHOLE);
  return <ConceptPicture url={svg === null ? stored : svgAddress(svg)} now />;
}
