import type { BrandKit } from '#core/brand-kit.ts';
import { typefaceOf, weightName } from '#core/tools/logo-generator/typefaces.ts';
import { FONTS, type FontId } from '#core/typefaces/font-catalogue.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { sampleOf } from './face-sample.ts';
import { useFace } from './use-face.ts';

/** The faces that the logo is set in, each shown in itself. */
export function TypefacesPanel({ kit: { typefaces, artistName, logo } }: { kit: BrandKit }) {
  const line = logo.spec.tagline ?? '';
  const faces: [use: string, font: FontId, text: string][] = [['Name', typefaces.display, artistName]];
  if (line !== '') faces.push(['Line below it', typefaces.caption, line]);
  return (
    <Panel title="Typefaces" id="typefaces">
      <ul className="rows">
        {faces.map(([use, font, text]) => (
          <Face key={use} use={use} font={font} text={text} />
        ))}
      </ul>
    </Panel>
  );
}

function Face({ use, font, text }: { use: string; font: FontId; text: string }) {
  const family = useFace(font);
  const { label, licence } = typefaceOf(font);
  return (
    <li className="kit-face">
      <div>
        <b>
          {label} {weightName(FONTS[font].weight)}
        </b>
        <span className="small muted">
          {use}. {licence}: free to use, in print and on the web. <a href="/licences">The licences</a>
        </span>
      </div>
      <p className="kit-sample" style={family === null ? { visibility: 'hidden' } : { fontFamily: family }}>
        {sampleOf(text)}
      </p>
    </li>
  );
}
