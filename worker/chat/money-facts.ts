import type { Account } from '#core/account.ts';
import { CATALOGUE, findFacts } from '#core/catalogue.ts';
import { count, listed } from '#core/count-words.ts';
import type { Credits } from '#core/credits.ts';
import { moneyWords } from '#core/money.ts';
import { orderPath, PRO_PRICE, SIGN_UP_CREDITS, TRIAL_DAYS } from '#core/plans.ts';
import { offersTrial } from '#core/subscription.ts';
import { PAYMENTS } from '#db/queries/chat-facts.ts';
import { asking, calledWords, either, inOrder, maybe, phrase } from './asking.ts';
import type { Fact } from './fact.ts';
import { GIG_ASKS, GIGS } from './gig-asks.ts';

const CREDITS = { title: 'Your credits', href: '/credits#ledger' };
const PLANS = { title: 'Your plan', href: '/credits' };
const TRIAL = { title: 'The trial', href: orderPath('trial') };
const PRO = { title: 'Pro', href: orderPath('pro') };
const PRICES = { title: 'What a generation costs', href: '/pricing#credits' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a tool that is not open yet can be used, or where. */
const askedWhetherOpen = (words: readonly string[]): string[] => [
  `^(?:is|are) .*\\b${either(words)}.* (?:open|available|ready)(?: yet| now| already)?$`,
  `^when (?:do|does|is|are|will) .*\\b${either(words)}.* (?:open|come|come out|available|ready)$`,
  `^where (?:do|can) i (?:make|build|create|write|find|use) .*\\b${either(words)}`,
  `^can (?:you|i) (?:make|build|create|write|generate|use) .*\\b${either(words)}`,
];

const nameOf = (tool: string): string => findFacts(tool)?.name ?? tool;

const CREDIT = phrase('credits?');
const TODAY = phrase('today');
const OWNED = ['have i', 'i have', 'do i have', 'i got'];
const GONE = ['go', 'gone', 'went', 'spent'];
const SPENT = ['spend', 'spent', 'paid'];
const FAILED = ['fail\\w*', 'refund', 'back'];
const COUNTED = ['left', 'limit', 'made', 'used'];
const PRICED = ['cost', 'price', 'credits', 'free'];
/** What else has a price: work for others, and what somebody else would take. */
const OTHER_PRICES = [
  'promoter',
  'wedding',
  'client',
  'should i',
  'freelance',
  'designer',
  'left',
  'new account',
];

/** What the account has, spent and may spend; every figure is from its ledger. */
export const MONEY_FACTS: readonly Fact[] = [
  {
    asks: asking(
      inOrder(CREDIT, phrase(['left', 'remain\\w*'])),
      phrase('my', ['credits?', 'credit balance', 'balance']),
      inOrder(phrase(['how many', 'how much', 'what']), CREDIT, phrase(OWNED)),
    ),
    unless: asking(
      phrase([...GONE, 'spend', 'cost\\w*', 'need', 'expire\\w*', ...FAILED, 'lose', 'buy', 'cash']),
    ),
    tell: ({ credits: { balance, plan } }) => ({
      text:
        plan === 'free'
          ? `You have ${count(balance, 'credit')}, this answer included.`
          : `You have ${count(balance, 'credit')}, and they stay where they are: on ${plan === 'pro' ? 'Pro' : 'your trial'} nothing costs credits.`,
      sources: [CREDITS],
    }),
  },
  {
    asks: asking(
      inOrder(CREDIT, phrase([...GONE, 'used'])),
      phrase(['what', 'how much', 'how many credits'], ['did', 'have'], 'i', [...SPENT, 'pay', 'used?']),
      inOrder(phrase(SPENT), phrase(['credits?', 'so far'])),
    ),
    unless: asking(phrase(['fail\\w*', 'refund', 'promoter', 'should', 'gig', 'deposit'])),
    tell: ({ question, facts: { payments } }) => ({
      text:
        payments.length === 0
          ? `Nothing was spent yet. You began with ${count(SIGN_UP_CREDITS, 'credit')}.`
          : `Your last payments (up to ${PAYMENTS}): ${listed(
              payments.map(
                ({ tool, credits, times }) => `${nameOf(tool)} ${count(credits, 'credit')} (${times}×)`,
              ),
            )}. What failed came back and is not in it.${/\btoday\b/i.test(question) ? ' I have no sum of a single day; the ledger has each with its date.' : ''}`,
      sources: [CREDITS],
    }),
  },
  {
    asks: asking(
      phrase('my', ['plan', 'subscription', 'trial']),
      phrase(['plan', 'subscription'], ['am i', 'do i']),
      phrase(`am i ${maybe('still')}${maybe('on')}${maybe('a', 'the')}${either(['pro', 'free', 'trial'])}`),
      inOrder(phrase('trial'), phrase(['left', 'over'])),
    ),
    unless: asking(
      phrase(['cancel\\w*', 'after', 'what happens', 'keep', 'lose', 'price', 'cost\\w*']),
      GIG_ASKS.free.asks.source,
    ),
    tell: ({ account, credits, now }) => ({
      text: planWords(account, credits, now),
      sources: [PLANS, ...waysOn(account, credits, now)],
    }),
  },
  {
    asks: asking(
      inOrder(TODAY, phrase([...COUNTED, 'can i', 'do i', 'have i'])),
      inOrder(phrase([...COUNTED, 'more', 'many']), TODAY),
      inOrder(phrase(['when', 'what time']), phrase(['resets?', 'starts? (?:again|over|anew)'])),
      phrase('my daily', ['limit', 'count']),
    ),
    unless: asking(phrase([GIGS, 'play', 'playing'])),
    tell: ({ credits: { dailyLimit, dailyUsed, resetsAt }, now }) => {
      const minutes = Math.ceil((Date.parse(resetsAt) - now.getTime()) / 60_000);
      const until = `The count starts anew at 00:00 UTC, in ${Math.floor(minutes / 60)} h ${minutes % 60} min.`;
      return {
        text:
          dailyLimit === null
            ? `You made ${count(dailyUsed, 'thing')} today, and your plan has no daily limit.`
            : `You made ${dailyUsed} of ${dailyLimit} today. ${until} This chat is not counted.`,
        sources: [CREDITS],
      };
    },
  },
  ...CATALOGUE.map((tool): Fact => {
    const { name, cost, opens } = tool;
    const words = calledWords(tool);
    return {
      asks: asking(
        inOrder(`${either([...PRICED, 'charged?', 'pay'])}\\b`, phrase(words)),
        inOrder(phrase(words), phrase(PRICED)),
        `^how much ${either(['is', 'are', 'for', 'does'])} ${maybe('an?', 'one', 'the')}${either(words)}(?: cost| take)?$`,
        ...(opens === null ? askedWhetherOpen(words) : []),
      ),
      unless: asking(phrase([...FAILED, ...OTHER_PRICES])),
      tell: ({ credits: { plan } }) => {
        if (opens === null) {
          const later = cost === null ? 'be free' : `take ${count(cost, 'credit')} a use`;
          return { text: `${name} isn't open yet. It will ${later}.`, sources: [PRICES] };
        }
        if (cost === null) return { text: `${name} is free.`, sources: [{ title: name, href: opens }] };
        const own = plan === 'free' ? '' : ` On ${plan === 'pro' ? 'Pro' : 'your trial'} you pay none.`;
        return {
          text: `${name} takes ${count(cost, 'credit')} a use.${own}`,
          sources: [{ title: name, href: opens }],
        };
      },
    };
  }),
];

/** What the account may begin from where it stands. */
function waysOn(account: Account, { plan }: Credits, now: Date) {
  if (plan !== 'free') return [];
  return offersTrial(account, now) ? [TRIAL] : [PRO];
}

function planWords(account: Account, { plan, dailyLimit }: Credits, now: Date): string {
  const { trialEndsAt, hasProTrial, subscriptionStatus, role } = account;
  if (plan === 'pro') {
    const isAdmins = role === 'admin' && subscriptionStatus !== 'active';
    return `${isAdmins ? 'You have Pro as an admin' : 'You are on Pro'}: no credits spent, no daily limit.`;
  }
  if (plan === 'trial' && trialEndsAt) {
    const days = Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS);
    return `You are on the trial, with ${count(days, 'day')} left. Nothing costs credits until it ends.`;
  }
  const free = `on the free plan: ${dailyLimit} generations a day, paid in credits.`;
  if (offersTrial(account, now))
    return `You are ${free} You haven't had your ${TRIAL_DAYS}-day trial yet: it starts with one click, no card needed.`;
  return `${hasProTrial ? 'Your trial is over, and you' : 'You'} are ${free} Pro is ${moneyWords(PRO_PRICE)} a month.`;
}
