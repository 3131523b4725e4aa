import { XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BODY, filesOf, HEADING, laidOut, paperOf, pdfOf, SMALL } from '../../tests/support/paper.ts';
import {
  argumentsOf,
  openPdf,
  partsOfRole,
  type ReadPart,
  readingOf,
  textOf,
} from '../../tests/support/pdf.ts';
import { checkedByQpdf } from '../../tests/support/qpdf.ts';
import type { Block, Image } from './blocks.ts';
import { UnreadableImageError, writePdf } from './write-pdf.ts';

async function imageOf(width: number, height: number, format: 'jpeg' | 'png'): Promise<Image> {
  const picture = sharp({ create: { width, height, channels: 4, background: '#C03020A0' } });
  return { bytes: new Uint8Array(await picture.toFormat(format).toBuffer()), width, height };
}

const photo = await imageOf(300, 200, 'jpeg');
const logo = await imageOf(60, 60, 'png');

const EVERYTHING: Block[] = [
  {
    ...{ kind: 'box', ground: '#14110E', isBleeding: true, leastHeight: 200 },
    backdrop: { image: photo, focus: { x: 0.5, y: 0.5 }, share: 0.5, alt: 'DJ NOVA on stage' },
    bar: { side: 'bottom', colour: '#FF6A00', thickness: 4 },
    blocks: [
      { kind: 'heading', level: 1, text: 'DJ NOVA', style: { ...HEADING, colour: '#FFFFFF' } },
      { kind: 'chips', items: ['Techno', 'Acid'], style: { ...SMALL, colour: '#FFFFFF' }, line: '#FF6A00' },
      { kind: 'picture', image: logo, height: 40, focus: { x: 0.5, y: 0.5 }, alt: 'A square' },
    ],
  },
  { kind: 'heading', level: 2, text: 'Bio', style: HEADING, underline: '#FF6A00' },
  {
    kind: 'paragraph',
    text: [
      { text: 'Nova', strong: true },
      { text: ' plays in Łódź, see ' },
      { text: 'her own page with dates', link: 'https://example.com/a?b=1&c=(2)' },
      { text: '.' },
    ],
    style: BODY,
  },
  { kind: 'list', marks: 'bullets', items: ['Three players', 'One mixer'], style: BODY },
  {
    ...{ kind: 'clauses', heading: HEADING, style: BODY, number: '#B84A06' },
    clauses: [{ title: 'Fee', paragraphs: ['The fee is £900.', 'Half of it on signature.'] }],
  },
  {
    ...{ kind: 'table', style: BODY, head: SMALL, ground: '#EEEEEE', line: '#CCCCCC' },
    columns: [
      { title: 'Day', share: 1, isRowHead: true },
      { title: 'City', share: 1 },
    ],
    rows: [{ cells: ['14 March', 'London'] }, { cells: ['15 March', ''] }],
  },
  { kind: 'qr', text: 'https://example.com/epk/nova', size: 60, alt: 'QR code of the page' },
];

const outline = (part: ReadPart): string =>
  `${part.role}${part.children.length > 0 ? `(${part.children.map(outline).join(' ')})` : ''}`.replaceAll(
    /\(\s*\)/g,
    '',
  );

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('a document', () => {
  it('has a whole structure, read in the order of its blocks', async () => {
    const bytes = await pdfOf(paperOf(EVERYTHING));
    const { pdf, pages } = await openPdf(bytes);
    expect(pages.length).toBe(1);
    const read = await readingOf(pages[0] as (typeof pages)[0]);
    const all = (role: string) => partsOfRole(read, role);
    expect(all('H1').map(({ text }) => text)).toEqual(['DJ NOVA']);
    expect(all('H2').map(({ text }) => words(text))).toEqual(['Bio', '1. Fee']);
    expect(all('Figure').map(({ alt }) => alt)).toEqual([
      'DJ NOVA on stage',
      'A square',
      'QR code of the page',
    ]);
    expect(all('LI').map(({ text }) => words(text))).toEqual([
      ...['Techno', 'Acid', '• Three players', '• One mixer'],
      ...['1.1 The fee is £900.', '1.2 Half of it on signature.'],
    ]);
    expect(all('LBody').length).toBe(6);
    expect(all('Lbl').map(({ text }) => text)).toEqual(['•', '•', '1.1', '1.2']);
    expect(
      all('TR').map(({ children }) => children.map(({ role, text }) => `${role} ${text.trim()}`)),
    ).toEqual([
      ['TH Day', 'TH City'],
      ['TH 14 March', 'TD London'],
      ['TH 15 March', 'TD '],
    ]);
    const [link] = all('Link');
    expect(words(link?.text ?? '')).toBe('her own page with dates');
    expect(words(all('P')[0]?.text ?? '')).toBe('Nova plays in Łódź, see her own page with dates.');
    expect(outline(read)).toMatch(/^Root\(Document\(/);

    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Test', Author: 'DJ NOVA', Subject: 'A test', Language: 'en' });

    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('<pdfuaid:part>1');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/Scope /Column');
    expect(raw).toContain('/Scope /Row');
    expect(raw).toContain('/Tabs /S');
    expect(await checkedByQpdf(bytes)).toMatchObject({ code: 0 });
  });

  it('has links that lead where they say, with words for them', async () => {
    const { pages } = await openPdf(await pdfOf(paperOf(EVERYTHING)));
    const links = (await pages[0]?.getAnnotations()) ?? [];
    expect(links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
      ['https://example.com/a?b=1&c=(2)', 'https://example.com/a?b=1&c=(2)'],
    ]);
  });

  it.each([
    ['https://example.com/Łódź?q=ü', 'https://example.com/%C5%81%C3%B3d%C5%BA?q=%C3%BC'],
    ['mailto:mara@example.com', 'mailto:mara@example.com'],
    ['javascript:alert(1)', null],
    ['example.com', null],
    ['', null],
  ])('leads to %j as %j, or shows the words alone', async (link, url) => {
    const text = [{ text: 'a word or two', link }];
    const { pages } = await openPdf(await pdfOf(paperOf([{ kind: 'paragraph', text, style: BODY }])));
    const [page] = pages as [(typeof pages)[0]];
    expect((await page.getAnnotations()).map((annotation) => annotation.url ?? null)).toEqual(
      url === null ? [] : [url],
    );
    expect(await textOf(page)).toBe('a word or two');
  });

  it('has one place to click for each line of a link', async () => {
    const text = [{ text: 'see ' }, { text: 'Łódź 火 '.repeat(30), link: 'https://example.com' }];
    const paper = paperOf([{ kind: 'paragraph', text, style: BODY }]);
    const { pages } = await openPdf(await pdfOf(paper));
    const lines = new Set(laidOut(paper).pages[0]?.map((item) => (item.kind === 'text' ? item.baseline : 0)));
    lines.delete(0);
    expect((await pages[0]?.getAnnotations())?.length).toBe(lines.size);
  });

  it('keeps its properties whatever signs are in them', async () => {
    const title = 'Above & Beyond <live> "Łódź"';
    const bytes = await pdfOf(paperOf(EVERYTHING, { title, author: 'A & <B>' }));
    const { pdf } = await openPdf(bytes);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: title, Author: 'A & <B>' });
    expect(metadata?.get('dc:title')).toBe(title);
    const [xmp = ''] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(Buffer.from(bytes).toString('utf8')) ?? [];
    expect(XMLValidator.validate(xmp)).toBe(true);
  });

  it('draws with a round pen, as much thicker as the drawing is enlarged', async () => {
    const stroke = { colour: '#101216', thickness: 2, isRound: true };
    const layers = [{ d: 'M0 0Q5 9 10 5', stroke }];
    const ink: Block = { kind: 'drawing', layers, viewBox: [0, 0, 10, 10], height: 40, alt: 'Ink' };
    const chips: Block = { kind: 'chips', items: ['Techno'], style: SMALL, line: '#FF6A00' };
    const { pages } = await openPdf(await pdfOf(paperOf([ink, chips])));
    const [page] = pages as [(typeof pages)[0]];
    expect(await argumentsOf(page, 'setLineCap')).toEqual([[1]]);
    expect(await argumentsOf(page, 'setLineJoin')).toEqual([[1]]);
    expect(await argumentsOf(page, 'setLineWidth')).toEqual([[2], [0.8]]);
    expect(await argumentsOf(page, 'transform')).toContainEqual([4, 0, 0, 4, 0, 0]);
    expect(partsOfRole(await readingOf(page), 'Figure').map(({ alt }) => alt)).toEqual(['Ink']);
  });

  it('refuses a picture that is none, by its own error', async () => {
    const image = { bytes: new Uint8Array([1, 2, 3]), width: 10, height: 10 };
    const paper = paperOf([{ kind: 'picture', image, height: 40, focus: { x: 0.5, y: 0.5 }, alt: 'x' }]);
    await expect(pdfOf(paper)).rejects.toThrow(UnreadableImageError);
  });

  it('has its headings as bookmarks, one below the other', async () => {
    const { pdf } = await openPdf(await pdfOf(paperOf(EVERYTHING)));
    const titles = (items: { title: string; items: [] }[]): unknown[] =>
      items.map(({ title, items }) => [title, ...titles(items)]);
    expect(titles((await pdf.getOutline()) as never)).toEqual([['DJ NOVA', ['Bio'], ['1. Fee']]]);
  });

  it('embeds only the letters that it uses, of each face that it uses', async () => {
    const raw = Buffer.from(await pdfOf(paperOf([{ kind: 'paragraph', text: 'Nova 火', style: BODY }])));
    const fonts = raw.toString('latin1').match(/\/FontName \/\S+/g) ?? [];
    expect(fonts.length).toBe(2);
    for (const font of fonts) expect(font).toMatch(/\/[A-Z]{6}\+/);
    expect(raw.length).toBeLessThan(20_000);
  });

  it('is the same to the byte each time, whatever was made before', async () => {
    const paper = paperOf(EVERYTHING);
    const first = await pdfOf(paper);
    await pdfOf(paperOf([{ kind: 'paragraph', text: 'No\u00A0va f\u2010i ﬁ', style: BODY }]));
    expect(Buffer.compare(await pdfOf(paper), first)).toBe(0);
  });

  it('says how far it is', async () => {
    const paper = paperOf([{ kind: 'page-break' }, ...EVERYTHING, { kind: 'page-break' }, ...EVERYTHING]);
    const shares: number[] = [];
    await writePdf(paper, laidOut(paper), filesOf(paper), (share) => shares.push(share));
    expect(shares).toEqual([0.5, 1]);
  });
});
