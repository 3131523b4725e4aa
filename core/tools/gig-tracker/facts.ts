import type { ToolFacts } from '../tool-facts.ts';

export const gigTrackerFacts = {
  id: 'gig-tracker',
  name: 'Gig Tracker',
  path: '/gig-tracker',
  aliases: [],
  opens: '/gig-tracker',
  cost: null,
  menu: { group: 'business', place: 2 },
  landingPlace: 5,
  icon: 'calendar-days',
  made: null,
  makes: null,
  milestone: {
    key: 'firstGigTracked',
    title: 'Track First Gig',
    hint: 'Organization',
    badge: 'Gigs',
    why: 'Dates, money and what comes next, on one board and in your calendar.',
    action: 'Add a gig',
    stage: 'business-growth',
  },
  called: ['gig tracker', 'tracker'],
  searchWords: 'gigs bookings calendar board holds residency payments fees dates',
  waiting: 'Dates, money and who owes it',
  kept: null,
  screens: {},
} as const satisfies ToolFacts;
