import type { ToolFacts } from '../tool-facts.ts';

export const contractGeneratorFacts = {
  id: 'contract-generator',
  name: 'Contract Generator',
  path: '/contract-generator',
  aliases: ['/contract-generator-simple'],
  opens: '/contract-generator',
  cost: 3,
  menu: { group: 'business', place: 1 },
  landingPlace: 6,
  icon: 'file-pen',
  made: 'server',
  makes: { type: 'contract', noun: 'contract' },
  milestone: {
    key: 'firstContractGenerated',
    title: 'Write First Contract',
    hint: 'Business',
    badge: 'Contract',
    why: 'Fee, deposit and what happens when a night falls through, on paper.',
    action: 'Write a contract',
    stage: 'business-growth',
  },
  called: ['contract'],
  searchWords: 'agreement rider deposit signature template',
  waiting: 'Fee, deposit and rider on paper',
  kept: null,
  screens: {},
} as const satisfies ToolFacts;
