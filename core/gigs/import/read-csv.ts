import papaparse from 'papaparse';

export interface Table {
  header: string[];
  /** As wide as the header, or wider. */
  rows: string[][];
}

/** Excel's own word for what separates the cells. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** A table as spreadsheets save it, with whatever separates its cells. Its first line that says something is its header. */
export function readCsv(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '');
  const [line = '', delimiter = ''] = SEPARATOR_LINE.exec(plain) ?? [];
  const { data } = papaparse.parse(plain.slice(line.length), {
    delimiter,
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...rows] = data.map((cells) => cells.map(told));
  return {
    header,
    rows: rows.map((cells) => [
      ...cells,
      ...Array<string>(Math.max(0, header.length - cells.length)).fill(''),
    ]),
  };
}

/** Without the apostrophe that keeps a spreadsheet from computing it. */
const told = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
