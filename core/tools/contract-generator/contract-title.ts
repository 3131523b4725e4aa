import { dateWords } from '#core/day-words.ts';
import type { Contract } from './contract.ts';

/** What a contract is called in lists, whether or not it has a name of its own: `Nuits Électriques, 16 Jan 2027`. */
export function contractTitle({
  title,
  show,
  client,
  artist,
  nights,
}: Pick<Contract, 'title' | 'show' | 'client' | 'artist' | 'nights'>): string {
  const day = nights.filter(Boolean).toSorted()[0];
  const dated = (name: string): string => (day ? `${name}, ${dateWords(day)}` : name);
  const [event, party, name] = [show.name, client.name, artist.stageName].map((text) => text.trim());
  return (
    title.trim() ||
    (event && dated(event)) ||
    (party && dated(`Contract with ${party}`)) ||
    (name && dated(`${name} contract`)) ||
    'Contract without a name'
  );
}
