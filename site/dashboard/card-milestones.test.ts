import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journeyOf, MILESTONE_KEYS, type MilestoneKey } from '#core/journey.ts';
import { CARD_MILESTONES, cardMilestones, PLACEHOLDER_MILESTONES } from './card-milestones.ts';

const DAY = new Date('2026-11-19T12:00:00Z');
const withReached = (...keys: MilestoneKey[]) =>
  journeyOf(Object.fromEntries(keys.map((key) => [key, DAY]))).milestones;
const titles = (milestones: readonly { title: string }[]) => milestones.map(({ title }) => title);

describe('the milestones of the journey card', () => {
  it('of a new account are the first four', () => {
    expect(titles(cardMilestones(withReached()))).toEqual([
      'Welcome',
      'Create First Logo',
      'Generate Voice Drop',
      'Build Press Kit',
    ]);
  });

  it('are three that were reached and the next one, once there are three', () => {
    const reached = withReached('onboardingCompleted', 'firstLogoGenerated', 'firstVoiceTagGenerated');
    expect(titles(cardMilestones(reached)).at(-1)).toBe('Build Press Kit');
    const most = withReached(...MILESTONE_KEYS.filter((key) => key !== 'firstLogoGenerated'));
    expect(titles(cardMilestones(most))).toEqual([
      'Write First Contract',
      'Track First Gig',
      'Complete Your Profile',
      'Create First Logo',
    ]);
  });

  it('are four of the journey, each once, the reached before the open, the next one among them', () => {
    fc.assert(
      fc.property(fc.subarray([...MILESTONE_KEYS]), (keys) => {
        const all = withReached(...keys);
        const shown = cardMilestones(all);
        expect(new Set(shown).size).toBe(CARD_MILESTONES);
        expect(shown.every((milestone) => all.includes(milestone))).toBe(true);
        expect(shown).toEqual(shown.toSorted((a, b) => Number(b.completed) - Number(a.completed)));
        const next = all.find(({ completed }) => !completed);
        if (next) expect(shown).toContain(next);
      }),
    );
  });

  it('of a journey that did not load are Welcome, Create First Logo, Generate Voice Drop, Build Press Kit', () => {
    expect(titles(PLACEHOLDER_MILESTONES)).toEqual([
      'Welcome',
      'Create First Logo',
      'Generate Voice Drop',
      'Build Press Kit',
    ]);
    expect(PLACEHOLDER_MILESTONES.some(({ completed }) => completed)).toBe(false);
    expect(cardMilestones(PLACEHOLDER_MILESTONES)).toEqual(PLACEHOLDER_MILESTONES);
  });
});
