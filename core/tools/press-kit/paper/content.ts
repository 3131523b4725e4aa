import { dayWords } from '#core/day-words.ts';
import type { Block, Heading, Table } from '#core/paper/blocks.ts';
import type { TextStyle } from '#core/paper/text-style.ts';
import { datesAround, factRows, recordingRows, socialRows } from '../kit-words.ts';
import type { KitParts } from './kit-parts.ts';
import type { Styles } from './styles.ts';

/** What the pages of a kit are put together from: each part of it as blocks, empty where the kit says nothing. */
export interface Content {
  figures: Block[];
  bio(paragraphs: readonly string[]): Block[];
  photos(rows: readonly Block[]): Block[];
  quotes(range?: Range): Block[];
  listen(range?: Range): Block[];
  elsewhere: Block[];
  facts: Block[];
  dates(range?: Range): Block[];
  highlights(range?: Range): Block[];
  releases: Block[];
  rider: Block[];
}

/** Which of the items: from the first to the one before the second; all after it without. */
export type Range = readonly [from: number, to?: number];

const section = (title: string, blocks: readonly Block[], styles: Styles, underline: string): Block[] => {
  const [first, ...rest] = blocks;
  if (!first) return [];
  const heading: Heading = { kind: 'heading', level: 2, text: title, style: styles.heading, underline };
  return [{ kind: 'section', title, blocks: [heading, first, ...rest] }];
};

/** Names in a narrow column, and beside each what there is to say. */
const rowsTable = (
  rows: Table['rows'],
  styles: Styles,
  line: string,
  shares: readonly [number, number],
  head: TextStyle = styles.rowHead,
): Table => ({
  kind: 'table',
  columns: [{ share: shares[0], isRowHead: true, style: head }, { share: shares[1] }],
  rows,
  style: styles.row,
  head: styles.rowHead,
  ground: line,
  line,
  padding: 3.5,
});

const ALL: Range = [0];

export function contentOf({ kit, look, madeAt }: KitParts, styles: Styles): Content {
  const { accent, accentText, line, soft } = look.page;
  const titled = (title: string, blocks: readonly Block[]): Block[] => section(title, blocks, styles, accent);
  const table = (rows: Table['rows'], shares: readonly [number, number], head?: TextStyle): Block[] =>
    rows.length > 0 ? [rowsTable(rows, styles, line, shares, head)] : [];
  const dated: TextStyle = { ...styles.row, font: look.strong, colour: accentText };
  const linked = (text: string, link: string) => (link ? [{ text, link, strong: true }] : text);

  return {
    figures:
      kit.figures.length === 0
        ? []
        : [
            {
              kind: 'columns',
              gap: 18,
              columns: kit.figures.map(({ value, label }, index) => ({
                share: 1,
                blocks: [
                  {
                    kind: 'box',
                    ...(index > 0 && {
                      bar: { side: 'left', colour: line, thickness: 0.8 } as const,
                      padding: { left: 14 },
                    }),
                    blocks: [
                      { kind: 'paragraph', text: value, style: styles.figure },
                      { kind: 'paragraph', text: label, style: styles.small },
                    ],
                  },
                ],
              })),
            },
          ],
    bio: (paragraphs) =>
      titled(
        'Biography',
        paragraphs.map((text) => ({ kind: 'paragraph', text, style: styles.body })),
      ),
    photos: (rows) => titled('Photos', rows),
    quotes: (range = ALL) =>
      titled(
        'Press',
        kit.quotes.slice(...range).flatMap(({ text, source, link }): Block[] => [
          {
            kind: 'box',
            bar: { side: 'left', colour: accent, thickness: 2.4 },
            padding: { left: 12 },
            blocks: [
              { kind: 'paragraph', tag: 'BlockQuote', text: `“${text}”`, style: styles.quote },
              ...(source
                ? [{ kind: 'paragraph', text: linked(source, link), style: styles.small } as const]
                : []),
            ],
          },
          { kind: 'space', height: 8 },
        ]),
      ),
    listen: (range = ALL) =>
      titled(
        'Listen and watch',
        table(
          recordingRows(kit)
            .slice(...range)
            .map(({ service, title, note, link }) => ({
              cells: [
                service,
                [{ text: title, link, strong: true }, ...(note ? [{ text: `\n${note}` }] : [])],
              ],
            })),
          [36, 64],
        ),
      ),
    elsewhere: titled(
      'Elsewhere',
      table(
        socialRows(kit).map(({ name, link }) => ({
          cells: [name, [{ text: link.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, ''), link }]],
        })),
        [36, 64],
      ),
    ),
    facts: titled(
      'Facts',
      table(
        factRows(kit).map(({ label, value }) => ({ cells: [label, value] })),
        [36, 64],
      ),
    ),
    dates: (range = ALL) =>
      titled(
        'Dates',
        table(
          datesAround(kit, madeAt)
            .next.slice(...range)
            .map(({ date, venue, city }) => ({
              cells: [dayWords(date), [{ text: venue, strong: true }, { text: city ? `, ${city}` : '' }]],
            })),
          [40, 60],
          dated,
        ),
      ),
    highlights: (range = ALL) =>
      titled(
        'Highlights',
        table(
          kit.highlights.slice(...range).map(({ year, text }) => ({ cells: [year, text] })),
          [16, 84],
          dated,
        ),
      ),
    releases: titled(
      'Releases',
      table(
        kit.releases.map(({ year, title, label, link }) => ({
          cells: [
            year,
            [
              ...(link ? [{ text: title, link, strong: true }] : [{ text: title, strong: true }]),
              { text: label ? `, ${label}` : '' },
            ],
          ],
        })),
        [16, 84],
        dated,
      ),
    ),
    rider: titled(
      'Technical rider',
      kit.rider.length === 0
        ? []
        : [
            {
              kind: 'table',
              columns: [
                { title: 'For', share: 22, isRowHead: true, style: styles.rowHead },
                { title: 'Preferred', share: 42 },
                { title: 'Also fine', share: 36 },
              ],
              rows: kit.rider.map(({ what, need, or }) => ({
                cells: [what, [{ text: need, strong: true }], or],
              })),
              style: styles.row,
              head: { ...styles.small, font: look.strong },
              ground: soft,
              line,
            },
          ],
    ),
  };
}
