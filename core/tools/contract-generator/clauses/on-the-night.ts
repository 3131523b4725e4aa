import type { ClausesOf } from './clause-template.ts';

export const ON_THE_NIGHT: ClausesOf<
  'technical-rider' | 'hospitality' | 'travel' | 'safety' | 'damage' | 'weather'
> = {
  'technical-rider': {
    title: 'Technical rider',
    group: 'on-the-night',
    protects: 'artist',
    paragraphs: ({ contract: { sockets } }) => [
      'The Client provides the equipment in Schedule A, set up, connected and tested before the sound check. If this agreement and Schedule A differ on equipment, Schedule A applies.',
      'Replacements that Schedule A does not accept need the Artist’s written consent at least 7 days before the Event.',
      ...(sockets > 0
        ? [
            'Mixer and players stand on a stable, level surface with at least {sockets} on a circuit of their own.',
          ]
        : []),
    ],
    inShort: () => 'They provide what Schedule A lists, and it wins over this page.',
    means: () =>
      'Your equipment list is part of the contract. If the two disagree about gear, the list is right.',
    protectsHow: 'You don’t find out at the sound check that there’s no booth monitor.',
  },
  hospitality: {
    title: 'Hospitality',
    group: 'on-the-night',
    protects: 'artist',
    paragraphs: ({ contract: { hospitality, client } }) => [
      'The Client provides what Schedule B lists, from load-in until one hour after the Performance.',
      ...(hospitality.guests > 0 && client.kind === 'business'
        ? ['The Artist has {guestList} on the guest list.']
        : []),
    ],
    inShort: ({ contract: { hospitality, client } }) =>
      hospitality.guests > 0 && client.kind === 'business'
        ? 'Schedule B, and {guestList} on the guest list.'
        : 'What Schedule B lists.',
    means: () => 'Food, water and a place to sit, as listed. A long night without dinner is not in the fee.',
    protectsHow: 'What’s on the list is there when you arrive.',
  },
  travel: {
    title: 'Travel and visa',
    group: 'on-the-night',
    protects: ({ travel }) => (travel.kind === 'artist' ? 'client' : 'artist'),
    paragraphs({ contract: { travel } }) {
      if (travel.kind === 'artist') return ['The Fee includes the Artist’s travel and accommodation.'];
      if (travel.kind === 'buyout')
        return [
          'The Client pays {travelSum} for travel and accommodation, in advance. The Artist books both.',
          'Permits and visas that the Performance needs are the Client’s to obtain and pay.',
        ];
      return [
        'The Client books and pays travel and accommodation for {people}{travelDetails}, and sends the bookings at least 14 days before the Event.',
        'Travel is booked so that the Artist arrives at least 3 hours before the Performance. The room is available until 3 hours before the journey home.',
        'Permits and visas that the Performance needs are the Client’s to obtain and pay. The Artist supplies the documents for them in time.',
      ];
    },
    inShort: ({ contract: { travel } }) =>
      travel.kind === 'client'
        ? 'They book and pay travel and hotel.'
        : travel.kind === 'buyout'
          ? 'They pay {travelSum} for travel and hotel. You book.'
          : 'Travel and hotel are in the fee.',
    means: ({ contract: { travel } }) =>
      travel.kind === 'client'
        ? 'They book and pay the journey, the hotel and any visa, and you have the bookings two weeks ahead.'
        : travel.kind === 'buyout'
          ? 'You get a fixed sum on top and book for yourself. What you save is yours.'
          : 'You pay your own way, so your fee has to cover it.',
    protectsHow: ({ travel }) =>
      travel.kind === 'artist'
        ? 'What it costs you to get there is not their problem.'
        : 'Nobody discusses taxi receipts afterwards.',
  },
  safety: {
    title: 'Safety',
    group: 'on-the-night',
    protects: 'artist',
    paragraphs: () => [
      'If the Artist, the crew or the equipment is in danger, the Artist may stop and tells the Client.',
      'If the Client has not ended the danger within {safetyMinutes}, the Artist may leave. The Fee stays due.',
    ],
    inShort: () => 'You may stop. They have {safetyMinutes} to fix it.',
    means: () =>
      'Wet sockets or a fight in the booth: you may stop. If it isn’t fixed in {safetyMinutes}, you may go, paid.',
    protectsHow: 'A wet socket isn’t a matter of opinion.',
  },
  damage: {
    title: 'Equipment and damage',
    group: 'on-the-night',
    protects: 'both',
    paragraphs: () => [
      'Each side pays for what it damages. The Client answers for its guests and staff, and keeps unauthorised people away from the booth.',
      'Damage is shown to the other side on the night or, where it could not be seen then, within 3 days.',
    ],
    inShort: () => 'Who breaks it pays. Guests are theirs.',
    means: () => 'If a guest spills a drink into your player, they pay. If you break their mixer, you do.',
    protectsHow: 'It has to be said within three days, so nobody finds a scratch in March.',
  },
  weather: {
    title: 'Weather',
    group: 'on-the-night',
    protects: 'artist',
    paragraphs: () => [
      'The Performance takes place in rain or shine. The Client provides a roof that keeps booth and power dry.',
      'If the weather makes it unsafe, the Artist may stop until it is safe. The Fee stays due.',
    ],
    inShort: () => 'Rain or shine, with a roof over the booth.',
    means: () => 'They provide a roof. If a storm stops you, you’re still paid.',
    protectsHow: 'The forecast is the organiser’s risk.',
  },
};
