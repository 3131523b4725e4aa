import { describe, expect, it } from 'vitest';
import type { WalletFacts } from './wallet-facts.ts';
import { findingsOf, summaryOf, WALLET_GROUPS, type WalletRow } from './wallet-rows.ts';

/** Safari on a phone that can pay. */
const SAFARI: WalletFacts = {
  ...{ protocol: 'https:', host: 'deckhand.example', isFramed: false, isAllowed: null, domainFile: 'there' },
  apple: { canPay: true, version: 14 },
  ...{ hasPaymentRequest: true, canRequestApple: true, canRequestCard: false },
};
/** Chrome on a desk. */
const CHROME: WalletFacts = { ...SAFARI, isAllowed: true, apple: null, canRequestApple: null };
/** A browser without any of it. */
const PLAIN: WalletFacts = {
  ...{ ...CHROME, isAllowed: null, hasPaymentRequest: false, canRequestCard: null },
};

const NOT_ALLOWED = "The page isn't allowed to use payments: its Permissions-Policy leaves out “payment”.";
const HTTP = 'The page was opened over http. Wallets work over https only.';
const FRAMED = 'The page is inside a frame of another page. Open it in a tab of its own.';
const TRY_AGAIN = "The browser didn't answer. Check again in a moment.";
const PATH = '/.well-known/apple-developer-merchantid-domain-association';

describe('each row says why', () => {
  it.each<[WalletRow, Partial<WalletFacts>, WalletFacts, string, string]>([
    ['apple', {}, SAFARI, 'here', 'This browser has Apple Pay, up to version 14.'],
    [
      'apple',
      { apple: { canPay: true, version: null } },
      SAFARI,
      'not',
      'This browser has Apple Pay, in no version that we know.',
    ],
    [
      'apple',
      {},
      CHROME,
      'not',
      'This browser has no Apple Pay of its own. Open this page in Safari on an iPhone, iPad or Mac.',
    ],
    [
      'apple-device',
      {},
      SAFARI,
      'here',
      "The device can pay with Apple Pay. Whether there's a card in Wallet is only seen when you pay.",
    ],
    [
      'apple-device',
      { apple: { canPay: false, version: 14 } },
      SAFARI,
      'not',
      'The device says no: Apple Pay is switched off, not set up, or not available in your country.',
    ],
    ['apple-device', { apple: { canPay: null, version: 14 } }, SAFARI, 'unknown', TRY_AGAIN],
    ['apple-device', { apple: { canPay: null, version: 14 }, protocol: 'http:' }, SAFARI, 'unknown', HTTP],
    ['apple-device', {}, CHROME, 'not', 'Only a browser with Apple Pay can ask the device.'],
    ['apple-file', {}, SAFARI, 'here', `The file that names this domain to Apple is at ${PATH}.`],
    [
      'apple-file',
      { domainFile: 'missing' },
      SAFARI,
      'not',
      `There's no file at ${PATH}. Only a button on our own pages would need it: Stripe's checkout is at Stripe's domain.`,
    ],
    [
      'apple-file',
      { domainFile: 'not loaded' },
      SAFARI,
      'unknown',
      "We couldn't load the file. Check your connection, then check again.",
    ],
    [
      'google',
      {},
      CHROME,
      'unknown',
      "Only Google's own script can tell, and this page loads nothing from others. Stripe's checkout asks Google when you pay.",
    ],
    ['google', { protocol: 'http:' }, CHROME, 'not', HTTP],
    ['google', { isFramed: true }, CHROME, 'not', FRAMED],
    ['google', { isAllowed: false }, CHROME, 'not', NOT_ALLOWED],
    ['request', {}, CHROME, 'here', 'A page can ask this browser for a payment.'],
    ['request', {}, PLAIN, 'not', "This browser has no Payment Request. Stripe's checkout works without it."],
    ['request-apple', {}, SAFARI, 'here', 'A page can ask for Apple Pay by Payment Request.'],
    [
      'request-apple',
      { canRequestApple: false },
      SAFARI,
      'not',
      "The browser has Apple Pay, but says it can't be used here.",
    ],
    ['request-apple', { canRequestApple: null }, SAFARI, 'unknown', TRY_AGAIN],
    ['request-apple', { canRequestApple: null, isAllowed: false }, SAFARI, 'not', NOT_ALLOWED],
    [
      'request-apple',
      {},
      CHROME,
      'not',
      'Needs Apple Pay in the browser. Open this page in Safari on an iPhone, iPad or Mac.',
    ],
    ['request-apple', {}, PLAIN, 'not', 'Needs Payment Request.'],
    [
      'request-google',
      {},
      CHROME,
      'unknown',
      'Asking would connect you to Google. Our pages connect to our own address only.',
    ],
    ['request-google', {}, PLAIN, 'not', 'Needs Payment Request.'],
    [
      'request-card',
      {},
      CHROME,
      'not',
      "Browsers don't hand over saved cards like this any longer. They still fill in a card form.",
    ],
    [
      'request-card',
      { canRequestCard: true },
      CHROME,
      'here',
      'A page can ask for a card that the browser has saved.',
    ],
    ['request-card', { canRequestCard: null }, CHROME, 'unknown', TRY_AGAIN],
    ['request-card', {}, PLAIN, 'not', 'Needs Payment Request.'],
    ['https', {}, SAFARI, 'here', 'The page was opened over https, as every wallet asks.'],
    ['https', { protocol: 'http:' }, SAFARI, 'not', HTTP],
    ['frame', {}, SAFARI, 'here', 'The page is in a tab of its own, not inside another site.'],
    ['frame', { isFramed: true }, SAFARI, 'not', FRAMED],
    ['policy', {}, CHROME, 'here', 'The page is allowed to use payments.'],
    ['policy', { isAllowed: false }, CHROME, 'not', NOT_ALLOWED],
    ['policy', {}, SAFARI, 'unknown', "This browser doesn't say what a page may use."],
  ])('%s, with %o', (row, changed, browser, verdict, reason) => {
    expect(findingsOf({ ...browser, ...changed })[row]).toEqual({ verdict, reason });
  });

  it('and there is a row for each finding', () => {
    const rows = WALLET_GROUPS.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(rows.toSorted()).toEqual(Object.keys(findingsOf(SAFARI)).toSorted());
  });
});

describe('what it comes to', () => {
  const WORKS = 'Apple Pay works here';
  const FAILS = "Apple Pay doesn't work here";
  it.each<[Partial<WalletFacts>, WalletFacts, string, WalletRow]>([
    [{}, SAFARI, WORKS, 'apple-device'],
    // Stripe's checkout needs no file of ours.
    [{ domainFile: 'missing' }, SAFARI, WORKS, 'apple-device'],
    [
      { apple: { canPay: null, version: 14 } },
      SAFARI,
      "We can't tell if Apple Pay works here",
      'apple-device',
    ],
    [{ apple: { canPay: false, version: 14 } }, SAFARI, FAILS, 'apple-device'],
    [{ apple: { canPay: null, version: 14 }, protocol: 'http:' }, SAFARI, FAILS, 'https'],
    [{ isFramed: true }, SAFARI, FAILS, 'frame'],
    [{ isAllowed: false }, SAFARI, FAILS, 'policy'],
    [{}, CHROME, FAILS, 'apple'],
    [{ protocol: 'http:' }, PLAIN, FAILS, 'apple'],
  ])('with %o', (changed, browser, headline, row) => {
    const facts = { ...browser, ...changed };
    expect(summaryOf(facts)).toEqual({ headline, ...findingsOf(facts)[row] });
  });
});
