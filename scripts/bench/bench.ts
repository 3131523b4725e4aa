/**
 * Measures what people wait for, as ratios against a named baseline in the same run: `npm run bench`, after
 * `npm run build:test`. Milliseconds depend on the machine and on what else it does; ratios travel.
 */
import { contractBench } from './contract-bench.ts';
import { gigsBench } from './gigs-bench.ts';
import { homeBench } from './home-bench.ts';
import { logoBench } from './logo-bench.ts';
import { pressKitBench } from './press-kit-bench.ts';
import { bestOf, clipperBaseline } from './timing.ts';
import { voiceBench } from './voice-bench.ts';

function show(baseline: number, rows: readonly { name: string; ms: number }[]): void {
  for (const { name, ms } of rows)
    console.log(`${(ms / baseline).toFixed(2).padStart(8)} ×  ${ms.toFixed(0).padStart(6)} ms  ${name}`);
}

const clipper = bestOf(9, clipperBaseline);
console.log(`Logos. Baseline: union of 400 circles by clipper2-ts, best of 9: ${clipper.toFixed(1)} ms\n`);
show(clipper, logoBench());

const { baseline, rows } = await voiceBench();
console.log(`\nDrops. Baseline: the browser convolves 2 s of noise, best of 7: ${baseline.toFixed(1)} ms\n`);
show(baseline, rows);

const kit = await pressKitBench();
console.log(`\nPress kit. Baseline: fontkit shapes 2,000 words, best of 9: ${kit.baseline.toFixed(1)} ms\n`);
show(kit.baseline, kit.rows);

const contract = await contractBench();
console.log(
  `\nContract. Baseline: fontkit shapes 2,000 words, best of 10: ${contract.baseline.toFixed(1)} ms\n`,
);
show(contract.baseline, contract.rows);

const showGrowth = (rows: readonly { name: string; small: number; large: number }[]): void => {
  for (const { name, small, large } of rows)
    console.log(
      `${(large / small).toFixed(2).padStart(8)} ×  ${small.toFixed(1)} ms → ${large.toFixed(1)} ms  ${name}`,
    );
};

console.log(
  '\nHome. Baseline of each row: the same request of an account with 10 artefacts and 10 activities',
);
console.log('against one with 10,000 of each, best of 60 in turns\n');
showGrowth(await homeBench());

console.log('\nGigs. Baseline of each row: the same request of an account with 100 gigs');
console.log('against one with 10,000, best of 60 in turns\n');
showGrowth(await gigsBench());
