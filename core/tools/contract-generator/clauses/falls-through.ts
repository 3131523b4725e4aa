import { type ClausesOf, isSeries, type Written } from './clause-template.ts';

/** One paragraph a tier, from the earliest on. */
function tierParagraphs({ contract, terms: { tiers, fee } }: Written): string[] {
  const series = isSeries(contract);
  // Of a share of the door nobody can say what a night that fell through would have brought.
  if (contract.deal.kind === 'door')
    return [
      'If the Client cancels, the Client pays what the Artist has spent on the Performance and can show.',
    ];
  const owed = (index: number): string => {
    if (tiers[index]?.percent === 0) return 'nothing';
    const sum = fee > 0 ? ` ({tier${index + 1}.sum})` : '';
    return `{tier${index + 1}.percent} of the Fee${series ? ' for that night' : ''}${sum}`;
  };
  if (tiers.length === 1)
    return [`If the Client cancels${series ? ' a night' : ''}, the Client pays ${owed(0)}.`];
  return tiers.map((_, index) => {
    if (index === 0)
      return `If the Client cancels {tier1.days} or more before ${series ? 'a night' : 'the Event'}, the Client pays ${owed(0)}.`;
    return index === tiers.length - 1
      ? `Later than that: ${owed(index)}.`
      : `{tier${index + 1}.range} before: ${owed(index)}.`;
  });
}

export const FALLS_THROUGH: ClausesOf<
  'postponement' | 'client-cancels' | 'artist-cancels' | 'force-majeure'
> = {
  postponement: {
    title: 'Postponement',
    group: 'falls-through',
    paragraphs: ({ contract, has }) => [
      `The Client may move ${isSeries(contract) ? 'each night' : 'the Event'} once, to a date on which the Artist is free.`,
      `The Client asks ${contract.postponementDays > 0 ? 'at least {postponementDays} ' : ''}before ${isSeries(contract) ? 'the night' : 'the Event'}. What was paid moves to the new date.`,
      ...(has('client-cancels')
        ? [
            'If no date is found within 30 days of that request, the Client keeps the date, or cancels by {clause.client-cancels} as of the day of the request.',
          ]
        : []),
    ],
    inShort: () => 'They may move the date once, if you’re free.',
    means: ({ contract, has }) =>
      `${contract.postponementDays > 0 ? 'Up to {postponementDays} before' : 'Until the night'}, they may ask for another date, once. What they paid moves along.${
        has('client-cancels') ? ' If you two find none, they keep the old one or cancel.' : ''
      }`,
    protects: 'both',
    protectsHow: 'They don’t lose the deposit, and you don’t lose the fee.',
  },
  'client-cancels': {
    title: 'Cancellation by the Client',
    label: 'If the client cancels',
    group: 'falls-through',
    paragraphs: (written) => [
      ...tierParagraphs(written),
      written.contract.deal.kind === 'door'
        ? 'What was paid beyond that goes back within {refundDays}.'
        : 'These sums compensate for the lost date. They are not a penalty. Payments already made count towards them, and what was paid beyond them goes back within {refundDays}.' +
          (written.contract.client.kind === 'consumer'
            ? ' The Client may show that the loss was smaller.'
            : ''),
    ],
    inShort: ({ contract: { deal }, terms: { tiers } }) =>
      deal.kind === 'door'
        ? 'They pay what you’ve spent.'
        : tiers.length > 1
          ? '{tier1.percent} of the fee at first, {lastTier.percent} in the end.'
          : '{tier1.percent} of the fee, whenever they cancel.',
    means: ({ contract: { deal }, terms: { tiers } }) =>
      deal.kind === 'door'
        ? 'Without a guarantee there’s no fee to keep a share of. You get back what the night has cost you.'
        : tiers.length > 1
          ? 'The closer to the night they cancel, the more they owe you. A Saturday is hard to fill again in a week.'
          : 'Whenever they cancel, they owe you the same.',
    protects: 'artist',
    protectsHow: ({ deal }) =>
      deal.kind === 'door'
        ? 'You don’t pay for a night that they called off.'
        : 'They know the price of every day in advance.',
  },
  'artist-cancels': {
    title: 'Cancellation by the Artist',
    label: 'If the artist cancels',
    group: 'falls-through',
    paragraphs: ({ contract }) => [
      'If the Artist cannot perform, the Artist says so at once and proposes a replacement of similar standing at no higher fee.',
      `If the Artist proposes nobody, or the Client declines the replacement, what was paid for ${isSeries(contract) ? 'that night' : 'the Performance'} goes back within {refundDays}.` +
        (contract.client.kind === 'business'
          ? ' No further claim arises from it, unless the Artist cancels to perform elsewhere.'
          : ''),
    ],
    inShort: () => 'You find a replacement they accept, or pay everything back.',
    means: ({ contract: { client } }) =>
      `If you can’t play, offer somebody. If they don’t want that, pay back what you got within {refundDays}.${
        client.kind === 'business' ? ' They can’t ask for more, unless you left them for another gig.' : ''
      }`,
    protects: 'client',
    protectsHow: 'They never pay for a set that didn’t happen. For you, it caps what a bad week can cost.',
  },
  'force-majeure': {
    title: 'Force majeure',
    group: 'falls-through',
    paragraphs: ({ contract: { forceMajeure }, has }) => [
      'Neither side is liable if illness or accident with medical proof, riot, strike, epidemic, natural disaster or an order of an authority makes the Performance impossible.' +
        (has('artist-cancels')
          ? ' Where it is the Artist who cannot come, {clause.artist-cancels} applies.'
          : ''),
      `${has('artist-cancels') ? 'In all other cases what was paid' : 'What was paid then'} ${
        forceMajeure === 'returns'
          ? 'goes back within {refundDays} or, if both agree, moves to a new date'
          : 'moves to a new date within 12 months or, if none is found, goes back'
      }. Costs already booked stay with the side that booked them.`,
      `Low ticket sales are not force majeure.${has('weather') ? ' What happens in bad weather is said in {clause.weather} alone.' : ''}`,
    ],
    inShort: ({ contract: { forceMajeure } }) =>
      forceMajeure === 'returns'
        ? 'Nobody’s fault: nobody pays, the deposit goes back.'
        : 'Nobody’s fault: nobody pays, the deposit moves to a new date.',
    means: ({ contract: { forceMajeure } }) =>
      forceMajeure === 'returns'
        ? 'If it’s nobody’s fault, nobody owes a fee. You pay the deposit back, or you find a new date.'
        : 'If it’s nobody’s fault, nobody owes a fee. The deposit waits for a new date, for a year at most.',
    protects: 'both',
    protectsHow: 'A bad presale doesn’t count.',
  },
};
