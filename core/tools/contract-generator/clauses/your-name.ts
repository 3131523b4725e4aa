import type { ClausesOf } from './clause-template.ts';

const PERMITTED = {
  none: 'Nobody records, films or streams the Performance for publication without the Artist’s written consent.',
  clips:
    'The Client may publish clips of the Performance of up to 60 seconds each. Anything longer, and any stream, takes the Artist’s written consent.',
  all: 'The Client may record and stream the Performance, names the Artist with it, and gives the Artist a copy within 14 days. The Artist may publish that copy.',
} as const;

export const YOUR_NAME: ClausesOf<'recording' | 'promotion' | 'radius'> = {
  recording: {
    title: 'Recording and streaming',
    group: 'your-name',
    protects: ({ recording }) => (recording === 'all' ? 'client' : 'artist'),
    paragraphs: ({ contract: { recording, client } }) => [
      PERMITTED[recording],
      client.kind === 'consumer'
        ? 'Private photos and films of guests are always allowed. The Artist publishes pictures that show guests only with the Client’s consent.'
        : 'Phone clips of guests are always allowed. The Artist may publish own clips of the Performance.',
    ],
    inShort: ({ contract: { recording } }) =>
      recording === 'none'
        ? 'No recording or stream without your written yes.'
        : recording === 'clips'
          ? 'Clips of up to 60 seconds, nothing longer.'
          : 'They may record and stream it. You get a copy.',
    means: ({ contract: { recording } }) =>
      recording === 'all'
        ? 'The whole set may end up online, with your name and every mistake. You get the recording, too.'
        : 'A full set online is yours to give away. Phone clips are fine.',
    protectsHow: ({ recording }) =>
      recording === 'all'
        ? 'They get a show to publish. Ask what that is worth.'
        : 'Music in the set may not be cleared for a stream, and your name would be on it.',
  },
  promotion: {
    title: 'Promotion and billing',
    group: 'your-name',
    protects: 'both',
    paragraphs: () => [
      'The Client bills the Artist as {billing} and uses only the photos, logo and texts that the Artist supplies.',
      'The Event is announced with the Artist’s name once the date is booked.',
    ],
    inShort: () => 'Billed as {billing}. Announced once the date is booked.',
    means: () => 'Your name is spelled your way, with your pictures, and not before the date is booked.',
    protectsHow: 'They get material that works, and no poster sells a night you haven’t confirmed.',
  },
  radius: {
    title: 'Exclusivity',
    label: 'Radius',
    group: 'your-name',
    protects: 'client',
    paragraphs: () => [
      'The Artist plays no other public show within {distance} of the venue {radiusSpan}{radiusDates}.',
      'Shows that were announced before this agreement was signed, private events and streams are excepted.',
    ],
    inShort: () => 'No other public show within {distance}, {radiusNear}.',
    means: () =>
      'You play no other public show within {distance}{radiusDates}. Ask what that’s worth to them: you’re selling nights you can’t play.',
    protectsHow: 'You’re not at the bar next door a week earlier.',
  },
};
