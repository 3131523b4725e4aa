import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO } from './demo-numbers.ts';

it('the sample numbers are 47 creations, 23 credits used, 8 of 12 milestones, 67 percent, 3 gigs', () => {
  expect(DEMO).toEqual({ creations: 47, creditsUsed: 23, reached: 8, milestones: 12, percent: 67, gigs: 3 });
  expect(Math.round((DEMO.reached / DEMO.milestones) * 100)).toBe(DEMO.percent);
});

it('the tile of the gig tracker says as many gigs', () => {
  expect(readFileSync('content/tools/gig-tracker.yaml', 'utf8')).toContain(
    `sample: { line: ${DEMO.gigs} gigs }`,
  );
});
