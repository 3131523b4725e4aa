import type { ToolFacts } from '../tool-facts.ts';

export const pressKitFacts = {
  id: 'press-kit',
  name: 'Press Kit Builder',
  path: '/press-kit',
  aliases: ['/press-kit-enhanced', '/deckhand-press-kit'],
  opens: '/press-kit',
  cost: 3,
  menu: { group: 'ai', place: 3 },
  landingPlace: 3,
  icon: 'id-card',
  made: 'server',
  makes: { type: 'press-kit', noun: 'press kit' },
  milestone: {
    key: 'firstPressKitGenerated',
    title: 'Build Press Kit',
    hint: 'Pro Tip',
    badge: 'Press kit',
    why: 'One page with what a booker looks for before they answer.',
    action: 'Build a press kit',
    stage: 'business-growth',
  },
  called: ['press kit', 'epk'],
  searchWords: 'electronic promo bio biography one sheet',
  waiting: 'One page a booker can read',
  kept: null,
  screens: {},
} as const satisfies ToolFacts;
