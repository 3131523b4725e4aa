import { expect, it } from 'vitest';
import type { Session } from '#site/lib/session.store.ts';
import { isWithoutPro, isWithPro } from './session-pro.ts';

type User = Extract<Session, { status: 'user' }>['user'];
const account = (parts: Partial<User>): Session => ({
  status: 'user',
  user: { role: 'user', ...parts } as User,
});
const told = (session: Session) => [isWithPro(session), isWithoutPro(session)];

it('goes by what the server says, whatever the clock of the device', () => {
  const trialEndsAt = '2000-01-01T00:00:00Z';
  expect(told(account({ subscriptionStatus: 'trial', trialEndsAt }))).toEqual([true, false]);
  expect(told(account({ subscriptionStatus: 'active' }))).toEqual([true, false]);
  expect(told(account({ subscriptionStatus: 'free', role: 'admin' }))).toEqual([true, false]);
  const ahead = { hasProTrial: true, trialEndsAt: '2999-01-01T00:00:00Z' };
  expect(told(account({ subscriptionStatus: 'free', ...ahead }))).toEqual([false, true]);
  expect(told({ status: 'visitor' })).toEqual([false, true]);
});

it.each(['loading', 'unreachable'] as const)('claims nothing while the session is %s', (status) => {
  expect(told({ status })).toEqual([false, false]);
});
