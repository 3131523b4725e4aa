import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ShippedFiles } from '#worker/providers/ports.ts';

const PACKAGES = 'node_modules/@fontsource';

/** The typefaces of the logo designer, read from the packages that they are shipped from. */
export const installedFonts: ShippedFiles = {
  async read(path) {
    const paths = readdirSync(PACKAGES).map((family) => join(PACKAGES, family, 'files', basename(path)));
    const found = paths.find((file) => existsSync(file));
    if (!found) throw new Error(`No shipped file ${path}`);
    return new Uint8Array(await readFile(found));
  },
};
