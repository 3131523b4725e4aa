import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOUR_STEPS, type TourFacts, tourStep, tourVerdict } from './tour-rules.ts';
import { TOUR_WORDS } from './tour-words.ts';

const facts = (more: Partial<TourFacts>): TourFacts => ({
  who: 'user',
  isAskedFor: false,
  isCompletedHere: false,
  onboardingCompleted: false,
  ...more,
});

describe('whether the tour opens', () => {
  it.each([
    ['waits while nobody knows who is here', { who: 'loading', isAskedFor: true }, 'wait'],
    ['waits while Deckhand does not answer', { who: 'unreachable', isAskedFor: true }, 'wait'],
    ['waits for the journey of an account', { onboardingCompleted: undefined }, 'wait'],
    ['shows to an account that has not completed it', {}, 'show'],
    [
      'hides, and is remembered, where the journey has it completed',
      { onboardingCompleted: true },
      'remember',
    ],
    ['hides where this browser has it completed', { isCompletedHere: true }, 'hide'],
    [
      'hides where this browser has it completed before the journey is there',
      { isCompletedHere: true, onboardingCompleted: undefined },
      'hide',
    ],
    ['shows to a visitor', { who: 'visitor', onboardingCompleted: undefined }, 'show'],
    ['hides from a visitor whose flag is true', { who: 'visitor', isCompletedHere: true }, 'hide'],
    ['reopens when it is asked for', { isCompletedHere: true, isAskedFor: true }, 'asked'],
  ] as const)('%s', (_, more, verdict) => {
    expect(tourVerdict(facts(more))).toBe(verdict);
  });
});

it('step moves stay between 1 and 5', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(-1, 1)), (moves) => {
      let step = 1;
      for (const by of moves) {
        const before = step;
        step = tourStep(step + by);
        expect([1, 2, 3, 4, 5]).toContain(step);
        expect(Math.abs(step - before)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('there are five steps: Welcome, Logo Generator, Voice Drops, Press Kits, Ready to Start', () => {
  expect(TOUR_WORDS.map(({ title }) => title)).toEqual([
    ...['Welcome', 'Logo Generator', 'Voice Drops', 'Press Kits', 'Ready to Start'],
  ]);
  expect(TOUR_WORDS).toHaveLength(TOUR_STEPS);
  for (const { link } of TOUR_WORDS) expect(link.href).toMatch(/^\/[a-z-]+$/);
});
