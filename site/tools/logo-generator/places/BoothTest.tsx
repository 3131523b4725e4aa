import { CLUB_LIGHTS, type ClubLight, contrastUnder } from '#core/tools/logo-generator/engine/club-light.ts';
import { paletteOf } from '#core/tools/logo-generator/engine/palettes.ts';
import { readingDistance } from '#core/tools/logo-generator/engine/reading-distance.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { PlacedLogo } from './PlacedLogo.tsx';
import { useMeasures } from './use-measures.ts';

/** What WCAG 2.2 asks of large letters and of graphics. */
const LEAST_CONTRAST = 3;

/** A name this wide, in metres, hangs in front of many booths. */
const NAME_WIDTH = 2;

const LIGHT_IDS = Object.keys(CLUB_LIGHTS) as ClubLight[];

/** The logo as a print in four lights, with the contrast that is left in each, and how far off it can be read. */
export function BoothTest({ spec }: { spec: LogoSpec }) {
  const colours = paletteOf(spec);
  const measures = useMeasures(spec);
  return (
    <section className="booth" aria-labelledby="booth-title">
      <header>
        <h3 className="label" id="booth-title">
          Booth test
        </h3>
        {measures && (
          <span className="small num">
            {distanceWords(measures.letterShare)}. Symbol reads from {measures.smallestSymbol} px
          </span>
        )}
      </header>
      <div className="booth-lights">
        {LIGHT_IDS.map((light) => {
          const contrast = contrastUnder(light, colours);
          const holds = contrast >= LEAST_CONTRAST;
          return (
            <figure key={light} className="booth-light">
              <span data-light={light}>
                <PlacedLogo spec={spec} options={{ width: 400, height: 300 }} />
              </span>
              <figcaption>
                <b>{CLUB_LIGHTS[light].label}</b>
                <StateLabel state={holds ? 'ok' : 'waiting'}>
                  {contrast.toFixed(1)} : 1{holds ? '' : ', fades'}
                </StateLabel>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}

const distanceWords = (letterShare: number): string => {
  const metres = readingDistance({ capHeight: NAME_WIDTH * letterShare });
  return `${NAME_WIDTH} m wide, the name reads at ${Math.round(metres)} m`;
};
