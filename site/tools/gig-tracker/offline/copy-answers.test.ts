import { expect, it } from 'vitest';
import type { GigContract } from '#core/gigs/gig-terms-schema.ts';
import { aGig } from '../../../../tests/support/gigs.ts';
import { answersOf } from './copy-answers.ts';

const CONTRACT: GigContract = {
  ...{ id: `drf_${'a'.repeat(22)}`, title: 'Lyon', isMade: true, state: 'signed' },
  ...{ since: '2026-11-03T12:00:00.000Z', terms: null },
};
const gig = aGig({ contract: CONTRACT.id });
const answer = async (contract?: GigContract | null) => {
  const answers = answersOf({
    gigs: async () => [{ stored: gig, shown: gig }],
    ofGig: async () => ({ files: [], timeline: [], ...(contract !== undefined && { contract }) }),
    book: async () => [],
    settings: async () => undefined,
  });
  return (await answers.gig?.({ params: { id: gig.id } }))?.contract;
};

it('a copy tells of a gig the contract that it was told, and none where it was told of none', async () => {
  expect(await answer(CONTRACT)).toEqual(CONTRACT);
  expect(await answer(null)).toBeNull();
  expect(await answer()).toBeNull();
});
