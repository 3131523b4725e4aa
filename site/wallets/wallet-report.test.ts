import { expect, it } from 'vitest';
import { reportText } from './wallet-report.ts';

it('a report says where, with what and when, and then every row', () => {
  const text = reportText(
    {
      ...{
        protocol: 'http:',
        host: 'localhost:8787',
        isFramed: false,
        isAllowed: true,
        domainFile: 'missing',
      },
      ...{ apple: null, hasPaymentRequest: false, canRequestApple: null, canRequestCard: null },
    },
    { browser: 'Firefox 150', now: new Date('2026-11-28T15:03:59Z') },
  );
  expect(text.split('\n').slice(0, 12)).toEqual([
    'Wallet check',
    '',
    'Address: http://localhost:8787',
    'Browser: Firefox 150',
    'Checked: 2026-11-28 15:03 UTC',
    '',
    "Apple Pay doesn't work here. This browser has no Apple Pay of its own. Open this page in Safari on an iPhone, iPad or Mac.",
    '',
    'Apple Pay',
    '  [Not here] This browser: This browser has no Apple Pay of its own. Open this page in Safari on an iPhone, iPad or Mac.',
    '  [Not here] This device: Only a browser with Apple Pay can ask the device.',
    expect.stringContaining("  [Not here] Domain file: There's no file at /.well-known/"),
  ]);
  expect(text.match(/^ {2}\[/gm)).toHaveLength(11);
  expect(text).toContain('  [Works here] May take payments: The page is allowed to use payments.');
});
