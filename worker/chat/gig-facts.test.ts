import { describe, expect, it } from 'vitest';
import type { Gig, GigPayment } from '#core/gigs/gig.ts';
import { unpaidOf } from '#core/gigs/gig-sums.ts';
import { readMoment } from '#core/gigs/moment.ts';
import { chatMatter } from '../../tests/support/chat-matter.ts';
import { exampleGig, exampleVenue, TRACKER } from '../../tests/support/gigs.ts';
import { PLACES } from '../../tests/support/places.ts';
import type { TrackedGigs } from './answer.ts';
import { asksOfGigs } from './gig-asks.ts';
import { tellFact } from './tell-facts.ts';

/** A gig with its instants and what is unpaid, as the database tells it. */
function gigAt(start: string, told: Partial<Gig>): Gig {
  const gig = exampleGig(start, told);
  const at = (text: string | null) => {
    const instant = text === null ? null : readMoment(text, gig.zone);
    return instant === null ? null : new Date(instant).toISOString();
  };
  const { amount, due } = unpaidOf(gig);
  return { ...gig, startsAt: at(gig.start), endsAt: at(gig.end), unpaid: amount, unpaidDue: due };
}
const payment = (kind: GigPayment['kind'], amount: number, due: string, paidOn: string | null = null) =>
  ({ id: `${kind}${due}`, kind, amount, due, paidOn, note: '' }) as GigPayment;

const LATE = gigAt('2026-11-07T23:00', {
  ...{ id: 'gig_late', title: 'Tresor', status: 'played', end: '2026-11-08T03:00' },
  ...{ fee: { amount: 80_000, currency: 'EUR' }, client: { id: 'cli_1', name: 'Tresor GmbH' } },
  payments: [payment('balance', 80_000, '2026-11-16')],
});
const HELD = gigAt('2026-11-27', {
  ...{ id: 'gig_held', title: 'Golden Gate', status: 'hold', hold: { order: 1, until: '2026-11-25' } },
  venue: exampleVenue('Golden Gate', 'Berlin'),
});
const NEXT = gigAt('2026-11-29T01:00', {
  ...{ id: 'gig_next', title: 'Fabric', end: '2026-11-29T03:00', zone: 'Europe/London' },
  ...{ venue: exampleVenue('Fabric', 'London'), fee: { amount: 120_000, currency: 'GBP' } },
  payments: [
    payment('deposit', 60_000, '2026-11-01', '2026-10-30'),
    payment('balance', 60_000, '2026-11-28'),
  ],
});
const LEAD = gigAt('2026-12-12T22:00', { id: 'gig_lead', title: 'Odonien', status: 'lead' });
const FAR = gigAt('2027-01-09T23:00', {
  ...{ id: 'gig_far', title: 'Kit Kat', end: '2027-01-10T04:00' },
  fee: { amount: 45_000, currency: 'EUR' },
});
const ALL = [LATE, HELD, NEXT, LEAD, FAR];

const told = (question: string, change: Partial<TrackedGigs> = {}, now = '2026-11-21T22:30:00Z') =>
  tellFact(
    chatMatter({
      question,
      now: new Date(now),
      gigs: {
        ...{ gigs: ALL, isUnpaidCut: false, places: PLACES },
        known: { from: '2026-11-01', to: '2027-11-22' },
        tracker: { ...TRACKER, homeCity: 'Berlin', homeZone: 'Europe/Berlin' },
        ...change,
      },
    }),
  );

describe('a question about gigs is answered exactly', () => {
  it.each([
    [
      'When is my next gig?',
      'Your next gig is “Fabric”, in 7 days: the night of Saturday 28 November 2026. Fabric, London. Set 01:00–03:00 on Sunday, London time. Fee £1,200. Unpaid: £600 due in 7 days. What comes next: Balance, due 28 Nov. Before that, still in talks: “Golden Gate” on Fri 27 Nov (hold).',
    ],
    [
      'What do I play in January?',
      'You have 1 gig in Jan 2027:\n\n- Sat 9 Jan 2027: “Kit Kat”, 23:00–04:00, confirmed',
    ],
    [
      'my gigs next weekend',
      'You have 1 gig from 27 to 29 Nov 2026, and 1 more in talks:\n\n- Fri 27 Nov: “Golden Gate”, Berlin, hold\n- Sat 28 Nov: “Fabric”, London, 01:00–03:00, confirmed',
    ],
    ['Do I play on New Year’s Eve?', 'You have no gigs on Thu 31 Dec 2026.'],
    [
      'my gigs in March 2029',
      'I only look at your gigs from 1 Nov 2026 to 22 Nov 2027, so I can’t tell for 1 to 31 Mar 2029. Your calendar has all of them.',
    ],
    ['Am I free on 5 December?', 'Yes, Sat 5 Dec 2026 is free.'],
    ['Am I free on 12 December?', 'Yes, Sat 12 Dec 2026 is free. “Odonien” is on that night (lead).'],
    [
      'is the 27th free?',
      'No, Fri 27 Nov 2026 isn’t free. “Golden Gate” is on that night (hold: yours until 25 Nov).',
    ],
    [
      'Which Saturdays am I free in January?',
      'Free: Sat 2, Sat 16, Sat 23 and Sat 30 Jan. I looked at Saturdays in Jan 2027, and left out nights without time for travel and sleep.',
    ],
    [
      'Who owes me money?',
      'Unpaid: €1,250 and £600, of 3 gigs. Late: €800.\n\n- “Tresor” (Tresor GmbH), Sat 7 Nov: €800 is 5 days late\n- “Fabric”, Sat 28 Nov: £600 due in 7 days\n- “Kit Kat”, Sat 9 Jan 2027: €450 to come, no due date yet',
    ],
    [
      'Which of my holds run out?',
      'You have 1 hold, the first to run out first:\n\n- Fri 27 Nov: “Golden Gate”. Yours until 25 Nov',
    ],
    ['Do any of my gigs clash?', 'I found no clashes among the gigs you have coming up.'],
  ])('%s', (question, answer) => {
    expect(told(question)?.text).toBe(answer);
  });

  it('with links to the gigs and to the calendar', () => {
    expect(told('next gig')?.sources).toEqual([
      { title: 'Fabric', href: '/gig-tracker?gig=gig_next' },
      { title: 'Golden Gate', href: '/gig-tracker?gig=gig_held' },
    ]);
    expect(told('what do I play in January')?.sources).toEqual([
      { title: 'Your gig calendar', href: '/gig-tracker?view=calendar&on=2027-01-01' },
      { title: 'Kit Kat', href: '/gig-tracker?gig=gig_far' },
    ]);
    expect(told('what is unpaid')?.sources[0]).toEqual({
      title: 'Tresor',
      href: '/gig-tracker?gig=gig_late',
    });
  });

  it('in its other words', () => {
    const answers = (questions: readonly string[]) =>
      new Set(questions.map((question) => told(question)?.text));
    for (const questions of [
      ["what's my next booking", 'where do I play next', 'next show', 'Tell me about my next gig'],
      ['who owes me money', 'what is unpaid', 'late payments', 'outstanding balance', 'how much am I owed?'],
      ['how many gigs do I have', 'my gigs', 'what are my upcoming gigs'],
      ['my free dates', 'When am I free?', 'which dates are free'],
      ['Am I double booked?', 'any clashes?', 'Do two of my gigs clash?'],
    ]) {
      expect(answers(questions).size, questions.join()).toBe(1);
      expect(answers(questions)).not.toContain(undefined);
    }
  });
});

it('the night goes on after midnight, until its set is over', () => {
  const set = '2026-11-29T02:00:00Z';
  expect(told('when is my next gig', {}, set)?.text).toMatch(/^Your next gig is “Fabric”, tonight:/);
  expect(told('do I play tonight', {}, set)?.text).toContain('“Fabric”');
  expect(told('when is my next gig', {}, '2026-11-29T03:30:00Z')?.text).toContain('“Kit Kat”');
});

it('the day is that of the home of the account', () => {
  const at = '2026-11-27T23:30:00Z';
  const inTime = (homeZone: string) =>
    told('who owes me', { gigs: [NEXT], tracker: { ...TRACKER, homeZone } }, at)?.text;
  expect(inTime('Europe/Berlin')).toContain('£600 due today');
  expect(inTime('America/New_York')).toContain('£600 due tomorrow');
});

it('dollars of two countries are told apart, and never added up', () => {
  const owing = ['USD', 'CAD'].map((currency, index) =>
    gigAt(`2026-12-0${index + 4}`, { title: currency, fee: { amount: 10_000, currency } }),
  );
  expect(told('what is unpaid', { gigs: owing })?.text).toMatch(
    /^Unpaid: 100 Canadian dollars and 100 US dollars, of 2 gigs\.\n/,
  );
});

it('a night that is blocked, or too near another, isn’t free', () => {
  const blocked = [{ id: 'blk_1', from: '2026-12-04', to: '2026-12-06', note: 'Holiday' }];
  expect(told('am I free on 5 December', { tracker: { ...TRACKER, blocked } })?.text).toBe(
    'No, Sat 5 Dec 2026 isn’t free. You’re away from Fri 4 Dec 2026 to Sun 6 Dec 2026: Holiday.',
  );
  const noon = gigAt('2026-12-06T07:00', { id: 'gig_noon', title: 'Morning', end: '2026-12-06T12:00' });
  const answer = told('am I free on 5 December', { gigs: [noon] });
  expect(answer?.text).toBe(
    'No, Sat 5 Dec 2026 isn’t free. A set from 22:00 to 02:00 leaves no time for travel and sleep with “Morning” on Sun 6 Dec.',
  );
  expect(answer?.sources[0]?.href).toBe('/gig-tracker?gig=gig_noon');
});

it('gigs that clash are told with why', () => {
  const other = gigAt('2027-01-09T22:00', { id: 'gig_other', title: 'Sisyphos', end: '2027-01-10T01:00' });
  const { text, sources } = told('am I double booked', { gigs: [FAR, other] }) ?? { text: '', sources: [] };
  expect(text).toMatch(/^1 clash:\n\n- “Sisyphos” on Sat 9 Jan 2027 and “Kit Kat”: .*at the same time/);
  expect(sources).toContainEqual({ title: 'Sisyphos', href: '/gig-tracker?gig=gig_other' });
});

it.each([
  ...['when is my next gig', 'my gigs', 'how many gigs do I have', 'who owes me money'],
  ...['do two of my gigs clash'],
])('%s: without any gigs it says so, and leads to the tracker', (question) => {
  expect(told(question, { gigs: [] })).toEqual({
    text: 'You have no gigs coming up in your tracker. Add one there in a line, such as “Sat 14 Mar Fabric 23:00-02:00”.',
    sources: [{ title: 'Gig Tracker', href: '/gig-tracker' }],
  });
});

it('only what is in talks is told as that', () => {
  expect(told('next gig', { gigs: [HELD, LEAD] })?.text).toBe(
    'Nothing is confirmed yet. The next gig in talks (hold) is “Golden Gate”, in 6 days: the night of Friday 27 November 2026. Golden Gate, Berlin. Set time not known yet. No fee yet. What comes next: Yours until 25 Nov.',
  );
});

it('where more is unpaid than was looked up, it says so', () => {
  expect(told('what is unpaid', { isUnpaidCut: true })?.text).toMatch(/^Unpaid: more than €1,250 and £600/);
});

it('gigs are looked up for no other question', () => {
  expect(asksOfGigs('When is my next gig?')).toBe(true);
  for (const question of ['How many credits do I have?', 'What does a logo cost?', 'How do deposits work?'])
    expect(asksOfGigs(question), question).toBe(false);
});
