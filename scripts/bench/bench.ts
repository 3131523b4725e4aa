/**
 * Measures what people wait for, as ratios against a named baseline in the same run: `npm run bench`. Milliseconds
 * depend on the machine and on what else it does; ratios travel.
 */
import { logoBench } from './logo-bench.ts';
import { bestOf, clipperBaseline } from './timing.ts';

const baseline = bestOf(9, clipperBaseline);
console.log(`Baseline: union of 400 circles by clipper2-ts, best of 9: ${baseline.toFixed(1)} ms\n`);
for (const { name, ms } of logoBench())
  console.log(`${(ms / baseline).toFixed(2).padStart(8)} ×  ${ms.toFixed(0).padStart(6)} ms  ${name}`);
