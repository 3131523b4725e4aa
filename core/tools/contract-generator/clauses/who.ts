import { isCelebration } from './clause-events.ts';
import { type ClausesOf, isSeries } from './clause-template.ts';

export const WHO: ClausesOf<'parties' | 'engagement' | 'times'> = {
  parties: {
    title: 'Parties',
    group: 'who',
    paragraphs({ contract: { client }, has }) {
      const schedules = [
        ...(has('technical-rider') ? ['Schedule A (technical rider)'] : []),
        ...(has('hospitality') ? ['Schedule B (hospitality)'] : []),
      ];
      const form = schedules.length > 1 ? 'form' : 'forms';
      const liable = ', and is personally liable, beside it, for what it owes under this agreement';
      return [
        'This agreement is between the **Artist** and the **Client** named above.' +
          (schedules.length > 0 ? ` ${schedules.join(' and ')} ${form} part of it.` : ''),
        ...(client.kind === 'business'
          ? [
              `The person who signs for the Client confirms that they may bind it${client.isSignerLiable ? liable : ''}.`,
            ]
          : []),
      ];
    },
    inShort: () => '{artist} and {client}.',
    means: ({ contract: { client } }) =>
      client.kind === 'business' && client.isSignerLiable
        ? 'Says who owes what to whom. If the company can’t pay, the person who signed has to: they sign twice, once for themselves.'
        : 'Says who owes what to whom, by the names the law knows. A club’s name on a sign is not one.',
    protects: ({ client }) => (client.kind === 'business' && client.isSignerLiable ? 'artist' : 'both'),
    protectsHow: 'You know where to send a letter.',
  },
  engagement: {
    title: 'Engagement',
    group: 'who',
    paragraphs: ({ contract, has }) => [
      isSeries(contract)
        ? 'The Client engages the Artist, and the Artist agrees, to perform at the **Event** on each of the nights, at the venue and for the set time stated above (each a **Performance**).'
        : 'The Client engages the Artist, and the Artist agrees, to perform at the **Event** on the date, at the venue and for the set time stated above (the **Performance**).',
      isCelebration(contract.event)
        ? 'The Artist follows the Client’s lists of titles to play and titles to leave out, where they arrive at least 14 days before the Event. Other requests are played at the Artist’s discretion.'
        : `The Artist decides what is played${contract.show.style ? ', within the style stated above' : ''}. Requests are played at the Artist’s discretion.`,
      ...(has('deposit') ? [] : ['The date is booked once both have signed this agreement.']),
    ],
    inShort: () => 'You play {event} at {venue}.',
    means: ({ contract: { event } }) =>
      isCelebration(event)
        ? 'You’re booked for this event. Their list counts if you get it two weeks ahead; the rest is up to you.'
        : 'You’re booked for this event, and the music is up to you.',
    protects: 'both',
    protectsHow: 'They get the set they booked, and nobody writes your set list.',
  },
  times: {
    title: 'Times',
    group: 'who',
    paragraphs({ contract: { times } }) {
      const access = [
        ...(times.loadIn ? ['for load-in from {loadIn}'] : []),
        ...(times.soundCheck ? ['for a sound check from {soundCheck}'] : []),
      ];
      return [
        'The Performance runs from {start} to {end}, {length}{endsOn}.',
        ...(access.length > 0 ? [`The venue is open to the Artist ${access.join(' and ')}.`] : []),
        times.mayShift > 0
          ? 'On the night the Client may move the set by up to {mayShift}. Anything further takes both, in writing.'
          : 'Only the Artist and the Client together may move the set time, and only in writing.',
        'If the Event runs late, the Artist may end at the agreed time. The Fee stays due.',
      ];
    },
    inShort: () => '{start} to {end}, {length}.',
    means: ({ contract: { times } }) =>
      times.mayShift > 0
        ? 'They may move your set by {mayShift} on the night. A bigger change needs your yes in writing.'
        : 'Nobody moves your set without your yes in writing. If the night runs late, you may still stop on time.',
    protects: 'both',
    protectsHow: 'Nobody argues at 3 a.m. about when the set was.',
  },
};
