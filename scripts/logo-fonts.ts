/**
 * Puts the typefaces of the logo designer and of documents where the site serves them, and writes down which characters each
 * file draws and under which licence it comes. Runs before every build; does nothing when nothing changed.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { FACES } from '#core/typefaces/font-catalogue.ts';
import { MODULES } from './logo-fonts/modules.ts';
import { families, fileName, licencePath, sourcePath, subsetsOf, versionOf } from './logo-fonts/packages.ts';

const root = join(import.meta.dirname, '..');
const served = join(root, 'site/public/fonts/logo');
const typefaces = join(root, 'core/typefaces');

const read = new Map<string, Uint8Array>();

function readFile(file: string): Uint8Array {
  const known = read.get(file);
  if (known) return known;
  const family = families.find((name) => existsSync(sourcePath(name, file)));
  if (!family) throw new Error(`No installed package holds ${file}`);
  const bytes = new Uint8Array(readFileSync(sourcePath(family, file)));
  read.set(file, bytes);
  return bytes;
}

/** The files of the catalogue, read from the installed packages: file name → bytes. */
export const readLogoFonts = (files: readonly string[]): Map<string, Uint8Array> =>
  new Map(files.map((file) => [file, readFile(file)]));

/** Served name, below /fonts/logo/ → where it comes from: the weights of the catalogue and their licences. */
export function servedFiles(): Map<string, string> {
  const files = new Map(families.map((family) => [`licences/${family}.txt`, licencePath(family)]));
  for (const { family, weight } of Object.values(FACES))
    for (const [subset] of subsetsOf(family, weight)) {
      const file = fileName(family, subset, weight);
      files.set(file, sourcePath(family, file));
    }
  return files;
}

function copyWhenChanged(from: string, to: string): void {
  const known = statSync(to, { throwIfNoEntry: false });
  if (known?.size !== statSync(from).size) copyFileSync(from, to);
}

function publishFiles(): void {
  mkdirSync(join(served, 'licences'), { recursive: true });
  const files = servedFiles();
  for (const [name, source] of files) copyWhenChanged(source, join(served, name));
  for (const name of readdirSync(served, { recursive: true, encoding: 'utf8' }))
    if (/\.(woff|txt)$/.test(name) && !files.has(name)) rmSync(join(served, name));
}

function writeData(): void {
  const source = [
    import.meta.filename,
    join(import.meta.dirname, 'logo-fonts/modules.ts'),
    join(import.meta.dirname, 'logo-fonts/packages.ts'),
    join(typefaces, 'coverage-code.ts'),
  ].map((file) => readFileSync(file, 'utf8'));
  const versions = families.map((family) => `${family}@${versionOf(family)}`);
  const print = createHash('sha256')
    .update(JSON.stringify([versions, FACES, source]))
    .digest('hex')
    .slice(0, 16);
  const stamp = `// biome-ignore-all format: written by scripts/logo-fonts.ts from the installed packages, ${print}`;
  for (const [file, write] of Object.entries(MODULES)) {
    const path = join(typefaces, file);
    if (existsSync(path) && readFileSync(path, 'utf8').startsWith(`${stamp}\n`)) continue;
    writeFileSync(path, stamp + write());
  }
}

if (import.meta.main) {
  publishFiles();
  writeData();
}
