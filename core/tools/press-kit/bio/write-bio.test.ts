import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyKit, NOVA } from '../../../../tests/support/press-kits.ts';
import { BIO_LENGTH_IDS, BIO_LENGTHS, type PressKit } from '../kit.ts';
import { emptyKit, pressKitSchema } from '../kit-schema.ts';
import { countWords, isFirstPerson } from './count-words.ts';
import { factsOf } from './facts-of-kit.ts';
import { findClaims } from './find-claims.ts';
import { writeBio } from './write-bio.ts';

const unprovenIn = (kit: PressKit, text: string) =>
  findClaims(text, factsOf(kit), kit.artistName).flatMap(({ fact, text }) => (fact ? [] : text));

describe('a bio written from a kit', () => {
  it('says what the kit says, in three lengths', () => {
    const { bio } = writeBio(NOVA);
    const opening =
      'DJ NOVA plays techno, hypnotic and hard groove from Berlin. She has played since 2014. Her sets run two to six hours, on three players, one mixer and USB.';
    const facts = 'She has been resident at Halle 14 in Berlin since 2023.';
    const figures = 'In numbers: 31 gigs this season, 11 venues and 4× Halle 14, Berlin.';
    const highlights =
      'Highlights: Fourth evening at Halle 14, Berlin (2026); First night at Club Żuraw, Gdańsk (2025); Nuits Électriques, Lyon.';
    expect(bio.short).toBe(`${opening} ${facts} Releases include “Nachtbus EP” (Kabelton, 2024).`);
    expect(bio.medium).toBe(
      [
        opening,
        facts,
        `${figures} ${highlights}`,
        'Releases include “Nachtbus EP” (Kabelton, 2024).',
        'She travels from Berlin (BER or train). She speaks German and English.',
      ].join('\n\n'),
    );
    expect(bio.long).toContain('Tiefgang Magazin, issue 41: “Starts where other sets end.”');
  });

  it('speaks of others as they wish, in numbers as print has them', () => {
    const kit = pressKitSchema.parse({
      ...{ artistName: 'Kollektiv 909', city: 'Łódź', genres: ['Drum and Bass', 'UK Garage', 'EBM'] },
      ...{ since: '1999', setUp: '4 decks and a TR-909', languages: ['Polish'] },
    });
    expect(writeBio(kit).bio).toEqual({
      short:
        'Kollektiv 909 plays drum and bass, UK garage and EBM from Łódź. They have played since 1999. They play on four decks and a TR-909. They speak Polish.',
      medium: '',
      long: '',
    });
    expect(writeBio({ ...kit, pronoun: 'he' }).bio.short).toContain(
      'He has played since 1999. He plays on four',
    );
  });

  it('is none where there is only a name: it asks', () => {
    expect(writeBio({ ...emptyKit('DJ NOVA'), since: '2014', setLength: '2 hours' })).toEqual({
      bio: { short: '', medium: '', long: '' },
      asks: [
        { section: 'facts', text: 'Which city do you play from?' },
        { section: 'facts', text: 'Which genres do you play?' },
        { section: 'facts', text: 'What should be printed about you? One sentence, such as a residency.' },
        { section: 'highlights', text: 'Which nights or festivals are you proud of?' },
      ],
    });
    expect(writeBio(NOVA).asks).toEqual([]);
  });

  it('of any kit keeps to its words: their number, the kit’s own, and the third person of the rest', () => {
    fc.assert(
      fc.property(anyKit, (kit) => {
        const { bio, asks } = writeBio(kit);
        expect(asks.length).toBeLessThanOrEqual(4);
        for (const length of BIO_LENGTH_IDS) {
          expect(countWords(bio[length])).toBeLessThanOrEqual(BIO_LENGTHS[length]);
          expect(unprovenIn(kit, bio[length])).toEqual([]);
          expect(isFirstPerson(bio[length])).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});
