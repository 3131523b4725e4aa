import { PLAIN_BRANDING } from '#core/branding.ts';
import type { Block, Table } from '#core/paper/blocks.ts';
import { plainText } from '#core/paper/set-text.ts';
import { isSameText, type ProposedChange } from '#core/signing/proposal.ts';
import { clausesOf, type NumberedClauses, printedParagraphs } from '../clauses/clauses-of.ts';
import { placeholdersIn } from '../clauses/fill-text.ts';
import type { Contract } from '../contract.ts';
import type { Figures } from '../figures.ts';
import { contractPaper } from '../paper/contract-paper.ts';
import { groundOf } from '../paper/styles.ts';
import { isInTables } from './stated-figures.ts';
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

interface ComparedClause {
  number: number;
  title: string;
  /** With placeholders, and what these stand for. */
  paragraphs: readonly string[];
  figures: Figures;
  text: string[];
}

/** Clauses by what they are: of the library by their id, own ones by their title and how often that came before. */
function clausesByKey({ clauses, figures }: NumberedClauses) {
  const byKey = new Map<string, ComparedClause>();
  for (const clause of clauses) {
    let key = clause.id ?? `own ${clause.title}`;
    while (byKey.has(key)) key += ' ';
    const { number, title, paragraphs } = clause;
    byKey.set(key, { number, title, paragraphs, figures, text: printedParagraphs(clause, figures) });
  }
  return byKey;
}

/**
 * Whether a clause says the same but for what is told elsewhere: a figure of the tables, or the number that another clause has
 * now.
 */
function saysTheSame(old: ComparedClause, fresh: ComparedClause): boolean {
  if (isSameText(old.text, fresh.text)) return true;
  if (!isSameText(old.paragraphs, fresh.paragraphs)) return false;
  return fresh.paragraphs
    .flatMap(placeholdersIn)
    .filter((name) => old.figures.get(name) !== fresh.figures.get(name))
    .every((name) => isInTables(name) || name.startsWith('clause.'));
}

function clauseChanges(before: Contract, after: Contract): ClauseChange[] {
  const [was, is] = [clausesByKey(clausesOf(before)), clausesByKey(clausesOf(after))];
  const gone = [...was].filter(([key]) => !is.has(key));
  const changed = [...is].flatMap(([key, fresh]): ClauseChange[] => {
    const old = was.get(key);
    const { number, title, text } = fresh;
    return old && saysTheSame(old, fresh) ? [] : [{ number, title, before: old?.text ?? null, after: text }];
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
 */
export function sideChanges(contract: Contract, changes: readonly ProposedChange[]): string[] {
  const changed = withChanges(contract, changes);
  if (!changed) return [];
  const { facts, clauses } = changesBetween(contract, changed);
  const others = clauses.filter(({ title }) => !changes.some((each) => each.title === title));
  return [
    ...facts.map(({ name }) => name),
    ...others.map(({ number, title }) => `clause ${number}, ${title}`),
  ];
}
