import type { Profile } from '#core/profile.ts';
import { cutTo } from '#core/text.ts';
import { type Contract, LONGEST } from './contract.ts';
import { contractDraftSchema } from './contract-schema.ts';
import type { JurisdictionId } from './jurisdictions.ts';

type Facts = Pick<Profile, 'artistName' | 'currency' | 'timeZone'>;

/** Where contracts in a currency are usually closed. */
const PLACES: Readonly<Record<string, JurisdictionId>> = { EUR: 'eu', GBP: 'uk', USD: 'us' };

/** A contract in which nothing is written yet. */
export const emptyContract = (stageName: string): Contract =>
  contractDraftSchema.parse({ artist: { stageName } });

/**
 * A contract that begins with what the profile says, and with what its artist wrote of themselves and their booth last time.
 * @param email of the account
 * @param last the contract that was written last, or null
 */
export function contractOfProfile(
  { artistName, currency, timeZone }: Facts,
  email: string,
  last: Contract | null,
): Contract {
  const empty = emptyContract(cutTo(artistName, LONGEST.line));
  const { currency: money, law } = empty;
  const used = currency ?? money;
  if (last) {
    const { artist, look, rider, sockets, hospitality, tiers, overtime } = last;
    return {
      ...{ ...empty, artist, look, rider, sockets, hospitality, tiers, overtime },
      ...{ currency: last.currency, zone: last.zone, vat: last.vat, law: last.law },
    };
  }
  return {
    ...empty,
    artist: { ...empty.artist, email },
    currency: used,
    zone: timeZone ?? '',
    law: { ...law, place: PLACES[used] ?? law.place },
  };
}
