import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { html } from '#core/markup.ts';
import { BODY, HEADING, paperOf, SMALL } from '../../tests/support/paper.ts';
import type { Block } from './blocks.ts';
import { paperHtml } from './paper-html.ts';

const written = (blocks: readonly Block[], more = {}) => paperHtml(paperOf(blocks, more), { level: 3 });
const read = (...blocks: Block[]) =>
  parseHTML(`<!doctype html><html><body>${written(blocks).markup.source}</body></html>`).document
    .body as HTMLElement;
/** Elements with their words, in order. */
const told = (body: HTMLElement, selector: string): string[] =>
  [...body.querySelectorAll(selector)].map(
    (element) => `${element.localName}: ${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()}`,
  );

const TABLE = { kind: 'table', style: BODY, head: SMALL, ground: '#EEEEEE', line: '#CCCCCC' } as const;

describe('a paper as HTML', () => {
  it('has headings from the level that is asked for, never deeper than six', () => {
    const heading = (level: 1 | 2 | 3): Block => ({
      kind: 'heading',
      level,
      text: `Level ${level}`,
      style: HEADING,
    });
    expect(told(read(heading(1), heading(2)), 'h3, h4')).toEqual(['h3: Level 1', 'h4: Level 2']);
    const deep = paperHtml(paperOf([heading(3)]), { level: 6 }).markup.source;
    expect(deep).toMatch(/^<h6 /);
  });

  it('numbers clauses as the document does, and has a way to each', () => {
    const body = read({
      ...{ kind: 'clauses', heading: HEADING, style: BODY, number: '#B84A06' },
      clauses: [
        { title: 'Parties', paragraphs: ['One.', [{ text: 'The ' }, { text: 'Fee', strong: true }]] },
        { title: 'Fee', paragraphs: ['Two.'] },
      ],
    });
    expect(told(body, 'section > *')).toEqual([
      ...['h4: 1. Parties', 'p: 1.1 One.', 'p: 1.2 The Fee'],
      ...['h4: 2. Fee', 'p: 2.1 Two.'],
    ]);
    expect(body.querySelector('#c1 strong')?.textContent).toBe('Fee');
    expect(body.querySelector('#c2 h4')?.textContent).toContain('Fee');
  });

  it('puts around a clause what its page has for it', () => {
    const clauses: Block = {
      ...{ kind: 'clauses', heading: HEADING, style: BODY, number: '#B84A06' },
      clauses: [
        { title: 'Parties', paragraphs: ['One.'] },
        { title: 'Fee', paragraphs: ['Two.'] },
      ],
    };
    const { markup } = paperHtml(paperOf([clauses]), {
      level: 3,
      aroundClause: (number) => ({
        besideTitle: number === 2 ? html`<i>${number}</i>` : null,
        below: html`<b>B</b>`,
      }),
    });
    const { document } = parseHTML(`<!doctype html><html><body>${markup.source}</body></html>`);
    expect(told(document.body, '#c1 > *')).toEqual(['h4: 1. Parties', 'p: 1.1 One.', 'b: B']);
    expect(told(document.body, '#c2 > *')).toEqual(['h4: 2. Fee', 'i: 2', 'p: 2.1 Two.', 'b: B']);
  });

  it('names the columns and rows of tables, and a total', () => {
    const columns = [
      { title: 'Item', share: 3, isRowHead: true },
      { title: 'Amount', share: 1, align: 'end' as const },
    ];
    const rows = [{ cells: ['Fee', '€5'] }, { cells: ['Total', '€5'], isTotal: true }];
    const body = read({ ...TABLE, columns, rows });
    expect(told(body, 'th[scope=col]')).toEqual(['th: Item', 'th: Amount']);
    expect(told(body, 'th[scope=row]')).toEqual(['th: Fee', 'th: Total']);
    expect(told(body, '.total td.end')).toEqual(['td: €5']);
    expect(
      read({ ...TABLE, columns: [{ share: 1 }], rows: [{ cells: ['A'] }] }).querySelector('thead'),
    ).toBeNull();
    expect(read({ ...TABLE, columns, rows: [] }).innerHTML).toBe('');
  });

  it('leaves out items that say nothing, and breaks lines where the text does', () => {
    const body = read(
      { kind: 'list', marks: 'numbers', items: ['One', ' ', 'Two'], style: BODY },
      { kind: 'paragraph', text: 'One\nTwo', style: BODY },
    );
    expect(told(body, 'ol > li')).toEqual(['li: One', 'li: Two']);
    expect(body.querySelector('p')?.innerHTML).toBe('One<br>Two');
  });

  it('links what is a place to go to, and nothing else', () => {
    const linked = (link: string): Block => ({
      kind: 'paragraph',
      text: [{ text: 'Go', link }],
      style: BODY,
    });
    const links = read(linked('mailto:a@b.example'), linked('javascript:alert(1)')).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['mailto:a@b.example']);
  });

  it('takes texts as text and drawings by their name', () => {
    const artwork = { layers: [{ d: 'M0 0h4v4z', fill: '#111111' }], viewBox: [0, 0, 40, 20] as const };
    const body = read(
      { kind: 'paragraph', text: '<img src=x onerror=alert(1)> & "more"', style: BODY },
      { kind: 'drawing', ...artwork, height: 10, alt: 'NOVA "logo"' },
    );
    expect(body.querySelector('img')).toBeNull();
    expect(body.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)> & "more"');
    expect(body.querySelector('svg')?.getAttribute('aria-label')).toBe('NOVA "logo"');
  });

  it('has each look once in its style sheet, and none in an attribute', () => {
    const paragraph: Block = { kind: 'paragraph', text: 'Words', style: BODY };
    const { markup, style } = written([paragraph, paragraph, { ...paragraph, style: SMALL }]);
    expect(style.match(/font-size/g)).toHaveLength(2);
    expect(markup.source).not.toContain('style=');
  });

  it('ends with what stands at the foot of its pages, without their numbers', () => {
    const footer = { start: 'DJ NOVA', end: 'Page {page}', style: SMALL };
    expect(written([], { footer }).markup.source).toContain('>DJ NOVA</p>');
    expect(written([], { footer }).markup.source).not.toContain('Page');
  });
});
