import { strToU8 } from 'fflate';
import type { LogoKit } from '#core/brand-kit.ts';
import type { WrittenFile } from '#core/tools/logo-generator/kit/kit-file.ts';
import { licenceCard } from '#core/tools/logo-generator/kit/licence-card.ts';
import { readme } from '#core/tools/logo-generator/kit/readme.ts';
import { tokensCss, tokensJson } from '#core/tools/logo-generator/kit/tokens.ts';
import { familiesOf } from '#core/tools/logo-generator/kit/typefaces.ts';
import { webManifest } from '#core/tools/logo-generator/kit/web-manifest.ts';
import type { LogoDrawings } from './logo-drawings.ts';
import type { ReadServed } from './served.ts';
import { licencePath, readLicence } from './typeface-licences.ts';

/** What files are made from. */
export interface KitSources {
  drawings: LogoDrawings;
  /** What the server says about the logo; only the licence card needs it. */
  kit: LogoKit | null;
  madeAt: Date;
  read: ReadServed;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Writes a text of the kit, or its brand sheet.
 * @throws ServedFileError
 */
export async function writeFile(sources: KitSources, file: WrittenFile): Promise<Bytes> {
  const { drawings, read, madeAt } = sources;
  switch (file.written) {
    case 'brand-sheet': {
      // Loaded when asked for: the PDF library is larger than all the rest.
      const { makeBrandSheet } = await import('./make-brand-sheet.ts');
      return makeBrandSheet(drawings, madeAt, read);
    }
    case 'typeface-licence':
      return new Uint8Array(await read(licencePath(file.family ?? '')));
    default:
      return strToU8(await textOf(sources, file.written)) as Bytes;
  }
}

type Text = Exclude<WrittenFile['written'], 'brand-sheet' | 'typeface-licence'>;

function textOf(sources: KitSources, text: Text): string | Promise<string> {
  const { spec, artist, items } = sources.drawings;
  switch (text) {
    case 'web-manifest':
      return webManifest(spec);
    case 'tokens-css':
      return tokensCss(spec);
    case 'tokens-json':
      return tokensJson(spec);
    case 'readme':
      return readme(artist, items);
    case 'licence-card':
      return cardOf(sources);
  }
}

async function cardOf({ drawings, kit, read }: KitSources): Promise<string> {
  if (!kit) throw new Error('The licence card needs what the server says about the logo');
  const families = familiesOf(drawings.fontFiles);
  const typefaces = await Promise.all(
    families.map(async (family) => {
      const file = drawings.fontFiles.find((each) => familiesOf([each])[0] === family) ?? '';
      return { family, licence: await readLicence(file, read) };
    }),
  );
  return licenceCard(kit, typefaces);
}
