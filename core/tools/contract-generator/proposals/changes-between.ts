import { PLAIN_BRANDING } from '#core/branding.ts';
import type { Block, Table } from '#core/paper/blocks.ts';
import { plainText } from '#core/paper/set-text.ts';
import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf, type NumberedClauses, printedParagraphs } from '../clauses/clauses-of.ts';
import type { Contract } from '../contract.ts';
import { contractPaper } from '../paper/contract-paper.ts';
import { groundOf } from '../paper/styles.ts';
import { withChanges } from './with-changes.ts';

/** What is stated beside the clauses, such as `Set time`. */
interface FactChange {
  name: string;
  /** Null where one of the two does not say it. */
  before: string | null;
  after: string | null;
}

export interface ClauseChange {
  /** In the newer contract; null where that has no such clause. */
  number: number | null;
  title: string;
  before: readonly string[] | null;
  after: readonly string[] | null;
}

export interface ContractChanges {
  facts: readonly FactChange[];
  clauses: readonly ClauseChange[];
}

/** What is named, and each cell, line or item that says it. */
type Fact = readonly [name: string, values: readonly string[]];

/** Cells that name something, and those that follow each. */
function factsOfTable({ columns, rows }: Table): Fact[] {
  const facts: { name: string; values: string[] }[] = [];
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) {
      const text = plainText(cell);
      if (columns[index]?.isRowHead) facts.push({ name: text, values: [] });
      else facts.at(-1)?.values.push(text);
    }
  return facts.flatMap(({ name, values }) => (name ? [[name, values] as const] : []));
}

/** A column of paragraphs, of which the first names it. */
function factOfColumn(blocks: readonly Block[]): Fact[] {
  const [name, ...lines] = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [plainText(block.text)] : [],
  );
  return name ? [[name, lines]] : [];
}

/** What sections of a document state in tables, in columns and in lists. */
function factsOf(blocks: readonly Block[], heading = ''): Fact[] {
  let title = heading;
  return blocks.flatMap((block): Fact[] => {
    if (block.kind === 'heading') title = plainText(block.text);
    switch (block.kind) {
      case 'table':
        return factsOfTable(block);
      case 'columns':
        return block.columns.flatMap((column) => factOfColumn(column.blocks));
      case 'list':
        return [[title, block.items.map(plainText)]];
      case 'section':
      case 'together':
        return factsOf(block.blocks, title);
      default:
        return [];
    }
  });
}

/** Looks are no part of what is said. */
const GROUND = groundOf(PLAIN_BRANDING);

/** Sections that state what is not in a clause. */
const STATED = ['Parties', 'Event', 'Fee', 'Schedules'];

/** What is stated, by its name; of names that come twice, the second is told from the first. */
function statedIn(contract: Contract): Map<string, Fact> {
  const { reference } = contract;
  const paper = contractPaper({ contract, ground: GROUND, logoOn: () => null, madeAt: new Date(0) });
  const sections = paper.blocks.filter((block) => block.kind === 'section' && STATED.includes(block.title));
  const facts: Fact[] = [...(reference ? [['Reference', [reference]] as const] : []), ...factsOf(sections)];
  const stated = new Map<string, Fact>();
  for (const fact of facts) {
    let [key] = fact;
    while (stated.has(key)) key += ' ';
    stated.set(key, fact);
  }
  return stated;
}

const words = (fact: Fact | undefined): string | null => fact?.[1].filter(Boolean).join(', ') ?? null;

function factChanges(before: Contract, after: Contract): FactChange[] {
  const [was, is] = [statedIn(before), statedIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, fresh] = [was.get(key), is.get(key)];
    if (isSameText(old?.[1] ?? null, fresh?.[1] ?? null)) return [];
    const [name = ''] = fresh ?? old ?? [];
    return [{ name, before: words(old), after: words(fresh) }];
  });
}

/** Clauses by what they are: of the library by their id, own ones by their title and how often that came before. */
function clausesByKey({ clauses, figures }: NumberedClauses) {
  const byKey = new Map<string, { number: number; title: string; text: string[] }>();
  for (const clause of clauses) {
    let key = clause.id ?? `own ${clause.title}`;
    while (byKey.has(key)) key += ' ';
    byKey.set(key, { number: clause.number, title: clause.title, text: printedParagraphs(clause, figures) });
  }
  return byKey;
}

function clauseChanges(before: Contract, after: Contract): ClauseChange[] {
  const [was, is] = [clausesByKey(clausesOf(before)), clausesByKey(clausesOf(after))];
  const gone = [...was].filter(([key]) => !is.has(key));
  const changed = [...is].flatMap(([key, { number, title, text }]): ClauseChange[] => {
    const old = was.get(key);
    return old && isSameText(old.text, text)
      ? []
      : [{ number, title, before: old?.text ?? null, after: text }];
  });
  return [
    ...changed,
    ...gone.map(([, { title, text }]) => ({ number: null, title, before: text, after: null })),
  ];
}

/** What is not the same in two versions of a contract, as their documents say it. */
export const changesBetween = (before: Contract, after: Contract): ContractChanges => ({
  facts: factChanges(before, after),
  clauses: clauseChanges(before, after),
});

/**
 * What changes of some clauses change beside them, by name: a clause that goes may take a payment or a schedule with it.
 * Numbers of other clauses are no change of theirs.
 */
export function sideChanges(contract: Contract, changes: readonly ProposedChange[]): string[] {
  const changed = withChanges(contract, changes);
  if (!changed) return [];
  const { facts, clauses } = changesBetween(contract, changed);
  const wordsOf = (text: readonly string[] | null): string =>
    (text ?? []).join(' ').replaceAll(/\bclauses? [\d, and]+/g, '');
  const others = clauses.filter(
    ({ title, before, after }) =>
      wordsOf(before) !== wordsOf(after) && !changes.some((each) => each.title === title),
  );
  return [
    ...facts.map(({ name }) => name),
    ...others.map(({ number, title }) => `clause ${number}, ${title}`),
  ];
}
