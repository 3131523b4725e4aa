import { PLAIN_BRANDING } from '#core/branding.ts';
import { layOut } from '#core/paper/lay-out.ts';
import { neededFiles } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { CLAUSE_IDS } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { contractSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { contractPaper } from '#core/tools/contract-generator/paper/contract-paper.ts';
import { groundOf } from '#core/tools/contract-generator/paper/styles.ts';
import { readLogoFonts } from '../logo-fonts.ts';
import { shapeWords } from './shape-words.ts';

const ROUNDS = 9;

/** With every clause of the library, and some of its user: six pages. */
const CONTRACT = contractSchema.parse({
  event: 'festival',
  artist: { stageName: 'DJ NOVA', name: 'Mara Novak', address: 'Weserstraße 40, 12045 Berlin' },
  client: { name: 'Festival Société Lumière SAS', address: '12 quai de Saône, 69002 Lyon' },
  show: { name: 'Nuits Électriques', venue: 'Les Subsistances', setting: 'outdoor' },
  nights: ['2026-12-12'],
  times: { loadIn: '19:00', soundCheck: '20:00', start: '22:00', end: '00:00' },
  deal: { kind: 'versus', fee: 280_000, percent: 65, costs: 50_000 },
  clauses: Object.fromEntries(CLAUSE_IDS.map((id) => [id, true])),
  rider: Array.from({ length: 12 }, (_, at) => ({
    what: `Part ${at}`,
    need: 'CDJ-3000',
    or: 'CDJ-2000NXS2',
  })),
  ownClauses: Array.from({ length: 8 }, (_, at) => ({
    title: `Own clause ${at}`,
    text: 'The Client keeps the booth free of drinks, flowers and people who know the Artist.\n'.repeat(3),
  })),
});

/** Milliseconds for a contract to be laid out and written as PDF: the first time, and the best of nine after that. */
export async function contractBench(): Promise<{ baseline: number; rows: { name: string; ms: number }[] }> {
  const parts = { ground: groundOf(PLAIN_BRANDING), logoOn: () => null, madeAt: new Date(0) };
  const files = readLogoFonts(neededFiles(contractPaper({ contract: CONTRACT, ...parts })));
  let pages = 0;
  const times: number[] = [];
  const baselines: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    // Another name each time, so that no line is remembered whole.
    const contract = { ...CONTRACT, show: { ...CONTRACT.show, name: `Night ${round}` } };
    const paper = contractPaper({ contract, ...parts });
    const laidOut = layOut(paper, files);
    await writePdf(paper, laidOut, files);
    times.push(performance.now() - began);
    pages = laidOut.pages.length;
    const shaped = performance.now();
    shapeWords(files, round);
    baselines.push(performance.now() - shaped);
  }
  const [cold = 0, ...warm] = times;
  return {
    baseline: Math.min(...baselines),
    rows: [
      { name: `${pages} pages as PDF, the first time`, ms: cold },
      { name: `${pages} pages as PDF`, ms: Math.min(...warm) },
    ],
  };
}
