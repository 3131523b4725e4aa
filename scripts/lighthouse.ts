/**
 * Asks Lighthouse about the public pages of a running product, as a phone: `npm start`, then `npm run lighthouse` in another
 * terminal (an address of its own comes as an argument, and pages of one's own after it). Each page is measured three times;
 * the median counts. Lighthouse is
 * fetched when it is first asked for: it is three times as large as everything that builds the site.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from './local/chromium.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['/', '/pricing', '/blog', '/blog/the-fee-is-in-the-second-mail', '/faq'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
const MOST_OUTPUT = 64 * 1024 * 1024;

type Scores = Record<(typeof CATEGORIES)[number], number>;
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; score: number | null; title: string; displayValue?: string; scoreDisplayMode: string }
  >;
}

const run = promisify(execFile);
const [base = 'http://localhost:8787', ...pages] = process.argv.slice(2);
const CHROME_PATH = await chromiumPath();

async function measure(path: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      ...[
        '--yes',
        LIGHTHOUSE,
        base + path,
        '--output=json',
        '--quiet',
        `--only-categories=${CATEGORIES.join(',')}`,
      ],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH }, maxBuffer: MOST_OUTPUT },
  );
  return JSON.parse(stdout);
}

const scoresOf = ({ categories }: Report) =>
  Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))]),
  ) as Scores;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The audits that cost a page points, each with what it found. */
const faultsOf = ({ audits }: Report) =>
  Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));

let isBelow = false;
const table: Record<string, Scores> = {};
for (const path of pages.length > 0 ? pages : PAGES) {
  const reports: Report[] = [];
  for (let at = 0; at < RUNS; at += 1) reports.push(await measure(path));
  const scores = reports.map(scoresOf);
  const medians = Object.fromEntries(
    CATEGORIES.map((name) => [name, median(scores.map((score) => score[name]))]),
  ) as Scores;
  table[path] = medians;
  if (Object.values(medians).some((score) => score < 100)) {
    isBelow = true;
    console.log(`${path}: ${[...new Set(reports.flatMap(faultsOf))].join(', ')}`);
  }
}
console.table(table);
process.exitCode = isBelow ? 1 : 0;
