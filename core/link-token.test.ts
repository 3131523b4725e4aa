import { expect, it } from 'vitest';
import { withoutTokens } from './link-token.ts';

it('takes tokens out of addresses, wherever they stand', () => {
  const token = 'af'.repeat(16);
  expect(withoutTokens(`/epk/dj-nova/for/${token}`)).toBe('/epk/dj-nova/for/');
  expect(withoutTokens(`at https://x.test/EPK/Nova/for/${token}?a=1#b, /epk/n/for/${token}/`)).toBe(
    'at https://x.test/EPK/Nova/for/?a=1#b, /epk/n/for//',
  );
  expect(withoutTokens(`/sign/${token}`)).toBe('/sign/');
  expect(withoutTokens(`PUT /api/signing/${token}/signer`)).toBe('PUT /api/signing//signer');
  expect(withoutTokens(`webcal://x.test/api/calendar/${'k2'.repeat(11)}-${token}.ics failed`)).toBe(
    'webcal://x.test/api/calendar/ failed',
  );
  expect(withoutTokens('/epk/dj-nova#book')).toBe('/epk/dj-nova#book');
});
