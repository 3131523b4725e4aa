import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import type { PdfFile } from '#core/tools/logo-generator/kit/kit-file.ts';
import { kitFiles } from '#core/tools/logo-generator/kit/kit-items.ts';
import { licenceText, make, sourcesFor, specOf } from '../../../../tests/support/logo-kit.ts';
import { openPdf, operatorsOf, sizeOf } from '../../../../tests/support/pdf.ts';
import { makeFile } from './make-file.ts';
import type { KitSources } from './write-file.ts';

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** The names of all elements of an XML document. */
function elementsOf(xml: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    else if (typeof node === 'object' && node !== null)
      for (const [name, inside] of Object.entries(node)) {
        if (!name.startsWith('@')) names.add(name);
        walk(inside);
      }
  };
  walk(new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(xml, true));
  return names;
}

describe.each(['slice', 'halftone', 'badge', 'shadow'] as const)('the files of a %s logo', (archetype) => {
  let sources: KitSources;
  beforeAll(async () => {
    sources = await sourcesFor(specOf(archetype));
  });

  it('SVGs are paths alone, at their size', async () => {
    for (const file of kitFiles(sources.drawings.items)) {
      if (file.kind !== 'svg') continue;
      const svg = textOf(await makeFile(sources, file));
      expect(svg, file.path).toContain(
        `viewBox="0 0 ${file.width} ${file.height}" width="${file.width}" height="${file.height}"`,
      );
      const strange = elementsOf(svg).difference(new Set(['svg', 'defs', 'linearGradient', 'stop', 'path']));
      expect([...strange], file.path).toEqual([]);
    }
  });

  it('the master is what the server stores', async () => {
    const { spec, faces } = sources.drawings;
    expect(textOf(await make(sources, '-master.svg'))).toBe(renderLogo(spec, faces));
  });

  it('PDFs are paths alone, on pages of their size in millimetres', async () => {
    const pdfs = kitFiles(sources.drawings.items).filter((file): file is PdfFile => file.kind === 'pdf');
    expect(pdfs.length).toBe(18);
    for (const file of pdfs) {
      const { pages } = await openPdf(await makeFile(sources, file));
      expect(pages.length).toBe(1);
      for (const page of pages) {
        const [width, height] = sizeOf(page);
        expect(width, file.path).toBeCloseTo(file.width, 2);
        expect(height, file.path).toBeCloseTo(file.height, 2);
        const used = await operatorsOf(page);
        expect(used).toContain('constructPath');
        expect(
          [...used].filter((name) => /image|showText/i.test(name)),
          file.path,
        ).toEqual([]);
      }
    }
  });

  it('each file is the same every time', async () => {
    const again = await sourcesFor(specOf(archetype));
    for (const path of ['-symbol-for-dark.svg', '-gobo-mirrored.svg', '-sticker.pdf', 'tokens.json'])
      expect(await make(again, path), path).toEqual(await make(sources, path));
  });
});

describe('the texts', () => {
  it('the licence card names the typefaces of the logo, and their texts are whole', async () => {
    const sources = await sourcesFor(specOf('slice'));
    const card = textOf(await make(sources, 'licence-card.txt'));
    const licences = kitFiles(sources.drawings.items).filter(({ path }) => path.includes('typefaces/'));
    expect(licences.length).toBeGreaterThan(0);
    for (const file of licences) {
      const [, family = ''] = /typefaces\/(.+)\.txt/.exec(file.path) ?? [];
      expect(card).toContain(file.path);
      expect(textOf(await makeFile(sources, file))).toBe(await licenceText(family));
    }
  });

  it('a licence card without what the server says is none', async () => {
    const sources = { ...(await sourcesFor(specOf('slice'))), kit: null };
    await expect(make(sources, 'licence-card.txt')).rejects.toThrow('what the server says');
  });

  it('the index stands first in the kit', async () => {
    const sources = await sourcesFor(specOf('slice'));
    expect(kitFiles(sources.drawings.items)[0]?.path).toBe('README.txt');
    expect(textOf(await make(sources, 'README.txt'))).toContain('social/dj-nova-story-1080x1920.png');
  });
});
