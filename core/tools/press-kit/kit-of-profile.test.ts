import { describe, expect, it } from 'vitest';
import { kitOfProfile, missingFromKit } from './kit-of-profile.ts';
import { pressKitSchema } from './kit-schema.ts';

const MARA = {
  artistName: 'DJ NOVA',
  city: 'Berlin',
  genres: ['Techno'],
  bioFacts: ['Resident at Halle 14 since 2023.'],
  socials: { instagram: 'https://instagram.com/djnova' },
};

describe('a profile', () => {
  it('begins a kit that can be made as it is', () => {
    const kit = kitOfProfile(MARA);
    expect(kit).toMatchObject({ artistName: 'DJ NOVA', city: 'Berlin', facts: MARA.bioFacts });
    expect(pressKitSchema.parse(kit)).toEqual(kit);
  });

  it('adds to a kit only what it does not say yet', () => {
    const kit = { ...kitOfProfile(MARA), city: 'Leipzig', facts: ['Runs Nachtbus.'], socials: {} };
    expect(missingFromKit(kit, MARA)).toEqual({
      facts: ['Runs Nachtbus.', 'Resident at Halle 14 since 2023.'],
      socials: MARA.socials,
    });
    expect(missingFromKit({ ...kitOfProfile(MARA), socials: { instagram: ' ' } }, MARA)).toEqual({
      socials: MARA.socials,
    });
    expect(missingFromKit(kitOfProfile(MARA), MARA)).toBeNull();
  });
});
