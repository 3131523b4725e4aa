import { type ClausesOf, isSeries } from './clause-template.ts';

const VAT = {
  none: 'The Artist charges no VAT on the Fee.',
  included: 'All sums include VAT at the rate in force, which the Artist shows on the invoice.',
  added: 'All sums are net. The Artist adds VAT at the rate in force and shows it on the invoice.',
  reverse:
    'All sums are net of VAT. The Client accounts for VAT under the reverse charge and gives the Artist its VAT number.',
} as const;

const VAT_SHORT = {
  none: 'No VAT.',
  included: 'VAT is in the fee.',
  added: 'VAT comes on top.',
  reverse: 'Net of VAT, reverse charge.',
} as const;

export const COVER: ClausesOf<'licences-taxes' | 'liability' | 'insurance' | 'contractor' | 'substitution'> =
  {
    'licences-taxes': {
      title: 'Licences and taxes',
      group: 'cover',
      protects: 'both',
      paragraphs: ({ contract: { vat, client } }) => [
        'Permits for the Event and licences for playing music in public are the Client’s or the venue’s to hold.',
        VAT[vat],
        ...(client.kind === 'business'
          ? [
              'If the law makes the Client withhold tax, it pays that tax in time and gives the Artist the certificate.',
            ]
          : []),
      ],
      inShort: ({ contract: { vat } }) => `Licences are theirs. ${VAT_SHORT[vat]}`,
      means: () =>
        'The client or the venue pays the collecting society. If they keep back tax, you get the paper that lets you claim it.',
      protectsHow: 'Nobody plays without a licence, and the fee is clear before tax.',
    },
    liability: {
      title: 'Liability',
      group: 'cover',
      protects: 'both',
      paragraphs: ({ contract }) => [
        `Each side is liable to the other for the Fee${isSeries(contract) ? ' of all nights together' : ''} at most, and not for lost profit. Payments that are due under this agreement do not count towards it.`,
        'This does not limit liability for damage to equipment and property, for claims of third parties, for injury or death, for intent or gross negligence, or where the law allows no limit.',
      ],
      inShort: () => 'Nobody owes damages above the fee, except for injury, broken things and intent.',
      means: () =>
        'If something goes wrong, it can cost either of you the fee and no more. Injury, broken equipment and intent are different.',
      protectsHow: 'A lost night doesn’t become a lost season.',
    },
    insurance: {
      title: 'Insurance and indemnity',
      group: 'cover',
      paragraphs: ({ contract: { insurance, client } }) => [
        `${client.kind === 'consumer' ? 'The Artist' : 'Each side'} has public liability insurance${
          insurance > 0 ? ' of at least {insurance}' : ''
        } and shows it to the other side if asked.`,
        'Each side keeps the other free of claims of third parties for what it caused itself.',
      ],
      inShort: ({ contract: { insurance, client } }) =>
        `Public liability${insurance > 0 ? ' of {insurance}' : ''} ${client.kind === 'consumer' ? 'on your side' : 'on both sides'}.`,
      means: ({ contract: { client } }) =>
        `${client.kind === 'consumer' ? 'You have insurance and show it' : 'You both have insurance and show it'} if asked. Each of you deals with the claims they caused.`,
      protects: ({ client }) => (client.kind === 'consumer' ? 'client' : 'both'),
      protectsHow: ({ client }) =>
        client.kind === 'consumer'
          ? 'Most venues ask them for it.'
          : 'It goes both ways, so you don’t insure their bar.',
    },
    contractor: {
      title: 'Independent contractor',
      group: 'cover',
      protects: 'both',
      paragraphs: () => [
        'The Artist works as an independent contractor and not as an employee, and pays the Artist’s own taxes and social security.',
      ],
      inShort: () => 'You’re not their employee, and pay your own taxes.',
      means: () =>
        'You run your own business. They don’t pay your tax or insurance, and can’t give you orders like staff.',
      protectsHow: 'A steady night is where a tax office starts asking.',
    },
    substitution: {
      title: 'Substitution and confidentiality',
      group: 'cover',
      protects: 'both',
      paragraphs: ({ contract: { isFeeConfidential }, has }) => [
        `The Artist performs in person${has('artist-cancels') ? ', apart from what {clause.artist-cancels} says' : ''}. Neither side may pass this agreement on to somebody else without the other’s written consent.`,
        ...(isFeeConfidential
          ? ['Both sides keep the Fee confidential, except towards advisers, agents and authorities.']
          : []),
      ],
      inShort: ({ contract: { isFeeConfidential } }) =>
        isFeeConfidential ? 'You play in person, and the fee stays between you.' : 'You play in person.',
      means: ({ contract: { isFeeConfidential } }) =>
        isFeeConfidential
          ? 'They booked you and get you. Neither of you tells others what you were paid.'
          : 'They booked you and get you, not somebody you send.',
      protectsHow:
        'They get the person they chose, and you don’t end up working for a company you’ve never met.',
    },
  };
