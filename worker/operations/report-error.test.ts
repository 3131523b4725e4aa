import { expect, it } from 'vitest';
import { withoutSecrets } from './report-error.ts';

it.each([
  ['Failed at https://x.test/forgot-password?token=secret', 'Failed at https://x.test/forgot-password'],
  ['at f (https://x.test/a.js?v=1#b:10:5)\nat g', 'at f (https://x.test/a.js:10:5)\nat g'],
  ['at https://x.test/p?token=secret:12:7', 'at https://x.test/p:12:7'],
  ['http://a.test/?a=1 and https://b.test/#c', 'http://a.test/ and https://b.test/'],
  [
    'at https://x.test/epk/nova/for/0123abcd:1:2 (/epk/nova/for/ff)',
    'at https://x.test/epk/nova/for/ (/epk/nova/for/',
  ],
  ['Is 1 ? 2 : 3, https://x.test/a.js:1:2', 'Is 1 ? 2 : 3, https://x.test/a.js:1:2'],
])('keeps no query of an address, and no token of a link: %j', (text, kept) => {
  expect(withoutSecrets(text)).toBe(kept);
});
