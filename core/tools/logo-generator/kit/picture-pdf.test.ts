import { deflateSync } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../engine/picture.ts';
import { pdfFill, pdfPath } from './pdf-operators.ts';
import { picturePdf } from './picture-pdf.ts';

const PICTURE: Picture = {
  width: 400,
  height: 120,
  label: 'DJ 火 logo',
  id: 'g1',
  ground: '#FFFFFF',
  paths: [
    { fill: '#FF9E14', d: 'M10 10L110.5 10L110.5 60.25Z' },
    {
      fill: { x: 0, y1: 20, y2: 100, from: '#112233', to: '#DDEEFF' },
      d: 'M200 20C240 20 240 100 200 100Z',
    },
  ],
};

async function open(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  return { pdf, page: await pdf.getPage(1) };
}

const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);

describe('a path', () => {
  it('keeps its numbers and becomes operators', () => {
    expect(pdfPath('M1 2L-3.5 4C1 2 3 4 5 6Z')).toBe('1 2 m\n-3.5 4 l\n1 2 3 4 5 6 c\nh');
  });

  it('with anything but M, L, C and Z is refused', () => {
    expect(() => pdfPath('M1 2H4')).toThrow('no H');
  });
});

it('black and white are grey, so that one ink prints them', () => {
  expect([pdfFill('#000000'), pdfFill('#FFFFFF'), pdfFill('#FF0000')]).toEqual(['0 g', '1 g', '1 0 0 rg']);
});

describe('a PDF of a picture', () => {
  it('has the size of its page in millimetres', async () => {
    const { page } = await open(picturePdf(PICTURE, { width: 40, height: 12, title: 'Label' }, deflate));
    const [left, bottom, right = 0, top = 0] = page.view;
    expect([left, bottom]).toEqual([0, 0]);
    expect((right * 25.4) / 72).toBeCloseTo(40, 3);
    expect((top * 25.4) / 72).toBeCloseTo(12, 3);
  });

  it('is drawn with paths and a shading, without pixels', async () => {
    const { page } = await open(picturePdf(PICTURE, { width: 40, height: 12, title: 'Label' }, deflate));
    const { fnArray } = await page.getOperatorList();
    const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
    const used = new Set(fnArray.map((code) => names.get(code) ?? ''));
    expect(used).toContain('constructPath');
    expect(used).toContain('shadingFill');
    expect([...used].filter((name) => /image/i.test(name))).toEqual([]);
  });

  it('says what it shows and how it was made', async () => {
    const { pdf, page } = await open(
      picturePdf(PICTURE, { width: 40, height: 12, title: 'DJ 火, label' }, deflate),
    );
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'DJ 火, label', Subject: 'Drawn by software from a brief' });
    const [section] = (await page.getStructTree())?.children ?? [];
    const figure = section && 'children' in section ? section.children[0] : undefined;
    expect(figure).toMatchObject({ role: 'Figure', alt: 'DJ 火 logo' });
  });

  it('names the cut inside its bleed', () => {
    const page = { width: 66, height: 66, bleed: 3, title: 'Sticker' };
    const text = Buffer.from(picturePdf(PICTURE, page, deflate)).toString('latin1');
    expect(text).toContain('/TrimBox [8.5039 8.5039 178.5827 178.5827]');
    expect(text).toContain('/MediaBox [0 0 187.0866 187.0866]');
  });

  it('is the same file each time', () => {
    const page = { width: 40, height: 12, title: 'Label' };
    expect(picturePdf(PICTURE, page, deflate)).toEqual(picturePdf(PICTURE, page, deflate));
  });
});
