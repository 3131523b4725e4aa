import { kitFile } from '#core/brand-kit.ts';
import { COLOUR_WAYS } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { LOCKUPS, type Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import { currentConcept, type LogoEdits, type LogoOutput } from '#core/tools/logo-generator/tool.ts';
import type { Dress } from '../../providers/ports.ts';
import { drawSpec } from './draw-spec.ts';

/** Pictures in pixels: a symbol goes into squares and circles, a name into lines. */
const SIZES: Readonly<Record<Lockup, { width: number; height: number }>> = {
  full: { width: 1200, height: 900 },
  symbol: { width: 1024, height: 1024 },
  wordmark: { width: 1200, height: 600 },
};

const KIT_DRAWINGS = LOCKUPS.flatMap((lockup) =>
  COLOUR_WAYS.map((colourWay) => ({
    name: kitFile(lockup, colourWay),
    options: { lockup, colourWay, ...SIZES[lockup] },
  })),
);

/** A concept as it is now, as a brand kit wears it: its colours and typefaces, every lockup in every colour way. */
export function dressInLogo({
  output,
  edits,
  part,
}: {
  output: LogoOutput;
  edits: LogoEdits | null;
  part: string;
}): Dress | null {
  const concept = output.concepts.find(({ id }) => id === part);
  if (!concept) return null;
  const { spec } = currentConcept(concept, edits);
  const { bg, fg, a, b } = paletteOf(spec);
  return {
    design: {
      artistName: spec.name,
      logo: { conceptId: concept.id, spec },
      colours: { bg, fg, a, b },
      typefaces: { display: spec.font, caption: spec.capFont },
    },
    draw: ({ shippedFiles }) => drawSpec(spec, KIT_DRAWINGS, shippedFiles, 'conceptId'),
  };
}
