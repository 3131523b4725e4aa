import type { Contract } from './contract.ts';

/** What a contract is called in lists, whether or not it has a name of its own. */
export function contractTitle({
  title,
  show,
  client,
  artist,
}: Pick<Contract, 'title' | 'show' | 'client' | 'artist'>): string {
  const [party, name] = [client.name.trim(), artist.stageName.trim()];
  return (
    title.trim() ||
    show.name.trim() ||
    (party && `Contract with ${party}`) ||
    (name && `${name} contract`) ||
    'Contract without a name'
  );
}
