import { readFile } from 'node:fs/promises';
import type { LogoKit } from '#core/brand-kit.ts';
import { facesForSpec, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { specsOfEveryKind } from '#core/tools/logo-generator/engine/specs-of-tests.ts';
import { kitFiles } from '#core/tools/logo-generator/kit/kit-items.ts';
import type { ArchetypeId, LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { logoDrawings } from '#site/tools/logo-generator/kit/logo-drawings.ts';
import { makeFile } from '#site/tools/logo-generator/kit/make-file.ts';
import type { ReadServed } from '#site/tools/logo-generator/kit/served.ts';
import type { KitSources } from '#site/tools/logo-generator/kit/write-file.ts';
import { installedFonts } from './installed-fonts.ts';

const KIT: LogoKit = {
  artist: 'DJ NOVA',
  title: 'Winter tour',
  concept: 'concept-03',
  licensee: 'Mara',
  issuedAt: '2026-11-21T13:40:05.000Z',
  licenceUrl: 'https://deckhand.example/terms#commercial-licence',
  log: [],
};

export const licenceText = (family: string): Promise<string> =>
  readFile(`node_modules/@fontsource/${family}/LICENSE`, 'utf8');

/** What the site serves below /fonts/logo/, from the packages that it is copied from. */
const read: ReadServed = async (path) => {
  const family = /^licences\/(.+)\.txt$/.exec(path)?.[1];
  return family ? new TextEncoder().encode(await licenceText(family)) : installedFonts.read(path);
};

export async function sourcesFor(spec: LogoSpec): Promise<KitSources> {
  const files = facesForSpec(spec);
  const bytes = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
  const drawings = logoDrawings(spec, spec.name, openFaces(new Map(bytes)));
  return { drawings, kit: KIT, madeAt: new Date(KIT.issuedAt), read };
}

export function specOf(archetype: ArchetypeId, name = 'DJ NOVA', tagline = 'Berlin'): LogoSpec {
  const spec = specsOfEveryKind(name, tagline, 3).find((each) => each.archetype === archetype);
  if (!spec) throw new Error(`No ${archetype}`);
  return spec;
}

/** Makes the file of a kit whose path ends so. */
export async function make(sources: KitSources, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = kitFiles(sources.drawings.items).find((each) => each.path.endsWith(path));
  if (!file) throw new Error(`No ${path}`);
  return makeFile(sources, file);
}
