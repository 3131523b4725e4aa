import type { ToolFacts } from '../tool-facts.ts';

export const djAssistantFacts = {
  id: 'dj-assistant',
  name: 'DJ Assistant',
  path: '/dj-assistant',
  aliases: [],
  opens: '/dashboard',
  cost: 1,
  menu: { group: 'business', place: 3 },
  landingPlace: 2,
  icon: 'message-square',
  made: null,
  makes: null,
  milestone: null,
  called: ['assistant', 'chat', 'question', 'message', 'cue', 'answer'],
  searchWords: 'advice help ask',
  waiting: 'Ask Cue about fees and promoters',
  kept: null,
  screens: {},
} as const satisfies ToolFacts;
