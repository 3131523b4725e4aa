import { describe, expect, it } from 'vitest';
import { LYON } from '../../../tests/support/contracts.ts';
import { contractAfter, contractOfProfile, emptyContract } from './contract-of-profile.ts';
import { contractSchema } from './contract-schema.ts';

const MARA = { artistName: 'DJ NOVA', currency: 'GBP', timeZone: 'Europe/London' } as const;
const begun = (facts: object = {}) => contractOfProfile({ ...MARA, ...facts }, 'mara@djnova.example');

describe('a contract that begins', () => {
  it('says what the profile knows, in a place that fits its currency', () => {
    expect(begun()).toMatchObject({
      artist: { stageName: 'DJ NOVA', email: 'mara@djnova.example', name: '' },
      ...{ currency: 'GBP', zone: 'Europe/London', law: { place: 'uk' }, nights: [] },
    });
    expect(begun({ currency: 'SEK' })).toMatchObject({ currency: 'SEK', law: { place: 'other' } });
  });

  it('is whole where the profile says nothing', () => {
    const contract = begun({ artistName: '', currency: null, timeZone: null });
    expect(contract).toMatchObject({ currency: 'EUR', zone: '', law: { place: 'eu' } });
    expect(contractSchema.safeParse({ ...contract, artist: { stageName: 'A' } }).success).toBe(true);
  });

  it('takes over what is the same at every gig from the last one, and nothing of that gig', () => {
    const contract = contractAfter({ ...LYON, wording: { fee: ['Everything.'] }, title: 'Lyon' });
    expect(contract).toEqual({
      ...emptyContract('DJ NOVA'),
      ...{ artist: LYON.artist, look: LYON.look, rider: LYON.rider, sockets: LYON.sockets },
      ...{ hospitality: LYON.hospitality, tiers: LYON.tiers, overtime: LYON.overtime, vat: LYON.vat },
      ...{ currency: LYON.currency, zone: LYON.zone, law: LYON.law },
    });
    expect(contract.client.name).toBe('');
  });
});
