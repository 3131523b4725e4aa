import { APPLE_DOMAIN_FILE_PATH } from '#core/apple-domain-file.ts';
import type { WalletFacts } from './wallet-facts.ts';

export type Verdict = 'here' | 'not' | 'unknown';
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  here: 'Works here',
  not: 'Not here',
  unknown: "Can't be told",
};

/** What is looked at, in the order in which it is read. */
export const WALLET_GROUPS = [
  {
    title: 'Apple Pay',
    rows: [
      { id: 'apple', name: 'This browser' },
      { id: 'apple-device', name: 'This device' },
      { id: 'apple-file', name: 'Domain file' },
    ],
  },
  { title: 'Google Pay', rows: [{ id: 'google', name: 'This browser' }] },
  {
    title: 'Payment Request',
    rows: [
      { id: 'request', name: 'This browser' },
      { id: 'request-apple', name: 'Apple Pay' },
      { id: 'request-google', name: 'Google Pay' },
      { id: 'request-card', name: 'Saved cards' },
    ],
  },
  {
    title: 'This address',
    rows: [
      { id: 'https', name: 'Secure connection' },
      { id: 'frame', name: 'Page of its own' },
      { id: 'policy', name: 'May take payments' },
    ],
  },
] as const;

export type WalletRow = (typeof WALLET_GROUPS)[number]['rows'][number]['id'];
export interface Finding {
  verdict: Verdict;
  /** One sentence or more. */
  reason: string;
}
export type Findings = Readonly<Record<WalletRow, Finding>>;

const here = (reason: string): Finding => ({ verdict: 'here', reason });
const not = (reason: string): Finding => ({ verdict: 'not', reason });
const unknown = (reason: string): Finding => ({ verdict: 'unknown', reason });

const NO_ANSWER = "The browser didn't answer. Check again in a moment.";
const ANOTHER_BROWSER = 'Open this page in Safari on an iPhone, iPad or Mac.';

function https({ protocol }: WalletFacts): Finding {
  return protocol === 'https:'
    ? here('The page was opened over https, as every wallet asks.')
    : not('The page was opened over http. Wallets work over https only.');
}

function frame({ isFramed }: WalletFacts): Finding {
  return isFramed
    ? not('The page is inside a frame of another page. Open it in a tab of its own.')
    : here('The page is in a tab of its own, not inside another site.');
}

function policy({ isAllowed }: WalletFacts): Finding {
  if (isAllowed === null) return unknown("This browser doesn't say what a page may use.");
  return isAllowed
    ? here('The page is allowed to use payments.')
    : not("The page isn't allowed to use payments: its Permissions-Policy leaves out “payment”.");
}

function apple({ apple }: WalletFacts): Finding {
  if (!apple) return not(`This browser has no Apple Pay of its own. ${ANOTHER_BROWSER}`);
  if (apple.version === null) return not('This browser has Apple Pay, in no version that we know.');
  return here(`This browser has Apple Pay, up to version ${apple.version}.`);
}

/** Why the page may not even ask a wallet; null where it may. */
function barred(facts: WalletFacts): Finding | null {
  return [https(facts), frame(facts), policy(facts)].find(({ verdict }) => verdict === 'not') ?? null;
}

function appleDevice(facts: WalletFacts): Finding {
  const { apple } = facts;
  if (!apple) return not('Only a browser with Apple Pay can ask the device.');
  if (apple.canPay)
    return here(
      "The device can pay with Apple Pay. Whether there's a card in Wallet is only seen when you pay.",
    );
  if (apple.canPay === false)
    return not(
      'The device says no: Apple Pay is switched off, not set up, or not available in your country.',
    );
  return unknown(barred(facts)?.reason ?? NO_ANSWER);
}

function appleFile({ domainFile }: WalletFacts): Finding {
  switch (domainFile) {
    case 'there':
      return here(`The file that names this domain to Apple is at ${APPLE_DOMAIN_FILE_PATH}.`);
    case 'missing':
      return not(
        `There's no file at ${APPLE_DOMAIN_FILE_PATH}. Only a button on our own pages would need it: Stripe's checkout is at Stripe's domain.`,
      );
    case 'not loaded':
      return unknown("We couldn't load the file. Check your connection, then check again.");
  }
}

function google(facts: WalletFacts): Finding {
  return (
    barred(facts) ??
    unknown(
      "Only Google's own script can tell, and this page loads nothing from others. Stripe's checkout asks Google when you pay.",
    )
  );
}

/** One way to pay, asked for by Payment Request. */
function requested(facts: WalletFacts, can: boolean | null, words: { yes: string; no: string }): Finding {
  if (!facts.hasPaymentRequest) return not('Needs Payment Request.');
  if (can === null) return facts.isAllowed === false ? policy(facts) : unknown(NO_ANSWER);
  return can ? here(words.yes) : not(words.no);
}

const request = ({ hasPaymentRequest }: WalletFacts): Finding =>
  hasPaymentRequest
    ? here('A page can ask this browser for a payment.')
    : not("This browser has no Payment Request. Stripe's checkout works without it.");

function requestApple(facts: WalletFacts): Finding {
  if (facts.hasPaymentRequest && !facts.apple)
    return not(`Needs Apple Pay in the browser. ${ANOTHER_BROWSER}`);
  return requested(facts, facts.canRequestApple, {
    yes: 'A page can ask for Apple Pay by Payment Request.',
    no: "The browser has Apple Pay, but says it can't be used here.",
  });
}

const requestGoogle = ({ hasPaymentRequest }: WalletFacts): Finding =>
  hasPaymentRequest
    ? unknown('Asking would connect you to Google. Our pages connect to our own address only.')
    : not('Needs Payment Request.');

const requestCard = (facts: WalletFacts): Finding =>
  requested(facts, facts.canRequestCard, {
    yes: 'A page can ask for a card that the browser has saved.',
    no: "Browsers don't hand over saved cards like this any longer. They still fill in a card form.",
  });

/** What each row says of a browser and an address. */
export const findingsOf = (facts: WalletFacts): Findings => ({
  apple: apple(facts),
  'apple-device': appleDevice(facts),
  'apple-file': appleFile(facts),
  google: google(facts),
  request: request(facts),
  'request-apple': requestApple(facts),
  'request-google': requestGoogle(facts),
  'request-card': requestCard(facts),
  https: https(facts),
  frame: frame(facts),
  policy: policy(facts),
});

export interface Summary extends Finding {
  headline: string;
}

/** What it comes to: whether Apple Pay works here, and the first reason why not. */
export function summaryOf(facts: WalletFacts): Summary {
  const findings = findingsOf(facts);
  const rows = (['apple', 'https', 'frame', 'policy', 'apple-device'] as const).map((id) => findings[id]);
  const first = rows.find(({ verdict }) => verdict === 'not');
  if (first) return { ...first, headline: "Apple Pay doesn't work here" };
  const { verdict, reason } = findings['apple-device'];
  return {
    verdict,
    reason,
    headline: verdict === 'here' ? 'Apple Pay works here' : "We can't tell if Apple Pay works here",
  };
}
