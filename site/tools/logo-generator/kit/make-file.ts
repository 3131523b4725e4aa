import { strToU8, zlibSync } from 'fflate';
import { svgOf } from '#core/tools/logo-generator/engine/picture.ts';
import { icoOf } from '#core/tools/logo-generator/kit/ico.ts';
import type { DrawnFile, KitFile, Look, PdfFile, PngFile } from '#core/tools/logo-generator/kit/kit-file.ts';
import { picturePdf } from '#core/tools/logo-generator/kit/picture-pdf.ts';
import { withDensity, withMaker } from '#core/tools/logo-generator/kit/png-chunks.ts';
import { twoColourPng } from '#core/tools/logo-generator/kit/two-colour-png.ts';
import { pixelsOf, pngOf } from './draw-pixels.ts';
import { pictureAt, pictureOfFile } from './picture-of-file.ts';
import { type KitSources, writeFile } from './write-file.ts';

const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 });

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Makes one file of the kit.
 * @throws PixelsError, ServedFileError
 */
export function makeFile(sources: KitSources, file: KitFile): Promise<Bytes> | Bytes {
  if (file.kind === 'written') return writeFile(sources, file);
  const item = sources.drawings.items.find(({ files }) => files.includes(file));
  if (!item?.look) throw new Error(`${file.path} is not in the kit`);
  return drawFile(sources, file, item.look, item.title);
}

function drawFile(
  { drawings }: KitSources,
  file: DrawnFile,
  look: Look,
  title: string,
): Promise<Bytes> | Bytes {
  switch (file.kind) {
    case 'svg':
      return strToU8(svgOf(pictureOfFile(drawings, look, file))) as Bytes;
    case 'png':
      return drawPng(drawings, look, file);
    case 'pdf':
      return picturePdf(
        pictureOfFile(drawings, look, file),
        pageOf(file, `${drawings.artist}: ${title}`),
        deflate,
      );
    case 'ico':
      return drawIcon(drawings, look, file.sizes);
  }
}

const pageOf = ({ width, height, bleed = 0 }: PdfFile, title: string) => ({ width, height, bleed, title });

async function drawPng(drawings: KitSources['drawings'], look: Look, file: PngFile): Promise<Bytes> {
  const picture = pictureOfFile(drawings, look, file);
  const png = file.isTwoColours
    ? twoColourPng(await pixelsOf(picture), file.width, file.height, deflate)
    : await pngOf(picture);
  const signed = withMaker(png);
  return file.perInch ? withDensity(signed, file.perInch) : signed;
}

async function drawIcon(
  drawings: KitSources['drawings'],
  look: Look,
  sizes: readonly number[],
): Promise<Bytes> {
  const pictures: { size: number; png: Uint8Array }[] = [];
  for (const size of sizes)
    pictures.push({ size, png: await pngOf(pictureAt(drawings, look, { width: size, height: size })) });
  return icoOf(pictures);
}
