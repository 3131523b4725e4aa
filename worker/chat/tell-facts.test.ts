import { describe, expect, it } from 'vitest';
import { isLater, screenOf } from '#core/screens.ts';
import { chatMatter } from '../../tests/support/chat-matter.ts';
import type { Matter } from './answer.ts';
import { FACTS as ALL, tellFact, tellFacts } from './tell-facts.ts';

const FACTS: Matter['facts'] = {
  payments: [
    { tool: 'voice-tag', credits: 4, times: 1 },
    { tool: 'logo-generator', credits: 4, times: 2 },
  ],
  made: [
    { tool: 'logo-generator', times: 2 },
    { tool: 'voice-tag', times: 1 },
  ],
  newest: [{ id: 'gen_1', tool: 'logo-generator', title: 'DJ NOVA', at: new Date('2026-11-20T23:00:00Z') }],
  reached: { onboardingCompleted: new Date(0), firstLogoGenerated: new Date(0) },
  profile: { artistName: 'DJ Nova', city: '', genres: ['techno', 'electro'], bioFacts: [] },
  kit: {
    artistName: 'DJ Nova',
    colours: { bg: '#101010', fg: '#F5F5F5', a: '#FF3300', b: '#00AAFF' },
    typefaces: { display: 'bebas-neue', caption: 'archivo' },
  },
  contract: null,
};

const matter = (question: string, change: Partial<Matter> = {}) =>
  chatMatter({ question, facts: FACTS, ...change });
const told = (question: string, change?: Partial<Matter>) => tellFact(matter(question, change))?.text ?? null;

describe('a question about the account is answered exactly', () => {
  it.each([
    ['How many credits do I have?', 'You have 17 credits, this answer included.'],
    ['credits left?', 'You have 17 credits, this answer included.'],
    ["What's my balance", 'You have 17 credits, this answer included.'],
    [
      'Where did my credits go?',
      'Your last payments (up to 50): Voice Drop Generator 4 credits (1×) and Logo Creator 4 credits (2×). What failed came back and is not in it.',
    ],
    [
      'Which plan am I on?',
      "You are on the free plan: 3 generations a day, paid in credits. You haven't had your 7-day trial yet: it starts with one click, no card needed.",
    ],
    [
      'How many can I make today?',
      'You made 2 of 3 today. The count starts anew at 00:00 UTC, in 1 h 30 min. This chat is not counted.',
    ],
    [
      'When does the limit reset?',
      'You made 2 of 3 today. The count starts anew at 00:00 UTC, in 1 h 30 min. This chat is not counted.',
    ],
    ['What does a logo cost?', 'Logo Creator takes 2 credits a use.'],
    ['How many credits for a voice drop', 'Voice Drop Generator takes 4 credits a use.'],
    ['Is the gig tracker free?', 'Gig Tracker is free.'],
    ['How much is the gig tracker', 'Gig Tracker is free.'],
    [
      'What did I make last?',
      'The last thing you made is the logo “DJ NOVA”, on 20 November 2026. So far: 2 logos and 1 voice drop.',
    ],
    [
      'How many logos did I make?',
      'The last thing you made is the logo “DJ NOVA”, on 20 November 2026. So far: 2 logos and 1 voice drop.',
    ],
    ['how much is a press kit', 'Press Kit Builder takes 3 credits a use.'],
    ['How much is a contract?', 'Contract Generator takes 3 credits a use.'],
    [
      'how much did I spend today',
      'Your last payments (up to 50): Voice Drop Generator 4 credits (1×) and Logo Creator 4 credits (2×). What failed came back and is not in it. I have no sum of a single day; the ledger has each with its date.',
    ],
    [
      'Where is my logo?',
      'What you made is kept under your content and activity: open it there again, rename it or load its files.',
    ],
    [
      'Where is my contract?',
      'What you made is kept under your content and activity: open it there again, rename it or load its files.',
    ],
    [
      "what's next?",
      'Next: Generate Voice Drop. Your name on the beat, at the level of the record it sits in.\n\nYou have 2 of 7 milestones, 29%, level 2.',
    ],
    [
      'How complete is my profile?',
      'In your profile: artist name DJ Nova; genres techno and electro. Missing: a city and a fact about you.',
    ],
    [
      'What are my colours?',
      'Ground #101010, main colour #F5F5F5, accents #FF3300 and #00AAFF. Bebas Neue for the name, Archivo for what stands beside it.',
    ],
  ])('%s', (question, answer) => {
    expect(told(question)).toBe(answer);
  });

  it('where there is nothing yet, too', () => {
    const facts = { ...matter('').facts, payments: [], made: [], newest: [], kit: null, reached: {} };
    expect(told('where did my credits go', { facts })).toBe(
      'Nothing was spent yet. You began with 20 credits.',
    );
    expect(told('what have I made so far', { facts })).toBe(
      'You made nothing yet. A logo is a good beginning.',
    );
    expect(told('what is my palette', { facts })).toContain('You wear no logo yet');
    expect(told("what's next", { facts })).toContain('Next: Welcome');
  });

  it('next is the first milestone that is open, in their order', () => {
    const at = new Date('2026-11-19T12:00:00Z');
    const open = [
      ...['onboardingCompleted', 'firstLogoGenerated', 'firstVoiceTagGenerated', 'firstPressKitGenerated'],
      'firstContractGenerated',
    ];
    const reached = Object.fromEntries(open.map((key) => [key, at]));
    const facts = { ...matter('').facts, reached };
    expect(told("what's next", { facts })).toBe(
      'Next: Track First Gig. Dates, money and what comes next, on one board and in your calendar.\n\nYou have 5 of 7 milestones, 71%, level 3.',
    );
    const tracked = { ...reached, firstGigTracked: at };
    expect(told("what's next", { facts: { ...facts, reached: tracked } })).toContain(
      'Next: Complete Your Profile',
    );
    expect(told("what's next", { facts: { ...facts, reached: { ...tracked, profileCompleted: at } } })).toBe(
      "You've reached every milestone: 7 of 7 milestones, 100%, level 4.",
    );
  });

  it('on the trial, with its days', () => {
    const account = { ...matter('').account, trialEndsAt: new Date('2026-11-24T10:00:00Z') };
    const credits = { ...matter('').credits, plan: 'trial' as const, dailyLimit: null };
    expect(told('how many days of my trial are left', { account, credits })).toBe(
      'You are on the trial, with 3 days left. Nothing costs credits until it ends.',
    );
    expect(told('what does a logo cost', { account, credits })).toBe(
      'Logo Creator takes 2 credits a use. On your trial you pay none.',
    );
    expect(told('how many can I make today', { account, credits })).toBe(
      'You made 2 things today, and your plan has no daily limit.',
    );
  });

  it('after the trial, without another one', () => {
    const ended = { hasProTrial: true, trialEndsAt: new Date('2026-11-20T10:00:00Z') };
    const asked = matter('Which plan am I on?', { account: { ...matter('').account, ...ended } });
    expect(tellFact(asked)).toEqual({
      text: 'Your trial is over, and you are on the free plan: 3 generations a day, paid in credits. Pro is $16.99 a month.',
      sources: [
        { title: 'Your plan', href: '/credits' },
        { title: 'Pro', href: '/checkout?plan=pro' },
      ],
    });
  });

  it('with Pro, which an admin has without paying', () => {
    const credits = { ...matter('').credits, plan: 'pro' as const, dailyLimit: null };
    const as = (change: Partial<Matter['account']>) =>
      told('what is my plan', { credits, account: { ...matter('').account, ...change } });
    expect(as({ subscriptionStatus: 'active' })).toBe('You are on Pro: no credits spent, no daily limit.');
    expect(as({ role: 'admin' })).toBe('You have Pro as an admin: no credits spent, no daily limit.');
  });

  it('on Free, with the way to the trial', () => {
    expect(tellFact(matter('can I start my trial'))?.sources).toContainEqual({
      title: 'The trial',
      href: '/checkout?plan=trial',
    });
  });
});

it.each([
  'Do I get my credits back when a generation fails?',
  'Do I get my credits back when a run fails?',
  'Do credits expire?',
  'What happens when my trial is over?',
  'What do I keep when my trial ends?',
  'How much should I charge for a wedding?',
  'What should a contract say?',
  'Is a contract binding without a signature?',
  'When is the contract sent?',
  'Where does the press kit go?',
  'How do I change my picture?',
  'How do I delete my profile?',
  'How loud is a drop?',
  'Where is my data?',
  'How much is a good fee?',
  "What's next for techno?",
  'How do I get my brand out there?',
  'How many gigs should I have played before I ask for more?',
  'How much have promoters to pay when they cancel?',
  'How do I reply to messages that ask for a price?',
  'What questions do clients ask about price?',
  'How do I set hot cues for free?',
  'Are tags on SoundCloud free?',
  'Which ID3 tags are free to edit?',
  'What does a price tag say?',
  'Do messages cost credits?',
  'Can you write me a contract?',
  'Where are my gigs?',
  'Is the gig tracker open?',
  'Can I use the gig tracker?',
  'How do deposits work?',
  'How do I prepare for my next gig?',
  'What should I wear at my next gig?',
  'What should I play next?',
  'How do I get gigs in December?',
  'Can I see my gigs in my phone calendar?',
  'Can anyone else see my gigs?',
  'What do I play when the floor is empty?',
  'What do I play after midnight on a Saturday?',
  'my promoter hasnt paid me for 3 weeks',
  'My invoice is overdue',
  'What can I do about unpaid invoices?',
  'The promoter cancelled, what am I owed?',
  'Should I ask for interest on late payments?',
  'What is a second hold?',
  'What happens if two of my gigs clash?',
  'Are my gigs private?',
  'How do I share my free dates?',
])('%s is a question for the handbook', (question) => {
  expect(told(question)).toBeNull();
});

it('a question is told what it asks for of the account, and nothing else', () => {
  const facts = (question: string) => tellFacts(matter(question)).map(({ text }) => text);
  expect(facts('What are my credits and my plan?')).toEqual([
    'You have 17 credits, this answer included.',
    expect.stringContaining('You are on the free plan'),
  ]);
  expect(facts('What deposit should I ask for?')).toEqual([]);
});

it.each([
  ['How many gigs do I have today?', 'You have no gigs on Sat 21 Nov 2026.'],
  ['Am I free on 12 December?', expect.stringMatching(/^Yes, Sat 12 Dec 2026 is free\./)],
  ['Which Saturdays am I free in January?', expect.stringMatching(/^Free: Sat 2, /)],
  ["What's my outstanding balance?", expect.stringMatching(/^You have no gigs coming up/)],
  ["What's my balance?", 'You have 17 credits, this answer included.'],
  ['Am I free or Pro?', expect.stringMatching(/^You are on the free plan/)],
  ['How many can I make today?', expect.stringMatching(/^You made 2 of 3 today/)],
  ['Is the gig tracker free?', 'Gig Tracker is free.'],
])('%s asks for one thing', (question, answer) => {
  expect(tellFacts(matter(question)).map(({ text }) => text)).toEqual([answer]);
});

it('each fact names a screen that is open as its source', () => {
  for (const { tell } of ALL)
    for (const { href } of tell(matter(''))?.sources ?? [])
      expect([href, screenOf(href) !== null, isLater(href)]).toEqual([href, true, false]);
});
