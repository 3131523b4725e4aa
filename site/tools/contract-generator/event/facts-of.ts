import { dayWords } from '#core/day-words.ts';
import { type Contract, SETTINGS } from '#core/tools/contract-generator/contract.ts';
import { lengthWords } from '#core/tools/contract-generator/figures.ts';
import { JURISDICTIONS } from '#core/tools/contract-generator/jurisdictions.ts';
import { termsOf } from '#core/tools/contract-generator/terms.ts';

/** Parts of the event, each filled in by itself. */
export const FACT_GROUPS = {
  night: 'The night',
  client: 'Client',
  artist: 'You',
  paper: 'Law and look',
} as const;
export type FactGroup = keyof typeof FACT_GROUPS;

/** A line of what the contract knows; null where nothing was written. */
export interface Fact {
  name: string;
  words: string | null;
}

const joined = (...parts: string[]): string | null => parts.filter(Boolean).join(', ') || null;

function nightsWords({ nights }: Contract): string | null {
  const days = nights.filter(Boolean).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return days.length === 1
    ? dayWords(first)
    : `${days.length} nights, ${dayWords(first)} to ${dayWords(last)}`;
}

function setWords(contract: Contract): string | null {
  const { start, end, isAfterMidnight } = contract.times;
  if (!start && !end) return null;
  const { minutes } = termsOf(contract);
  const times = `${start || '?'}–${end || '?'}${isAfterMidnight ? ' after midnight' : ''}`;
  return minutes === null ? times : `${times}, ${lengthWords(minutes)}`;
}

/** What a part of the event says, in a few lines. */
export function factsOf(contract: Contract, group: FactGroup): Fact[] {
  const { show, times, client, artist, law, look } = contract;
  switch (group) {
    case 'night':
      return [
        { name: 'Event', words: joined(show.name) },
        { name: 'Date', words: nightsWords(contract) },
        { name: 'Venue', words: joined(show.venue, show.address) },
        { name: 'Set', words: setWords(contract) },
        {
          name: 'Load-in',
          words: joined(times.loadIn, times.soundCheck && `sound check ${times.soundCheck}`),
        },
        {
          name: 'Room',
          words: joined(
            SETTINGS[show.setting],
            show.guests > 0 ? `${show.guests.toLocaleString('en')} guests` : '',
          ),
        },
      ];
    case 'client':
      return [
        { name: 'Client', words: joined(client.name) },
        { name: 'Address', words: joined(client.address) },
        { name: 'Signs for them', words: joined(client.signer, client.signerRole) },
        { name: 'E-mail', words: joined(client.email) },
      ];
    case 'artist':
      return [
        { name: 'Artist', words: joined(artist.name, artist.stageName) },
        { name: 'Address', words: joined(artist.address) },
        { name: 'VAT or tax no.', words: joined(artist.taxId) },
        { name: 'E-mail', words: joined(artist.email) },
      ];
    case 'paper':
      return [
        { name: 'Law', words: joined(law.country, JURISDICTIONS[law.place]) },
        {
          name: 'Paper',
          words: joined(look.size, look.usesBrandKit ? 'your logo and colours' : 'black and white'),
        },
        { name: 'Reference', words: joined(contract.reference) },
        { name: 'Name', words: joined(contract.title) },
      ];
  }
}
