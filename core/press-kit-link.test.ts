import { expect, it } from 'vitest';
import { linkStateOf, withoutTokens } from './press-kit-link.ts';

it('a link is over once its last day is over everywhere, which is noon of the next one in UTC', () => {
  const stateAt = (now: string, revokedAt: string | null = null) =>
    linkStateOf({ expiresOn: '2026-11-25', revokedAt }, new Date(now));
  expect(stateAt('2026-11-26T11:59:59Z')).toBe('open');
  expect(stateAt('2026-11-26T12:00:00Z')).toBe('expired');
  expect(stateAt('2026-11-24T00:00:00Z', '2026-11-20T00:00:00Z')).toBe('revoked');
});

it('takes tokens out of addresses, wherever they stand', () => {
  const token = 'af'.repeat(16);
  expect(withoutTokens(`/epk/dj-nova/for/${token}`)).toBe('/epk/dj-nova/for/');
  expect(withoutTokens(`at https://x.test/EPK/Nova/for/${token}?a=1#b, /epk/n/for/${token}/`)).toBe(
    'at https://x.test/EPK/Nova/for/?a=1#b, /epk/n/for//',
  );
  expect(withoutTokens('/epk/dj-nova#book')).toBe('/epk/dj-nova#book');
});
