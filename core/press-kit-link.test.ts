import { expect, it } from 'vitest';
import { linkStateOf } from './press-kit-link.ts';

it('a link is over once its last day is over everywhere, which is noon of the next one in UTC', () => {
  const stateAt = (now: string, revokedAt: string | null = null) =>
    linkStateOf({ expiresOn: '2026-11-25', revokedAt }, new Date(now));
  expect(stateAt('2026-11-26T11:59:59Z')).toBe('open');
  expect(stateAt('2026-11-26T12:00:00Z')).toBe('expired');
  expect(stateAt('2026-11-24T00:00:00Z', '2026-11-20T00:00:00Z')).toBe('revoked');
});
