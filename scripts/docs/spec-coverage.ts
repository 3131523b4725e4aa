import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles.ts';

function checkProof(proof: string, root: string): string[] {
  const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const names = [...proof.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  if (files.length === 0) return ['is done, but names no test file'];
  const absent = files.filter((path) => !/\.(test|spec)\.tsx?$/.test(path) || !existsSync(join(root, path)));
  if (absent.length > 0) return absent.map((path) => `names ${path}, which is no test here`);
  const titles = new Set(files.flatMap((path) => testTitles(readFileSync(join(root, path), 'utf8'))));
  return names
    .filter((name) => !titles.has(name))
    .map((name) => `names the test "${name}", which is not in its file`);
}

interface CoverageRow {
  id: string;
  /** The id it should have by its place. */
  due: string;
  clause: string;
  status: string;
  proof: string;
}

function coverageRows(text: string): CoverageRow[] {
  const rows: CoverageRow[] = [];
  let section = '';
  let count = 0;
  for (const line of text.split('\n')) {
    const heading = /^## (\d+)\./.exec(line)?.[1];
    if (heading) [section, count] = [heading, 0];
    if (!/^\| *\d/.test(line)) continue;
    const [id = '', clause = '', status = '', proof = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    count++;
    rows.push({ id, due: `${section}.${count}`, clause, status, proof });
  }
  return rows;
}

/** Rows of the coverage table with a wrong status, a proof that is not there, or an id out of order. */
export function coverageProblems(text: string, root: string): string[] {
  const rows = coverageRows(text);
  if (rows.length === 0) return ['the coverage table has no rows'];
  return rows.flatMap(({ id, due, clause, status, proof }) => [
    ...(id === due ? [] : [`row ${id} stands where ${due} belongs`]),
    ...(clause ? [] : [`row ${id} has no clause`]),
    ...(status === 'done' || status === 'open' ? [] : [`row ${id} is neither done nor open`]),
    ...(status === 'done' ? checkProof(proof, root).map((problem) => `row ${id} ${problem}`) : []),
  ]);
}

/** How much of the specification is proven. */
export function coverage(text: string): { done: number; all: number } {
  const rows = coverageRows(text);
  return { done: rows.filter(({ status }) => status === 'done').length, all: rows.length };
}
