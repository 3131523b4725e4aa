import { endpoint } from '../endpoint.ts';
import { journeySchema } from '../journey-schema.ts';

/** How far the account has come. spec §7 */
export const journeyApi = {
  journey: endpoint({ method: 'GET', path: '/api/user/journey', auth: 'user', reply: journeySchema }),
  /** The one milestone that is told and not found in facts: the tour was finished or skipped. */
  completeOnboarding: endpoint({
    method: 'POST',
    path: '/api/user/journey/onboardingCompleted',
    auth: 'user',
    limit: 'writes',
    reply: journeySchema,
  }),
} as const;
