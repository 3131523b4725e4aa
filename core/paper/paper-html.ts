import { html, Markup } from '#core/markup.ts';
import { artworkSvg } from './artwork-svg.ts';
import type { Block, Clauses, Table } from './blocks.ts';
import { inlineMarkup } from './inline-html.ts';
import type { Paper } from './paper.ts';
import { PaperLooks } from './paper-looks.ts';
import { plainText } from './set-text.ts';

/** What a page puts around a clause of its paper. */
interface AroundClause {
  /** Follows its heading. */
  besideTitle: Markup | null;
  /** Follows its paragraphs. */
  below: Markup | null;
}

interface PaperOptions {
  /** Of headings of the first level. */
  level: number;
  /** By the number of the clause. */
  aroundClause?: (number: number) => AroundClause;
}

/** What is said in a box that is read aloud: the level of the headings, and the look of each text. */
interface Setting extends PaperOptions {
  looks: PaperLooks;
}

const headingOf = (level: number, look: string, content: Markup): Markup =>
  html`<${new Markup(`h${Math.min(6, level)}`)} class="${look}" dir="auto">${content}</${new Markup(`h${Math.min(6, level)}`)}>`;

function clausesHtml({ clauses, heading, style, number }: Clauses, setting: Setting): Markup {
  const { looks, level, aroundClause } = setting;
  const [title, text, colour] = [looks.ofText(heading), looks.ofText(style), looks.ofColour(number)];
  const numbered = (words: string): Markup => html`<span class="no ${colour}">${words}</span> `;
  const sections = clauses.map((clause, index) => {
    const around = aroundClause?.(index + 1);
    return html`<section class="cl" id="c${index + 1}">${headingOf(
      level + 1,
      title,
      html`${numbered(`${index + 1}.`)}${inlineMarkup(clause.title)}`,
    )}${around?.besideTitle ?? null}${clause.paragraphs.map(
      (paragraph, part) =>
        html`<p class="${text}" dir="auto">${numbered(`${index + 1}.${part + 1}`)}${inlineMarkup(paragraph)}</p>`,
    )}${around?.below ?? null}</section>`;
  });
  return html`${sections}`;
}

function tableHtml(table: Table, { looks }: Setting): Markup | null {
  const { columns, rows, style, head } = table;
  if (rows.length === 0) return null;
  const hasHead = columns.some(({ title }) => title);
  const at = (index: number): string => (columns[index]?.align === 'end' ? ' end' : '');
  const headRow = columns.map(
    ({ title = '' }, index) =>
      html`<th scope="col" class="${looks.ofText(head)}${at(index)}">${inlineMarkup(title)}</th>`,
  );
  const cell = (text: Table['rows'][number]['cells'][number], index: number): Markup => {
    const look = `${looks.ofText({ ...(columns[index]?.style ?? style), align: 'start' })}${at(index)}`;
    const content = inlineMarkup(text);
    // A head without a word would name nothing.
    if (columns[index]?.isRowHead && plainText(text))
      return html`<th scope="row" class="${look}" dir="auto">${content}</th>`;
    return html`<td class="${look}" dir="auto"${hasHead && html` data-title="${columns[index]?.title ?? ''}"`}>${content}</td>`;
  };
  return html`<table class="tb c${columns.length}${hasHead ? '' : ' pairs'} ${looks.ofTable(table)}">${
    hasHead && html`<thead><tr>${headRow}</tr></thead>`
  }<tbody>${rows.map(
    ({ cells, isTotal }) =>
      html`<tr${isTotal ? html` class="total"` : false}>${columns.map((_, index) => cell(cells[index] ?? '', index))}</tr>`,
  )}</tbody></table>`;
}

function blockHtml(block: Block, setting: Setting): Markup | null {
  const { looks, level } = setting;
  switch (block.kind) {
    case 'paragraph': {
      const text = html`<p class="${looks.ofText(block.style)}" dir="auto">${inlineMarkup(block.text)}</p>`;
      return block.tag === 'BlockQuote' ? html`<blockquote>${text}</blockquote>` : text;
    }
    case 'heading':
      return headingOf(level + block.level - 1, looks.ofText(block.style), inlineMarkup(block.text));
    case 'list': {
      const items = block.items
        .filter((item) => plainText(item))
        .map((item) => html`<li dir="auto">${inlineMarkup(item)}</li>`);
      if (items.length === 0) return null;
      const look = looks.ofText(block.style);
      return block.marks === 'numbers'
        ? html`<ol class="li ${look}">${items}</ol>`
        : html`<ul class="li ${look}">${items}</ul>`;
    }
    case 'clauses':
      return clausesHtml(block, setting);
    case 'table':
      return tableHtml(block, setting);
    case 'drawing':
      return html`<div class="dr ${looks.ofDrawing(block)}">${artworkSvg(block, { id: looks.id(), name: block.alt })}</div>`;
    case 'picture':
    case 'qr':
      return block.alt ? html`<p>${block.alt}</p>` : null;
    case 'chips':
      return html`<ul class="chips ${looks.ofText(block.style)}">${block.items.map((item) => html`<li dir="auto">${item}</li>`)}</ul>`;
    case 'rule':
      return html`<hr class="${looks.ofRule(block)}">`;
    case 'space':
      return html`<div class="${looks.ofSpace(block.height)}"></div>`;
    case 'page-break':
      return null;
    case 'columns':
      return html`<div class="cols ${looks.ofColumns(block)}">${block.columns.map(({ blocks }) => html`<div>${blocksHtml(blocks, setting)}</div>`)}</div>`;
    case 'box':
      return html`<div class="${looks.ofBox(block)}">${blocksHtml(block.blocks, setting)}</div>`;
    case 'together':
      return html`<div class="tg">${blocksHtml(block.blocks, setting)}</div>`;
    case 'section':
      return html`<section>${blocksHtml(block.blocks, setting)}</section>`;
  }
}

const blocksHtml = (blocks: readonly Block[], setting: Setting): Markup[] =>
  blocks.flatMap((block) => blockHtml(block, setting) ?? []);

/**
 * A paper as one HTML document reads it, without pages: every text of it, in order, and the looks of them as a style sheet.
 * Its lengths are in `--pt`, what a point of the paper is on the screen. Clauses have the ids `c1`, `c2` …
 */
export function paperHtml(
  { blocks, firstFoot = [], footer }: Paper,
  options: PaperOptions,
): { markup: Markup; style: string } {
  const looks = new PaperLooks();
  const markup = html`${blocksHtml([...blocks, ...firstFoot], { ...options, looks })}${
    footer?.start !== undefined &&
    html`<p class="run ${looks.ofText(footer.style)}" dir="auto">${footer.start}</p>`
  }`;
  return { markup, style: looks.rules() };
}
