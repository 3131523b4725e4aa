import type { ToolFacts } from '../tool-facts.ts';

export const logoGeneratorFacts = {
  id: 'logo-generator',
  name: 'Logo Creator',
  path: '/logo-generator',
  aliases: [],
  opens: '/logo-generator',
  cost: 2,
  menu: { group: 'ai', place: 2 },
  landingPlace: 1,
  icon: 'pen-tool',
  made: 'server',
  makes: { type: 'logo', noun: 'logo' },
  milestone: {
    key: 'firstLogoGenerated',
    title: 'Create First Logo',
    hint: 'Essential',
    badge: 'Logo',
    why: 'Your name as twelve drawings, and every file a printer or a booth asks for.',
    action: 'Draw a logo',
    stage: 'brand-foundation',
  },
  called: ['logo'],
  searchWords: 'wordmark symbol brand svg png maker design',
  waiting: 'Your name, twelve ways',
  kept: {
    signIn: 'Your logo is kept. Drawing it costs nothing.',
    waiting: 'Your logo is waiting: draw it',
  },
  screens: {},
} as const satisfies ToolFacts;
