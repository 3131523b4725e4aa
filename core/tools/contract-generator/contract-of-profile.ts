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

/** A contract that begins with what the profile says. @param email of the account */
export function contractOfProfile({ artistName, currency, timeZone }: Facts, email: string): Contract {
  const empty = emptyContract(cutTo(artistName, LONGEST.line));
  const paidIn = currency ?? empty.currency;
  return {
    ...empty,
    artist: { ...empty.artist, email },
    currency: paidIn,
    zone: timeZone ?? '',
    law: { ...empty.law, place: PLACES[paidIn] ?? empty.law.place },
  };
}

/** A contract that begins with what is the same at every gig: what its artist wrote of themselves and their booth last time. */
export function contractAfter(last: Contract): Contract {
  const { artist, look, rider, sockets, hospitality, tiers, overtime, currency, zone, vat, law } = last;
  return {
    ...emptyContract(''),
    ...{ artist, look, rider, sockets, hospitality, tiers, overtime, currency, zone, vat, law },
  };
}
