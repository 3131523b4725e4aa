import type { Contract } from '../contract.ts';
import { type ClausesOf, EVERYWHERE, isSeries } from './clause-template.ts';

/** One paragraph a tier, from the earliest on. */
function tierParagraphs(contract: Contract): string[] {
  const sum = isSeries(contract)
    ? '{TIER.percent} of the Fee for that night ({TIER.sum})'
    : '{TIER.percent} of the Fee ({TIER.sum})';
  const of = (index: number): string => sum.replaceAll('TIER', `tier${index + 1}`);
  const event = isSeries(contract) ? 'a night' : 'the Event';
  const { tiers } = contract;
  return tiers.map((_, index) => {
    if (tiers.length === 1)
      return `If the Client cancels ${isSeries(contract) ? 'a night' : ''}, it pays ${of(0)}.`.replace(
        ' ,',
        ',',
      );
    if (index === 0)
      return `If the Client cancels {tier1.days} days or more before ${event}, it pays ${of(0)}.`;
    if (index === tiers.length - 1) return `Later than that: ${of(index)}.`;
    return `{tier${index + 1}.upTo} to {tier${index + 1}.days} days before: ${of(index)}.`;
  });
}

export const FALLS_THROUGH: ClausesOf<
  'postponement' | 'client-cancels' | 'artist-cancels' | 'force-majeure'
> = {
  postponement: {
    title: 'Postponement',
    group: 'falls-through',
    protects: 'both',
    usedAt: EVERYWHERE,
    neededAt: [],
    paragraphs: (_, has) => [
      'The Client may move the Event once, to a date on which the Artist is free.',
      'The Client asks at least {postponementDays} days before the Event. The Deposit moves to the new date.',
      ...(has('client-cancels')
        ? [
            'If no date is found within 30 days of that request, {clause.client-cancels} applies as of the day of the request.',
          ]
        : []),
    ],
    inShort: () => 'They may move the date once, if you’re free.',
    means: () =>
      'Up to {postponementDays} days before, they may ask for another date, once. The deposit moves along.',
    protectsHow: 'Both of you. They don’t lose the deposit, and you don’t lose the fee.',
  },
  'client-cancels': {
    title: 'Cancellation by the Client',
    label: 'If the client cancels',
    group: 'falls-through',
    protects: 'artist',
    usedAt: EVERYWHERE,
    neededAt: EVERYWHERE,
    paragraphs: (contract) => [
      ...tierParagraphs(contract),
      'These sums compensate for the lost date. They are not a penalty. Payments already made count towards them.',
    ],
    inShort: ({ tiers }) =>
      tiers.length > 1
        ? '{tier1.percent} of the fee at first, {lastTier.percent} in the end.'
        : '{tier1.percent} of the fee, whenever they cancel.',
    means: ({ tiers }) =>
      tiers.length > 1
        ? 'The closer to the night they cancel, the more they owe you. A Saturday is hard to fill again in a week.'
        : 'Whenever they cancel, they owe you the same.',
    protectsHow: 'You. They know the price of every day in advance.',
  },
  'artist-cancels': {
    title: 'Cancellation by the Artist',
    label: 'If the artist cancels',
    group: 'falls-through',
    protects: 'client',
    usedAt: EVERYWHERE,
    neededAt: ['wedding', 'corporate', 'private'],
    paragraphs: () => [
      'If the Artist cannot perform, the Artist says so at once and proposes a replacement of similar standing at no higher fee.',
      'If the Client declines the replacement, everything that was paid goes back within {refundDays} days. No further claim arises from the cancellation.',
    ],
    inShort: () => 'You find a replacement they accept, or pay everything back.',
    means: () =>
      'If you can’t play, offer somebody. If they don’t want that, pay back what you got within {refundDays} days, and that’s the end of it.',
    protectsHow: 'Them. They never pay for a set that didn’t happen. It also caps what they can ask of you.',
  },
  'force-majeure': {
    title: 'Force majeure',
    group: 'falls-through',
    protects: 'both',
    usedAt: EVERYWHERE,
    neededAt: ['festival'],
    paragraphs: ({ forceMajeure }) => [
      'Neither side is liable if illness or accident with medical proof, riot, strike, epidemic, natural disaster or an order of an authority makes the Performance impossible.',
      forceMajeure === 'returns'
        ? 'What was paid then goes back within 14 days or, if both agree, moves to a new date. Costs already booked stay with the side that booked them.'
        : 'What was paid then moves to a new date within 12 months or, if none is found, goes back. Costs already booked stay with the side that booked them.',
      'Low ticket sales are not force majeure.',
    ],
    inShort: ({ forceMajeure }) =>
      forceMajeure === 'returns'
        ? 'Nobody’s fault: nobody pays, the deposit goes back.'
        : 'Nobody’s fault: nobody pays, the deposit moves to a new date.',
    means: ({ forceMajeure }) =>
      forceMajeure === 'returns'
        ? 'If it’s nobody’s fault, nobody owes a fee. You pay the deposit back, or you find a new date.'
        : 'If it’s nobody’s fault, nobody owes a fee. The deposit waits for a new date, for a year at most.',
    protectsHow: 'Both of you. A bad presale doesn’t count.',
  },
};
