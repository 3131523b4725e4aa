import type { Contract } from '../contract.ts';
import { isCelebration } from './clause-events.ts';
import type { ClauseId } from './clause-ids.ts';
import { isSeries, type Written } from './clause-template.ts';

type Plain = (written: Written) => string;

const isLiable = ({ client }: Contract): boolean => client.kind === 'business' && client.isSignerLiable;

const FEE: Readonly<Record<Contract['deal']['kind'], string>> = {
  flat: 'You pay {fee}{eachNight}, however many tickets you sell.',
  door: 'You pay {percent} of what the tickets bring{afterCosts}, and show the count on the night.',
  guarantee:
    'You pay {fee}{eachNight} in any case, and {percent} of what the tickets bring{afterCosts} on top.',
  versus: 'You pay {fee}{eachNight}, or {percent} of what the tickets bring{afterCosts} if that is more.',
  bonus: 'You pay {fee}{eachNight} in any case, and {bonuses}.',
};

const RECORDING = {
  none: 'You may not record, film or stream the set for publication, unless {stageName} agrees in writing. Phone clips are fine.',
  clips: 'You may post clips of up to 60 seconds. Anything longer needs a written yes. Phone clips are fine.',
  all: 'You may record and stream the whole set. You name {stageName} with it, and send a copy within 14 days.',
} as const;

const TRAVEL = {
  client:
    'You book and pay the journey, the hotel and any visa for {people}, and send the bookings two weeks ahead.',
  buyout: 'You pay {travelSum} for travel and hotel in advance, and any visa. {stageName} books.',
  artist: 'Travel and hotel are in the fee. You pay nothing on top.',
} as const;

const DISPUTE = {
  talks: 'If you disagree, you talk first. After that it’s the law of {country}.',
  mediation: 'If you disagree, you try a mediator first. After that it’s the law of {country}.',
  courts: 'If you disagree, it goes to court under the law of {country}.',
} as const;

const overtime: Plain = ({ contract, terms }) =>
  terms.overtime !== null || (contract.overtime.kind !== 'none' && contract.deal.kind !== 'door')
    ? '{stageName} plays longer only by agreement on the night. Each {overtimeStep} begun costs {overtime}.'
    : '{stageName} plays longer only by agreement on the night, and you agree on the price first.';

/** What each clause means to the client, in plain language: “you” is who books. The artist reads `means` of the clause. */
export const PLAIN_FOR_CLIENT: Readonly<Record<ClauseId, Plain>> = {
  parties: ({ contract }) =>
    `Says who owes what to whom, by the names the law knows.${
      isLiable(contract)
        ? ' If the company can’t pay, whoever signs has to: they sign for the company and for themselves.'
        : contract.client.kind === 'business'
          ? ' Whoever signs for you confirms that they may.'
          : ''
    }`,
  engagement: ({ contract }) =>
    isCelebration(contract.event)
      ? 'You book {stageName} for this event. Send your list of titles at least two weeks ahead; everything else is up to the DJ.'
      : 'You book {stageName} for this event. You can make requests; the DJ decides what is played.',
  times: ({ contract: { times } }) =>
    times.mayShift > 0
      ? 'On the night you may move the set by up to {mayShift}. A bigger change needs both of you, in writing. If you run late, the set may still end on time.'
      : 'The set moves only if both of you agree in writing. If you run late, it may still end on time, and the fee stays due.',
  fee: ({ contract: { deal }, terms }) =>
    `${deal.kind === 'bonus' && terms.steps.length === 0 ? FEE.flat : FEE[deal.kind]} By bank transfer, in {currency}.`,
  deposit: ({ terms }) =>
    terms.isDepositDue
      ? 'You pay {deposit} {depositDue}. The date is yours once it has arrived: until then {stageName} may take another booking.'
      : 'You pay nothing in advance. The date is yours once both have signed.',
  balance: ({ contract, terms, has }) => {
    const late =
      contract.lateFee.kind === 'fixed'
        ? ' More than 7 days late costs {lateFee} once.'
        : contract.lateFee.kind === 'statutory'
          ? ' Late payments bear interest as the law sets it.'
          : '';
    const rest = terms.isBalanceDue ? 'You pay the remaining {balance} {balanceDue}.' : '';
    const unpaid = ` If what is due hasn’t arrived, {stageName} doesn’t have to play${has('client-cancels') ? ', and it counts as if you had cancelled' : ''}.`;
    return `${rest}${late}${unpaid}`.trim();
  },
  overtime,
  postponement: ({ contract, has }) =>
    `You may move ${isSeries(contract) ? 'each night' : 'the event'} once, to a date that is free, if you ask ${contract.postponementDays > 0 ? 'at least {postponementDays} before' : 'before the night'}. What you paid moves along.${has('client-cancels') ? ' If you find no date, you keep the old one or cancel.' : ''}`,
  'client-cancels': ({ contract: { deal }, terms: { tiers } }) =>
    deal.kind === 'door'
      ? 'If you cancel, you pay what {stageName} has spent on the night and can show.'
      : tiers.length > 1
        ? 'The later you cancel, the more you pay: {tier1.percent} of the fee at first, {lastTier.percent} in the end. What you paid counts, and anything beyond it comes back within {refundDays}.'
        : 'If you cancel, you pay {tier1.percent} of the fee. Anything you paid beyond it comes back within {refundDays}.',
  'artist-cancels': ({ contract: { client } }) =>
    `If {stageName} can’t play, you’re offered a replacement. If you don’t want it, you get everything back within {refundDays}.${client.kind === 'business' ? ' You can’t ask for more, unless it was for another gig.' : ''}`,
  'force-majeure': ({ contract: { forceMajeure } }) =>
    `If it’s nobody’s fault, nobody owes a fee. ${forceMajeure === 'returns' ? 'You get back what you paid, or you agree on a new date.' : 'What you paid waits for a new date, for a year at most.'} Low ticket sales don’t count.`,
  'technical-rider': () =>
    'You provide the equipment in Schedule A, set up and tested before the sound check. Other models need a written yes a week ahead.',
  hospitality: ({ contract: { hospitality, client } }) =>
    `You provide what Schedule B lists, from load-in until an hour after the set.${hospitality.guests > 0 && client.kind === 'business' ? ' And {guestList} on the guest list.' : ''}`,
  travel: ({ contract: { travel } }) => TRAVEL[travel.kind],
  safety: () =>
    'If somebody or something is in danger, the set may stop. You have {safetyMinutes} to fix it; after that {stageName} may leave, and the fee stays due.',
  damage: () =>
    'Each of you pays for what you break. You answer for your guests and staff. Damage has to be shown within three days.',
  weather: () =>
    'The set happens rain or shine, and you provide a roof over the booth. If a storm makes it unsafe, it may pause, and the fee stays due.',
  recording: ({ contract: { recording, client } }) =>
    client.kind === 'consumer'
      ? `${RECORDING[recording].replace(' Phone clips are fine.', '')} Your own photos and films are always fine. Pictures with your guests are posted only if you agree.`
      : RECORDING[recording],
  promotion: () =>
    'You announce {billing}, spelled like this, with the pictures and texts that {stageName} sends you, once the date is booked.',
  radius: () =>
    '{stageName} plays no other public show within {distance} of your venue {radiusNear}. Shows announced before this contract don’t count.',
  'licences-taxes': ({ contract: { vat } }) =>
    `You or the venue hold the licences for playing music. ${
      {
        none: 'No VAT comes on top.',
        included: 'VAT is in the fee.',
        added: 'VAT comes on top of all sums.',
        reverse: 'All sums are without VAT: you account for it (reverse charge).',
      }[vat]
    }`,
  liability: () =>
    'If something goes wrong, it can cost either of you the fee and no more. Injury, broken equipment and intent are different.',
  insurance: ({ contract: { client } }) =>
    `${client.kind === 'consumer' ? '{stageName} has public liability insurance and shows it' : 'Both of you have public liability insurance and show it'} if asked. Each of you deals with the claims you caused.`,
  contractor: () => 'You book a business, not an employee: {stageName} pays their own taxes and insurance.',
  substitution: ({ contract: { isFeeConfidential } }) =>
    `You get the DJ you booked, not somebody they send.${isFeeConfidential ? ' Neither of you tells others what was paid.' : ''}`,
  law: ({ contract: { law, client } }) =>
    `${DISPUTE[law.dispute]}${client.kind === 'consumer' ? ' Your rights as a consumer stay as they are.' : ''}`,
  'whole-agreement': () =>
    'Promises on the phone don’t count unless they’re in here. A change needs both signatures.',
  notices: () =>
    'An e-mail to the address above counts as written. A cancellation counts from the day it arrives. Electronic signatures count.',
};
