import { expect, it } from 'vitest';
import { BLANK_DRAFT } from './brief-draft.ts';
import { nextBrief } from './use-next-brief.ts';

const NOVA = { ...BLANK_DRAFT, name: 'DJ NOVA', seed: 5 };

it('draws the brief as it is while nothing is open', () => {
  expect(nextBrief(NOVA, null)).toEqual({ next: NOVA, isMore: false, isDrawn: false });
});

it('goes on with a seed that was not looked at where the brief is drawn already', () => {
  const draft = { ...NOVA, tried: [5, 6] };
  const { next, isMore, isDrawn } = nextBrief(draft, NOVA);
  expect([next.seed, isMore, isDrawn]).toEqual([7, true, true]);
});

it('draws the seed that was chosen, and other words as they are', () => {
  expect(nextBrief({ ...NOVA, seed: 9 }, NOVA)).toMatchObject({
    next: { seed: 9 },
    isMore: true,
    isDrawn: false,
  });
  expect(nextBrief({ ...NOVA, mood: 'dark' }, NOVA)).toMatchObject({ next: { seed: 5 }, isMore: false });
});
