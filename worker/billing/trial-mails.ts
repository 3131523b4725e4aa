import type { BillingMail } from '#core/billing/billing-event.ts';
import { longDayWords } from '#core/day-words.ts';
import { type Money, moneyWords } from '#core/money.ts';
import { PRO_PRICE } from '#core/plans.ts';
import type { Mail } from '../providers/ports.ts';

/** Who gets a mail about a trial, and when that ends. */
export interface TrialLetter {
  id: string;
  email: string;
  trialEndsAt: Date;
  /** What is paid each month from then on, where that was ordered. */
  price?: Money;
}

/** `Saturday 5 December 2026, 12:03 UTC`: where an account lives is not known. */
function momentWords(at: Date): string {
  const iso = at.toISOString();
  return `${longDayWords(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;
}

type Words = (letter: TrialLetter, free: string) => { subject: string; lines: readonly string[] };

const WORDS: Readonly<Record<BillingMail, Words>> = {
  'trial-ending': ({ trialEndsAt }, free) => ({
    subject: 'Your Deckhand trial ends soon',
    lines: [
      `Your Deckhand trial ends on ${momentWords(trialEndsAt)}. You don’t have to do anything, and nothing is charged.`,
      `Then you’re on Free again: ${free}`,
      'Everything you made stays. What you made on the trial keeps its commercial licence; a logo or drop from before gets one when you download its brand kit ZIP, WAV or sampler pack on the trial.',
    ],
  }),
  'first-payment': ({ trialEndsAt, price = PRO_PRICE }) => ({
    subject: 'Your first payment for Deckhand Pro is coming up',
    lines: [
      `Your Deckhand trial ends on ${momentWords(trialEndsAt)}, and the Pro that you ordered goes on from there. ${moneyWords(price)} is due then, and each month after that.`,
      'If you don’t want that, cancel before then, and you pay nothing.',
    ],
  }),
  'trial-ended': (_, free) => ({
    subject: 'Your trial has ended',
    lines: [
      `Your Deckhand trial is over, and nothing was charged. You’re on Free: ${free}`,
      'Everything you made is in your library. What you made on the trial keeps its commercial licence.',
    ],
  }),
};

/** The mail of that kind. `freeDaily` is how many generations a day Free has here; `link` is the page of the account’s plan. */
export function trialMail(
  mail: BillingMail,
  letter: TrialLetter,
  { freeDaily, link }: { freeDaily: number; link: string },
): Mail {
  const free = `every tool, ${freeDaily} generations a day, paid for with your credits.`;
  const { subject, lines } = WORDS[mail](letter, free);
  return {
    to: letter.email,
    key: `${mail}:${letter.id}`,
    subject,
    text: [...lines, 'Your plan:', link].join('\n\n'),
  };
}
