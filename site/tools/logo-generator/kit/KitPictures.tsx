import { coloursIn } from '#core/tools/logo-generator/engine/colour-ways.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { svgAddress } from '../editor/svg-address.ts';
import { GROUNDS } from './grounds.ts';
import type { KitContents } from './messages.ts';

const SHOWN = [
  ['full', 'full'],
  ['full', 'black'],
  ['full', 'white'],
  ['symbol', 'full'],
  ['wordmark', 'full'],
] as const;

/** Some of what is in the kit, side by side. */
export function KitPictures({ contents, spec }: { contents: KitContents; spec: LogoSpec }) {
  const { ground } = coloursIn(spec, 'full');
  return (
    <div className="kit-pictures">
      {SHOWN.map(([lockup, way]) => {
        const at = contents.items.findIndex(({ look }) => look?.lockup === lockup && look.colourWay === way);
        const picture = contents.pictures[at];
        return (
          <span key={lockup + way} style={{ background: GROUNDS[way] ?? ground ?? undefined }}>
            {picture && <img className="kit-pictured" src={svgAddress(picture)} alt="" />}
          </span>
        );
      })}
    </div>
  );
}
