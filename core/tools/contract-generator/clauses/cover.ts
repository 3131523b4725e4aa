import { type ClausesOf, EVERYWHERE, PUBLIC } from './clause-template.ts';

const VAT = {
  none: 'The Artist charges no VAT on the Fee.',
  added: 'All sums are net. The Artist adds VAT at the rate in force and shows it on the invoice.',
  reverse:
    'All sums are net of VAT. The Client accounts for VAT under the reverse charge and gives the Artist its VAT number.',
} as const;

export const COVER: ClausesOf<'licences-taxes' | 'liability' | 'insurance' | 'contractor' | 'substitution'> =
  {
    'licences-taxes': {
      title: 'Licences and taxes',
      group: 'cover',
      protects: 'both',
      usedAt: EVERYWHERE,
      neededAt: PUBLIC,
      paragraphs: ({ vat, client }) => [
        'Permits for the Event and licences for playing music in public are the Client’s or the venue’s to hold.',
        VAT[vat],
        ...(client.kind === 'business'
          ? [
              'If the law makes the Client withhold tax, it pays that tax in time and gives the Artist the certificate.',
            ]
          : []),
      ],
      inShort: ({ vat }) =>
        vat === 'reverse'
          ? 'Licences are theirs. Net of VAT, reverse charge.'
          : vat === 'added'
            ? 'Licences are theirs. VAT comes on top.'
            : 'Licences are theirs. No VAT.',
      means: () =>
        'The venue pays the collecting society. If they keep back tax, you get the paper that lets you claim it.',
      protectsHow: 'Both of you. Nobody plays without a licence, and the fee is clear before tax.',
    },
    liability: {
      title: 'Liability',
      group: 'cover',
      protects: 'both',
      usedAt: EVERYWHERE,
      neededAt: ['corporate', 'festival'],
      paragraphs: () => [
        'Each side is liable to the other for the Fee at most, and not for lost profit.',
        'This does not limit liability for injury or death, for intent or gross negligence, or where the law allows no limit.',
      ],
      inShort: () => 'Nobody owes more than the fee, except for injury and intent.',
      means: () =>
        'If something goes wrong, it can cost either of you the fee and no more. Injury and intent are different.',
      protectsHow: 'Both of you. A lost night doesn’t become a lost season.',
    },
    insurance: {
      title: 'Insurance and indemnity',
      group: 'cover',
      protects: 'both',
      usedAt: ['corporate', 'festival', 'wedding'],
      neededAt: [],
      paragraphs: ({ insurance }) => [
        insurance > 0
          ? 'Each side has public liability insurance of at least {insurance} and shows it to the other if asked.'
          : 'Each side has public liability insurance and shows it to the other if asked.',
        'Each side keeps the other free of claims of third parties for what it caused itself.',
      ],
      inShort: ({ insurance }) =>
        insurance > 0 ? 'Public liability of {insurance} on both sides.' : 'Public liability on both sides.',
      means: () =>
        'You both have insurance and show it if asked. Each of you deals with the claims they caused.',
      protectsHow: 'Both of you. It goes both ways, so you don’t insure their bar.',
    },
    contractor: {
      title: 'Independent contractor',
      group: 'cover',
      protects: 'both',
      usedAt: ['club', 'festival', 'corporate', 'residency'],
      neededAt: ['residency'],
      paragraphs: () => [
        'The Artist works as an independent contractor and not as an employee, and pays the Artist’s own taxes and social security.',
      ],
      inShort: () => 'You’re not their employee, and pay your own taxes.',
      means: () =>
        'You run your own business. They don’t pay your tax or insurance, and can’t give you orders like staff.',
      protectsHow: 'Both of you. A steady night is where a tax office starts asking.',
    },
    substitution: {
      title: 'Substitution and confidentiality',
      group: 'cover',
      protects: 'both',
      usedAt: ['wedding'],
      neededAt: [],
      paragraphs: ({ isFeeConfidential }, has) => [
        `The Artist performs in person${has('artist-cancels') ? ', apart from what {clause.artist-cancels} says' : ''}. Neither side may pass this agreement on to somebody else without the other’s written consent.`,
        ...(isFeeConfidential
          ? ['Both sides keep the Fee confidential, except towards advisers, agents and authorities.']
          : []),
      ],
      inShort: ({ isFeeConfidential }) =>
        isFeeConfidential ? 'You play in person, and the fee stays between you.' : 'You play in person.',
      means: ({ isFeeConfidential }) =>
        isFeeConfidential
          ? 'They booked you and get you. Neither of you tells others what you were paid.'
          : 'They booked you and get you, not somebody you send.',
      protectsHow:
        'Both of you. They get the person they chose, and you don’t end up working for a company you’ve never met.',
    },
  };
