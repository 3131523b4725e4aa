import { strFromU8 } from 'fflate';
import { copyrightOf } from '#core/tools/logo-generator/kit/copyright-notice.ts';
import { licenceOf, type TypefaceLicence } from '#core/tools/logo-generator/kit/licence-of.ts';
import { familiesOf } from '#core/tools/logo-generator/kit/typefaces.ts';
import { unpackWoff } from '#core/typefaces/woff.ts';
import type { ReadServed } from './served.ts';

export const licencePath = (family: string): string => `licences/${family}.txt`;

/** The licence of a typeface, by its text and by the font itself. Throws ServedFileError. */
export async function readLicence(fontFile: string, read: ReadServed): Promise<TypefaceLicence> {
  const [family = ''] = familiesOf([fontFile]);
  const [text, font] = await Promise.all([read(licencePath(family)), read(fontFile)]);
  return licenceOf(strFromU8(text), copyrightOf(unpackWoff(font)));
}
