import { endpoint } from '../endpoint.ts';
import { statsSchema } from '../stats-schema.ts';
import { userSchema } from '../user.ts';
import { done } from './parts.ts';

/** Who is signed in, and how busy they were. spec §7 */
export const userApi = {
  currentUser: endpoint({ method: 'GET', path: '/api/auth/user', auth: 'user', reply: userSchema }),
  stats: endpoint({ method: 'GET', path: '/api/user/stats', auth: 'user', reply: statsSchema }),
  /** Counts today (UTC) as a day with a visit, and moves the end of a session that is to be remembered. */
  visit: endpoint({ method: 'POST', path: '/api/user/visit', auth: 'user', limit: 'writes', reply: done }),
} as const;
