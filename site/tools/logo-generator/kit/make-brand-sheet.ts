import { smallestSize } from '#core/tools/logo-generator/engine/smallest-size.ts';
import { type SmallestSize, smallestSizeOf } from '#core/tools/logo-generator/kit/smallest-size.ts';
import { usedFaces } from '#core/tools/logo-generator/kit/used-faces.ts';
import type { Lockup } from '#core/tools/logo-generator/lockup-names.ts';
import { unpackWoff } from '#core/typefaces/woff.ts';
import { filesOfText, latinFile } from './brand-sheet/sheet-text.ts';
import { writeSheet } from './brand-sheet/write-sheet.ts';
import type { LogoDrawings } from './logo-drawings.ts';
import type { ReadServed } from './served.ts';
import { readLicence } from './typeface-licences.ts';

function smallestSizes({ spec, faces }: LogoDrawings): Record<Lockup, SmallestSize> {
  const smallest = (lockup: Lockup) => smallestSizeOf(smallestSize(spec, faces, lockup));
  return { full: smallest('full'), symbol: smallest('symbol'), wordmark: smallest('wordmark') };
}

/** Gathers what the brand sheet of a logo says, and writes it. Throws ServedFileError. */
export async function makeBrandSheet(
  drawings: LogoDrawings,
  madeAt: Date,
  read: ReadServed,
): Promise<Uint8Array<ArrayBuffer>> {
  const typefaces = await Promise.all(
    usedFaces(drawings.spec, drawings.fontFiles).map(async (face) => {
      const file = latinFile(face.font);
      return { ...face, file, licence: await readLicence(file, read) };
    }),
  );
  const texts = [drawings.artist, ...typefaces.flatMap(({ licence }) => licence.copyright)];
  const files = new Set([...filesOfText(texts), ...typefaces.map(({ file }) => file)]);
  const fonts = await Promise.all(
    [...files].map(async (file) => [file, unpackWoff(await read(file))] as const),
  );
  return writeSheet({
    ...drawings,
    smallest: smallestSizes(drawings),
    typefaces,
    madeAt,
    fonts: new Map(fonts),
  });
}
