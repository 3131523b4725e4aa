import type { ToolFacts } from '../tool-facts.ts';

export const voiceTagFacts = {
  id: 'voice-tag',
  name: 'Voice Drop Generator',
  path: '/voice-drops',
  aliases: ['/voice-drop', '/voice-generation'],
  opens: '/voice-drops',
  cost: 4,
  menu: { group: 'ai', place: 1 },
  landingPlace: 4,
  icon: 'audio-lines',
  made: 'device',
  makes: { type: 'voice-tag', noun: 'voice drop' },
  milestone: {
    key: 'firstVoiceTagGenerated',
    title: 'Generate Voice Drop',
    hint: 'Popular',
    badge: 'Voice',
    why: 'Your name on the beat, at the level of the record it sits in.',
    action: 'Make a drop',
    stage: 'audio-signature',
  },
  called: ['voice drop', 'drop', 'voice tag'],
  searchWords: 'tag tags jingle intro speech mp3 maker',
  waiting: 'A sentence, spoken and mastered',
  kept: {
    signIn: 'Your drop is kept. Finishing it costs nothing.',
    waiting: 'Your drop is waiting: finish it',
  },
  screens: {
    selection: { path: '/voice-selection', name: 'Voices', searchWords: 'voice styles listen compare' },
    history: { path: '/voice-history', name: 'Voice history', searchWords: 'my drops' },
  },
} as const satisfies ToolFacts;
