import type { Picture } from '../engine/picture.ts';
import { HOW_MADE, MADE_BY } from './made-by.ts';
import { asciiBytes, pdfFile, pdfText } from './pdf-objects.ts';
import { pdfDrawing } from './pdf-operators.ts';

/** Points on a millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

/** The page that a picture fills. */
export interface PdfPage {
  /** Millimetres. */
  width: number;
  height: number;
  /** Millimetres inside the page that are cut away on every side; 0 unless given. */
  bleed?: number;
  title: string;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * One picture as a page of paths: no pixels, no typeface. Tagged as a figure that is described by the picture's label.
 * @param deflate zlib's format (RFC 1950)
 */
export function picturePdf(
  picture: Picture,
  { width, height, bleed = 0, title }: PdfPage,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const [pageWidth, pageHeight] = [rounded(width * POINTS_PER_MM), rounded(height * POINTS_PER_MM)];
  const cut = rounded(bleed * POINTS_PER_MM);
  const { operators, shadings } = pdfDrawing(picture);
  const [unitX, unitY] = [rounded(pageWidth / picture.width), rounded(pageHeight / picture.height)];
  const placed = `${unitX} 0 0 ${-unitY} 0 ${pageHeight} cm`;
  const content = `/Figure << /MCID 0 >> BDC\nq\n${placed}\n${operators}\nQ\nEMC`;

  const page = `[0 0 ${pageWidth} ${pageHeight}]`;
  const trim = `[${cut} ${cut} ${rounded(pageWidth - cut)} ${rounded(pageHeight - cut)}]`;
  const named = [...shadings].map(([name, shading]) => `/${name} ${shading}`).join(' ');
  return pdfFile(
    [
      {
        body:
          '<< /Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R ' +
          '/ViewerPreferences << /DisplayDocTitle true >> >>',
      },
      { body: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
      {
        body:
          `<< /Type /Page /Parent 2 0 R /MediaBox ${page} /BleedBox ${page} /TrimBox ${trim} ` +
          `/Resources << /Shading << ${named} >> >> /Contents 4 0 R /StructParents 0 /Tabs /S >>`,
      },
      { body: '<< /Filter /FlateDecode >>', stream: deflate(asciiBytes(content)) },
      {
        body: '<< /Type /StructTreeRoot /K 6 0 R /ParentTree << /Nums [0 [7 0 R]] >> /ParentTreeNextKey 1 >>',
      },
      { body: '<< /Type /StructElem /S /Document /P 5 0 R /K [7 0 R] >>' },
      {
        body: `<< /Type /StructElem /S /Figure /P 6 0 R /Pg 3 0 R /K 0 /Alt ${pdfText(picture.label)} >>`,
      },
      {
        body: `<< /Title ${pdfText(title)} /Subject ${pdfText(HOW_MADE)} /Creator ${pdfText(MADE_BY)} >>`,
      },
    ],
    { root: 1, info: 8 },
  );
}
