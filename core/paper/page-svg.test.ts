import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { BODY, filesOf, HEADING, laidOut, paperOf, textsOf } from '../../tests/support/paper.ts';
import type { Block } from './blocks.ts';
import { openFaces } from './faces.ts';
import { fontFamilyOf, pageSvg } from './page-svg.ts';

const image = { bytes: new Uint8Array(1), width: 300, height: 100 };
const blocks: Block[] = [
  {
    ...{ kind: 'box', ground: '#14110E', isBleeding: true, leastHeight: 200 },
    backdrop: { image, focus: { x: 0.5, y: 0.5 }, share: 0.5, alt: 'On stage' },
    blocks: [{ kind: 'heading', level: 1, text: '<DJ> "NOVA" & Co', style: { ...HEADING, tracking: 2 } }],
  },
  { kind: 'paragraph', text: 'נור (2014) plays 火', style: BODY },
];
const options = { page: 0, label: 'Page 1 of "1"', id: 'p0', urlOf: () => 'blob:a?b&c' };

const parse = (svg: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
  }).parse(svg).svg;

const svg = pageSvg(laidOut(paperOf(blocks)), options);
const { text, defs, ...page } = parse(svg);

it('a page is a picture with a name, whatever is written on it', () => {
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(page).toMatchObject({ role: 'img', 'aria-label': 'Page 1 of "1"', viewBox: '0 0 595.28 841.89' });
  expect(text[0]).toMatchObject({ '#text': '<DJ> "NOVA" & Co', 'letter-spacing': '2' });
});

it('each run stands where it stands on paper, in its font file', () => {
  const runs = laidOut(paperOf(blocks)).pages[0]?.filter((item) => item.kind === 'text') ?? [];
  expect(text.map((each: Record<string, string>) => each['#text'])).toEqual(runs.map(({ asRead }) => asRead));
  for (const [index, { file, x, width, baseline, isLeftwards }] of runs.entries()) {
    expect(Number(text[index].x)).toBeCloseTo(isLeftwards ? x + width : x, 2);
    expect(Number(text[index].y)).toBeCloseTo(baseline, 2);
    expect(text[index]['font-family']).toBe(fontFamilyOf(file));
  }
  expect(runs.some(({ isLeftwards }) => isLeftwards)).toBe(true);
});

it('a photo is cut to its box, and fades into the ground by a gradient of its own', () => {
  expect(page.svg.image.href).toBe('blob:a?b&c');
  expect(Number(page.svg.image.width) / Number(page.svg.image.height)).toBeCloseTo(3, 3);
  expect(defs.linearGradient.id).toBe('p0-0');
  expect(svg).toContain('fill="url(#p0-0)"');
});

it('what a round pen drew has round ends, and is as much thicker as it is enlarged', () => {
  const stroke = { colour: '#101216', thickness: 2, isRound: true };
  const layers = [{ d: 'M0 0Q5 9 10 5', stroke }];
  const ink: Block = { kind: 'drawing', layers, viewBox: [0, 0, 10, 10], height: 40, alt: 'Ink' };
  const { path } = parse(pageSvg(laidOut(paperOf([ink])), options));
  expect(path).toMatchObject({
    ...{ d: 'M0 0Q5 9 10 5', fill: 'none', stroke: '#101216', 'stroke-width': '2' },
    ...{ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    transform: 'translate(50 50) scale(4)',
  });
});

it('without fonts its letters are drawn where they stand', () => {
  const paper = paperOf(blocks);
  const laid = laidOut(paper);
  const outlines = openFaces(filesOf(paper));
  const drawn = pageSvg(laid, { ...options, outlines });
  expect(XMLValidator.validate(drawn)).toBe(true);
  expect(drawn).not.toContain('<text');
  const runs = textsOf(laid, 0);
  const paths = parse(drawn).path.filter(({ fill }: { fill: string }) =>
    runs.some(({ colour }) => colour === fill),
  );
  for (const [index, { x, width, size, baseline }] of runs.entries()) {
    const places = [...paths[index].d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    for (const [, across, down] of places) {
      expect(Number(across)).toBeGreaterThan(x - size / 4);
      expect(Number(across)).toBeLessThan(x + width + size / 4);
      expect(Math.abs(Number(down) - baseline)).toBeLessThan(1.2 * size);
    }
    expect(places.length).toBeGreaterThan(1);
  }
});
