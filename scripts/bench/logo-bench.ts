import { type LogoBrief, logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { readLogoFonts } from '../logo-fonts.ts';
import { bestOf } from './timing.ts';

const BRIEFS = [
  { name: 'DJ NOVA', tagline: 'Techno / Berlin', genre: 'techno' },
  { name: 'Kollektiv 909', tagline: 'House music since 1999', genre: 'house' },
  { name: 'AMÉLIE', tagline: 'Live / Hybrid set', genre: 'melodic' },
  { name: 'DJ 火', tagline: 'Tokyo bass culture', genre: 'dnb' },
  { name: 'The Midnight Frequency Orchestra', tagline: 'Nu-disco live band', genre: 'disco' },
];

/** Twelve concepts, from the brief to the SVGs. The font files are read from disk anew: no parsed face is kept. */
function drawTwelve(brief: LogoBrief, files: ReadonlyMap<string, Uint8Array>): void {
  const faces = openFaces(files);
  for (const spec of designLogos(brief, faces, 12)) renderLogo(spec, faces);
}

/** Cold: the first drawing of a brief, its typefaces parsed. Warm: the same brief again. */
export function logoBench(): { name: string; ms: number }[] {
  return BRIEFS.flatMap((input) => {
    const brief = logoBriefSchema.parse(input);
    const fresh = () =>
      new Map([...readLogoFonts(facesNeeded(brief))].map(([file, bytes]) => [file, bytes.slice()]));
    const cold = bestOf(1, () => drawTwelve(brief, fresh()));
    const files = fresh();
    drawTwelve(brief, files);
    return [
      { name: `${brief.name}: twelve concepts, cold`, ms: cold },
      { name: `${brief.name}: twelve concepts, warm`, ms: bestOf(7, () => drawTwelve(brief, files)) },
    ];
  });
}
