import { joined } from './png-chunks.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

/** A text string in UTF-16BE, as hexadecimal: any script, nothing to escape. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0').toUpperCase()).join('')}>`;
}

export interface PdfObject {
  /** A dictionary or array, in ASCII. */
  body: string;
  /** Makes it a stream; `body` is then the dictionary, without its Length. */
  stream?: Uint8Array;
}

function written({ body, stream }: PdfObject, number: number): Uint8Array {
  if (!stream) return bytesOf(`${number} 0 obj\n${body}\nendobj\n`);
  const dictionary = body.replace(/>>$/, `/Length ${stream.length} >>`);
  return joined(
    bytesOf(`${number} 0 obj\n${dictionary}\nstream\n`),
    stream,
    bytesOf('\nendstream\nendobj\n'),
  );
}

/**
 * A PDF file of these objects, numbered from 1 in their order: header, body, cross-reference table, trailer
 * (ISO 32000-1, 7.5).
 */
export function pdfFile(
  objects: readonly PdfObject[],
  { root, info }: { root: number; info: number },
): Uint8Array<ArrayBuffer> {
  // Four bytes above 127 tell programs that the file is binary.
  const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')];
  let at = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const bytes = written(object, index + 1);
    parts.push(bytes);
    at += bytes.length;
    return at - bytes.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    bytesOf(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}` +
        `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return joined(...parts);
}

export const asciiBytes = bytesOf;
