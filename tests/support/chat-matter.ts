import type { Matter } from '#worker/chat/answer.ts';
import { TRACKER } from './gigs.ts';
import { PLACES } from './places.ts';

const NOW = new Date('2026-11-21T22:30:00Z');

/** What the assistant looks at: an account on the free plan that has made nothing yet and has no gigs. */
export const chatMatter = (change: Partial<Matter> = {}): Matter => ({
  question: '',
  before: [],
  now: NOW,
  handbook: null,
  account: {
    id: 'usr_1',
    firstName: 'Mara',
    email: 'mara@example.com',
    emailVerified: true,
    profileImageUrl: null,
    subscriptionStatus: 'free',
    hasProTrial: false,
    trialEndsAt: null,
    careerStage: null,
    role: 'user',
    deletesAt: null,
  },
  credits: {
    balance: 17,
    plan: 'free',
    dailyLimit: 3,
    dailyUsed: 2,
    resetsAt: '2026-11-22T00:00:00.000Z',
    costs: {},
  },
  facts: {
    payments: [],
    made: [],
    newest: [],
    reached: { onboardingCompleted: NOW },
    profile: { artistName: '', city: '', genres: [], bioFacts: [] },
    kit: null,
    contract: null,
  },
  gigs: {
    gigs: [],
    isUnpaidCut: false,
    known: { from: '2026-10-01', to: '2027-11-30' },
    tracker: TRACKER,
    places: PLACES,
  },
  ...change,
});
