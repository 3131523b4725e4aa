import { expect, it } from 'vitest';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { make, sourcesFor, specOf } from '../../../../tests/support/logo-kit.ts';
import { openPdf, operatorsOf, partsOf, sizeOf, textOf } from '../../../../tests/support/pdf.ts';

async function sheetOf(spec: LogoSpec) {
  const bytes = await make(await sourcesFor(spec), 'brand-sheet.pdf');
  const { pdf, pages } = await openPdf(bytes);
  const texts = await Promise.all(pages.map(textOf));
  const parts = await Promise.all(pages.map(partsOf));
  return { bytes, pdf, pages, text: texts.join('\n'), parts: parts.flat() };
}

const slice = await sheetOf(specOf('slice'));

it('is two A4 pages of text that can be selected, and of paths', async () => {
  const { pages, text } = slice;
  expect(pages.length).toBe(2);
  for (const page of pages) {
    expect(sizeOf(page).map(Math.round)).toEqual([210, 297]);
    expect([...(await operatorsOf(page))].filter((name) => /image/i.test(name))).toEqual([]);
  }
  for (const words of ['DJ NOVA: brand sheet', 'Lockups', 'Clear space and smallest size', 'Typefaces'])
    expect(text).toContain(words);
  expect(text).toMatch(/At least \d+ px tall on screens, [\d.]+ mm/);
  expect(text).toContain('the height of the');
});

it('says every colour as HEX, RGB and CMYK with its contrast, and that CMYK is computed', async () => {
  const { text } = await sheetOf({ ...specOf('slice'), palette: 'acid' });
  for (const words of ['#D4FF2E', '212 255 46', '17 0 82 0', '#0B0C0A']) expect(text).toContain(words);
  expect(text).toMatch(/\d+\.\d : 1/);
  expect(text).toMatch(/CMYK is computed from RGB/);
  expect(text).toMatch(/without a profile/);
});

it('names each typeface with its licence and its copyright', async () => {
  const { text } = await sheetOf({ ...specOf('slice'), font: 'syne', capFont: 'syncopate' });
  for (const words of ['Syne ExtraBold: name', 'SIL Open Font License 1.1', 'The Syne Project Authors'])
    expect(text).toContain(words);
  for (const words of ['Syncopate Bold: small print', 'Apache License 2.0', 'Brian J. Bonislawsky'])
    expect(text).toContain(words);
});

it('is tagged: headings, tables with heads, and figures that are described', async () => {
  const { bytes, pdf, parts } = slice;
  const count = (role: string) => parts.filter((part) => part.role === role).length;
  expect([count('H1'), count('H2'), count('Table')]).toEqual([1, 4, 3]);
  expect(count('TH')).toBeGreaterThan(15);
  const figures = parts.filter(({ role }) => role === 'Figure');
  expect(figures.length).toBe(1 + 15 + 3);
  for (const { alt } of figures) expect(alt).toMatch(/^DJ NOVA: ./);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'DJ NOVA: brand sheet', Language: 'en' });
  expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1');
});

it('writes a name of any script, and one of any length', async () => {
  const name = 'Amélie Москва 火';
  const { text } = await sheetOf(specOf('label-box', name, 'الموسيقى'));
  expect(text).toContain(`${name}: brand sheet`);
  const long = 'The Extraordinarily Long Midnight Frequency Sound Orchestra';
  const { text: all, pages } = await sheetOf(specOf('minimal', long, ''));
  expect(all).toContain(`${long}: brand sheet`);
  expect(pages.length).toBe(2);
});

it('is the same file every time', async () => {
  const again = await make(await sourcesFor(specOf('slice')), 'brand-sheet.pdf');
  expect(again).toEqual(slice.bytes);
});
