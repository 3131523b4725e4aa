import { expect, it } from 'vitest';
import { eventsSchema } from '#core/events-schema.ts';
import type { User } from '#core/user.ts';
import { accessFacts } from './dashboard-access.ts';

const MARA: User = {
  id: 'usr_1',
  firstName: 'Mara',
  email: 'mara@example.com',
  emailVerified: true,
  profileImageUrl: null,
  subscriptionStatus: 'trial',
  role: 'user',
  hasProTrial: true,
  trialEndsAt: null,
  careerStage: null,
  totalGenerationsCount: 12,
  toolsUsed: ['logo-generator', 'voice-tag'],
  earnedBadges: [],
  loginStreak: 1,
  deletesAt: null,
};

it('dashboard_access has user id, subscription status, career stage, generation count and tools count, and no more', () => {
  const props = accessFacts(MARA);
  expect(props).toEqual({
    userId: 'usr_1',
    subscriptionStatus: 'trial',
    careerStage: null,
    generationCount: 12,
    toolsCount: 2,
  });
  const event = { name: 'dashboard_access', path: '/dashboard', at: '2026-11-19T22:41:00Z', props };
  expect(eventsSchema.safeParse({ events: [event] }).success).toBe(true);
});
