import { COLOUR_WAYS, type ColourWay } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { LOCKUPS } from '#core/tools/logo-generator/lockup-names.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { COLOUR_WAY_WORDS, LOCKUP_WORDS, type Look } from './colour-way-words.ts';
import { SmallSizes } from './SmallSizes.tsx';
import { svgAddress } from './svg-address.ts';
import { useCalmDrawing } from './use-calm-drawing.ts';
import './look-pads.css';

interface LookPadsProps {
  spec: LogoSpec;
  look: Look;
  onChange: (look: Look) => void;
}

/** The colour ways and the lockups as pads that show them, and the symbol at the sizes of tabs and avatars. */
export function LookPads({ spec, look, onChange }: LookPadsProps) {
  return (
    <div className="looks">
      <PadGroup
        aria-label="Colour way"
        columns={5}
        narrowColumns={5}
        value={look.colourWay}
        onChange={(colourWay) => onChange({ ...look, colourWay })}
        options={COLOUR_WAYS.map((colourWay) => ({
          value: colourWay,
          label: `${COLOUR_WAY_WORDS[colourWay].title}: ${COLOUR_WAY_WORDS[colourWay].hint}`,
          title: <Face spec={spec} look={{ ...look, colourWay }} words={COLOUR_WAY_WORDS[colourWay].title} />,
        }))}
      />
      <div className="lockups">
        <PadGroup
          aria-label="Lockup"
          columns={3}
          narrowColumns={3}
          value={look.lockup}
          onChange={(lockup) => onChange({ ...look, lockup })}
          options={LOCKUPS.map((lockup) => ({
            value: lockup,
            label: `${LOCKUP_WORDS[lockup].title}: ${LOCKUP_WORDS[lockup].hint}`,
            title: <Face spec={spec} look={{ ...look, lockup }} words={LOCKUP_WORDS[lockup].title} />,
          }))}
        />
        <SmallSizes spec={spec} colourWay={look.colourWay} ground={groundOf(spec, look.colourWay)} />
      </div>
    </div>
  );
}

const groundOf = (spec: LogoSpec, colourWay: ColourWay): string =>
  COLOUR_WAY_WORDS[colourWay].ground ?? paletteOf(spec).bg;

function Face({ spec, look, words }: { spec: LogoSpec; look: Look; words: string }) {
  const svg = useCalmDrawing(spec, look);
  return (
    <>
      <span className="thumb" style={{ background: groundOf(spec, look.colourWay) }}>
        {svg && <img src={svgAddress(svg)} alt="" width={1200} height={900} />}
      </span>
      <span className="micro">{words}</span>
    </>
  );
}
