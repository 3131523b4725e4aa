import type { ClausesOf } from './clause-template.ts';

const DISPUTES = {
  talks: ['Before going to court, both sides talk once, within 14 days of a letter that says what is wrong.'],
  mediation: [
    'Before going to court, both sides try mediation with a mediator on whom they agree, and share its cost.',
  ],
  courts: [],
} as const;

export const LAW: ClausesOf<'law' | 'whole-agreement' | 'notices'> = {
  law: {
    title: 'Law and disputes',
    group: 'law',
    protects: 'both',
    paragraphs: ({ contract: { law, client } }) => [
      'This agreement is under the law of {country}.' +
        (client.kind === 'consumer' ? ' Rights that the law gives consumers stay as they are.' : ''),
      ...DISPUTES[law.dispute],
      client.kind === 'consumer'
        ? 'Courts are those that the law names.'
        : 'Courts are those of {country}. The side that loses pays the reasonable legal costs of the other, as far as the law allows.',
    ],
    inShort: () => 'The law of {country}.',
    means: ({ contract: { law } }) =>
      law.dispute === 'courts'
        ? 'A dispute goes to court under the law of {country}.'
        : law.dispute === 'mediation'
          ? 'You try a mediator first. After that it’s the law of {country}.'
          : 'You talk first. After that it’s the law of {country}.',
    protectsHow: 'Choose a place where one of you lives.',
  },
  'whole-agreement': {
    title: 'Whole agreement',
    group: 'law',
    protects: 'both',
    paragraphs: () => [
      'This is the whole agreement about the Performance. It replaces what was said or written before. Changes count only in writing, signed by both.',
      'If a part of it is void, the rest stands.',
    ],
    inShort: () => 'What isn’t in here wasn’t agreed.',
    means: () => 'Promises on the phone don’t count unless they’re in here. A change needs both signatures.',
    protectsHow: 'You can look up what was agreed.',
  },
  notices: {
    title: 'Notices and signatures',
    group: 'law',
    protects: 'both',
    paragraphs: () => [
      'Letters and e-mails to the addresses above count as written. A cancellation counts from the day on which it arrives.',
      'Both agree that this agreement may be signed electronically and in several copies, which are one agreement together.',
    ],
    inShort: () => 'E-mail counts as written. Electronic signatures count.',
    means: () =>
      'A signature made on a phone counts, and an e-mail to the address above is enough to give notice.',
    protectsHow: 'There’s one place to send things, and a day they arrived.',
  },
};
