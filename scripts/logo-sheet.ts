/**
 * Draws a contact sheet of the logo designer for looking at: one block of concepts a name.
 *
 *   node scripts/logo-sheet.ts out.png [--names "DJ NOVA|Techno / Berlin|techno" …] [--columns 12] [--width 280]
 *     [--lockup full|symbol|wordmark] [--colour-way full|light|dark|black|white]
 *
 * A name may carry a tagline, a genre and a seed after bars.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { logoBriefSchema } from '#core/tools/logo-generator/brief.ts';
import { COLOUR_WAYS } from '#core/tools/logo-generator/engine/colour-ways.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { LOCKUPS } from '#core/tools/logo-generator/engine/lockups.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { readLogoFonts } from './logo-fonts.ts';

const NAMES = [
  'DJ NOVA|Techno / Berlin|techno',
  'Kollektiv 909|House music since 1999|house',
  'AMÉLIE|Live / Hybrid set|melodic',
  'DJ 火|Tokyo bass culture|dnb',
  'The Midnight Frequency Orchestra|Nu-disco live band|disco',
  'Żółw & Sons|Record shop sound|hiphop|2',
  'ЛУНА|ночь|trance|5',
  'XENON BLADE||dnb|7',
  'Sofia Ray|House / Lisbon|house|3',
  'نور|Cairo / Marseille|open|2',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    names: { type: 'string', multiple: true, default: NAMES },
    columns: { type: 'string', default: '12' },
    width: { type: 'string', default: '280' },
    count: { type: 'string', default: '12' },
    lockup: { type: 'string', default: 'full' },
    'colour-way': { type: 'string', default: 'full' },
    list: { type: 'boolean', default: false },
  },
});
const [target = 'logo-sheet.png'] = positionals;
const chosen = <Choice extends string>(choices: readonly Choice[], wished: string): Choice => {
  const choice = choices.find((each) => each === wished);
  if (!choice) throw new Error(`${wished} is none of ${choices.join(', ')}`);
  return choice;
};
const options = {
  lockup: chosen(LOCKUPS, values.lockup),
  colourWay: chosen(COLOUR_WAYS, values['colour-way']),
};
const columns = Number(values.columns);
const width = Number(values.width);
const height = (width * 3) / 4;

const logos = values.names.flatMap((entry) => {
  const [name, tagline = '', genre = 'open', seed = '1'] = entry.split('|');
  const brief = logoBriefSchema.parse({ name, tagline, genre: genre || 'open', seed: Number(seed) });
  const started = performance.now();
  const faces = openFaces(readLogoFonts(facesNeeded(brief)));
  const specs = designLogos(brief, faces, Number(values.count));
  const drawn = specs.map((spec) => {
    const before = performance.now();
    const svg = renderLogo(spec, faces, options);
    if (values.list)
      console.log(
        `  ${spec.archetype} ${spec.font}/${spec.capFont} ${spec.palette} ${JSON.stringify(spec.params)} ` +
          `${(performance.now() - before).toFixed(0)} ms ${(svg.length / 1024).toFixed(1)} kB`,
      );
    return svg;
  });
  console.log(`${name}: ${(performance.now() - started).toFixed(0)} ms`);
  return drawn;
});

const cells = logos.map((svg, index) => {
  const x = (index % columns) * width;
  const y = Math.floor(index / columns) * height;
  const ids = svg.replaceAll(/(id="|url\(#)g/g, `$1c${index}g`);
  return ids
    .replace('<svg ', `<svg x="${x + 3}" y="${y + 3}" `)
    .replace(/ width="\d+" height="\d+"/, ` width="${width - 6}" height="${height - 6}"`);
});
const rows = Math.ceil(logos.length / columns);
const sheet =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width}" height="${rows * height}">` +
  `<rect width="100%" height="100%" fill="#777"/>${cells.join('')}</svg>`;

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const picture = new Resvg(sheet).render().asPng();
// Few colours, so that the picture in docs stays small.
await sharp(picture).png({ palette: true, colours: 256 }).toFile(target);
console.log(`${logos.length} logos → ${target}`);
