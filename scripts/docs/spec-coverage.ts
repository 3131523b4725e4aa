import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectsOf } from '../test/projects.ts';
import { testTitles } from './test-titles.ts';

/** So many clauses has the specification, and each has its row. */
const CLAUSES = 427;

const HEADER = 'id clause status proof';

/** What a proof is made of: a file in backticks, or a title in quotes. */
const PART = /`([^`]+)`|"([^"]+)"/g;

function proofIn(path: string, titles: readonly string[], root: string): string[] {
  if (projectsOf(path).length === 0) return [`names ${path}, which no project of vitest takes`];
  if (!existsSync(join(root, path))) return [`names ${path}, which is not there`];
  if (titles.length === 0) return [`names ${path}, but no test in it`];
  const written = testTitles(readFileSync(join(root, path), 'utf8'));
  return titles.flatMap((title) => {
    const found = written.filter(({ text }) => text === title);
    if (found.length === 0) return [`names the test "${title}", which is not in ${path}`];
    return found.some(({ runs }) => runs)
      ? []
      : [`names the test "${title}", which is left out or meant to fail in ${path}`];
  });
}

function checkProof(proof: string, root: string): string[] {
  const files: { path: string; titles: string[] }[] = [];
  for (const [, path, title = ''] of proof.matchAll(PART)) {
    if (path) files.push({ path, titles: [] });
    else files.at(-1)?.titles.push(title);
  }
  if (files.length === 0) return ['is done, but names no test file'];
  const isPlain = proof.startsWith('`') && /^[, ]*$/.test(proof.replace(PART, ''));
  return [
    ...(isPlain ? [] : ['holds more than files in backticks, each with its titles in quotes after it']),
    ...files.flatMap(({ path, titles }) => proofIn(path, titles, root)),
  ];
}

interface CoverageRow {
  /** The id it should have by its place. */
  due: string;
  /** Id, clause, status and proof, where it is a proper row. */
  cells: string[];
}

function coverageRows(text: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let section = '';
  let count = 0;
  for (const line of text.split('\n')) {
    const heading = /^## (\d+)\./.exec(line)?.[1];
    if (heading) [section, count] = [heading, 0];
    if (!line.includes('|')) continue;
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    if (cells.join(' ') === HEADER || cells.every((cell) => /^-+$/.test(cell))) continue;
    count++;
    rows.push({ due: `${section}.${count}`, cells });
  }
  return rows;
}

function rowProblems({ due, cells }: CoverageRow, root: string): string[] {
  const [id = '', clause, status, proof = ''] = cells;
  if (cells.length !== 4) return [`has ${cells.length} cells, not four`];
  if (!/^\d+\.\d+$/.test(id)) return ['has an id that is not two numbers with a dot between them'];
  return [
    ...(id === due ? [] : [`stands where ${due} belongs`]),
    ...(clause ? [] : ['has no clause']),
    ...(status === 'done' || status === 'open' ? [] : ['is neither done nor open']),
    ...(status === 'done' ? checkProof(proof, root) : []),
  ];
}

/** What is wrong with the coverage table: rows that are lost, malformed or out of order, and proofs that are none. */
export function coverageProblems(text: string, root: string, clauses: number = CLAUSES): string[] {
  const rows = coverageRows(text);
  return [
    ...(rows.length === clauses ? [] : [`the coverage table has ${rows.length} rows, not ${clauses}`]),
    ...rows.flatMap((row) => rowProblems(row, root).map((problem) => `row ${row.cells[0]} ${problem}`)),
  ];
}

/** How much of the specification is proven. */
export function coverage(text: string): { done: number; all: number } {
  const rows = coverageRows(text);
  return { done: rows.filter(({ cells }) => cells[2] === 'done').length, all: rows.length };
}
