import { endpoint } from '../endpoint.ts';
import { profileChangeSchema, profileSchema } from '../profile-schema.ts';

/** Who the account is on stage. */
export const profileApi = {
  profile: endpoint({ method: 'GET', path: '/api/profile', auth: 'user', reply: profileSchema }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/profile',
    auth: 'user',
    limit: 'writes',
    body: profileChangeSchema,
    reply: profileSchema,
  }),
} as const;
