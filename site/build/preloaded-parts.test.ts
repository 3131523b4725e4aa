import { expect, it } from 'vitest';
import { fetchedWith } from './preloaded-parts.ts';

const NEEDS = ['_astro/react.aaaaaaaa.js', '_astro/GigPage.bbbbbbbb.js'];

it('a part that comes late is fetched together with what it needs', () => {
  for (const host of ['_astro/Dashboard.island.cccccccc.js', '_astro/ContractScreen.dddddddd.js'])
    expect(fetchedWith(NEEDS, host)).toEqual(NEEDS);
});

it('of the gig tracker the part alone is named', () => {
  for (const host of ['TrackerScreen', 'GigTracker.island', 'SampleTracker', 'tracker-call'])
    expect(fetchedWith(NEEDS, `_astro/${host}.cccccccc.js`)).toEqual([]);
});
