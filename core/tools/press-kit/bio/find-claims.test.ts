import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyKit, NOVA } from '../../../../tests/support/press-kits.ts';
import { countWords, isFirstPerson } from './count-words.ts';
import { factsOf } from './facts-of-kit.ts';
import { findClaims } from './find-claims.ts';

const claims = (text: string, kit = NOVA) =>
  findClaims(text, factsOf(kit), kit.artistName).map(({ text, fact, why }) => `${text} | ${fact?.id ?? why}`);

describe('what a bio claims', () => {
  it.each([
    ['DJ NOVA is a techno DJ from Berlin.', ['techno | genres.0', 'Berlin | city']],
    ['Her sets run 2 to 6 hours.', ['2 to 6 hours | setLength']],
    ['Her sets run two to six hours.', ['two to six hours | setLength']],
    ['This season she plays 31 gigs in eleven venues.', ['31 gigs | figures.0', 'eleven venues | figures.1']],
    [
      'On 28 November 2026 she plays Club Żuraw.',
      ['28 November 2026 | dates.0', 'Club Żuraw | highlights.1'],
    ],
    ['Her “Nachtbus EP” is out on Kabelton.', ['Nachtbus EP | releases.0', 'Kabelton | releases.0']],
    ['She speaks german.', ['german | languages.0']],
    [
      'As Tiefgang Magazin wrote: "Starts where other sets end."',
      ['Tiefgang Magazin | quotes.0', 'Starts where other sets end. | quotes.0'],
    ],
  ])('is proven by the kit: %s', (text, found) => {
    expect(claims(text)).toEqual(found);
  });

  it.each([
    ['The last hour stays above 140 BPM.', '140 BPM | number'],
    ['She played 200 shows.', '200 shows | number'],
    ['She has played since 2012.', '2012 | number'],
    ['She played fifty-five shows.', 'fifty-five shows | number'],
    ['She played seventeen shows.', 'seventeen shows | number'],
    ['She played hundreds of shows.', 'hundreds of shows | number'],
    ['Her sets have a million streams.', 'million streams | number'],
    ['She played there four times.', 'four times | number'],
    ['She is one of the hardest-working DJs in town.', 'one of the hardest-working DJs | superlative'],
    ['An award-winning DJ.', 'award-winning | superlative'],
    ['The most sought-after name of the night.', 'sought-after | superlative'],
    ['She is the best.', 'best | superlative'],
    ['She has a residency at Berghain.', 'Berghain | name'],
    ['She played with Nina Kraviz last year.', 'Nina Kraviz | name'],
    ['Club Ost booked her.', 'Club Ost | name'],
  ])('is without proof: %s', (text, found) => {
    expect(claims(text)).toContain(found);
  });

  it.each([
    'Long sets that start slow, and no sync.',
    'She is a guest of the house, and honest with every request.',
    'Her latest mix leads to the best part of a night, in the west of the forest.',
    'On Fridays in December she plays in German.',
    'I play one deck.',
  ])('is nothing that could be proven: %s', (text) => {
    expect(claims(text).filter((claim) => / \| (number|name)$/.test(claim))).toEqual([]);
  });

  it('does not take every noun of another language for a name', () => {
    const german =
      'Sie spielt seit vielen Jahren lange Nächte, mit viel Ruhe am Anfang und großer Wucht am Ende der Nacht, wenn die Tänzer bleiben.';
    expect(claims(german)).toEqual([]);
  });

  it('is proven by what the artist says proves it', () => {
    const kit = { ...NOVA, proofs: [{ claim: '140 BPM', source: 'Measured in rekordbox' }] };
    expect(claims('The last hour stays above 140 bpm.', kit)).toEqual(['140 bpm | proofs.0']);
  });

  it('takes a compound number for itself, not for its last word', () => {
    const kit = { ...NOVA, figures: [{ value: '5', label: 'shows', asOf: '' }] };
    expect(claims('Five shows.', kit)).toEqual(['Five shows | figures.0']);
    expect(claims('Fifty-five shows.', kit)).toEqual(['Fifty-five | number', 'shows | figures.0']);
    const more = { ...kit, figures: [{ value: '55', label: 'shows', asOf: '' }] };
    expect(claims('Fifty-five shows.', more)).toEqual(['Fifty-five shows | figures.0']);
  });

  it('is not proven by a year where it counts something', () => {
    const kit = { ...NOVA, since: '2015' };
    expect(claims('She plays since 2015.', kit)).toEqual(['2015 | since']);
    expect(claims('In 2015 she began.', kit)).toEqual(['2015 | since']);
    expect(claims('She played 2015 shows.', kit)).toEqual(['2015 shows | number']);
  });

  it('has its place in the text, in order and apart', () => {
    fc.assert(
      fc.property(anyKit, ({ bio, ...kit }) => {
        const text = `${bio.medium} ${bio.short}`;
        let end = 0;
        for (const claim of findClaims(text, factsOf({ ...kit, bio }), kit.artistName)) {
          expect(claim.start).toBeGreaterThanOrEqual(end);
          expect(claim.text).toBe(text.slice(claim.start, claim.end));
          expect(claim.text.trim()).not.toBe('');
          expect(claim.fact === null).toBe(claim.why !== null);
          end = claim.end;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('words and persons', () => {
  it('are counted in any script', () => {
    expect(countWords('DJ NOVA’s long sets, 2–6 hours.')).toBe(7);
    expect(countWords('火曜日の夜 נובה 🔥')).toBeGreaterThan(2);
    expect(countWords('')).toBe(0);
  });

  it.each([
    ['I play techno.', true],
    ['My sets are long.', true],
    ['We’re from Berlin, and our sets are long.', true],
    ['She says: “I play techno.”', false],
    ['Mira plays. The end of an era.', false],
    ['In Berlin I play techno.', true],
    ['I’m from Berlin.', true],
    ['The sets are long and start slow, with three decks. Since 2015 I have played in Leipzig.', true],
    ['Her edit of I Feel Love closes the night.', false],
    ['She scored Act I and Act II of the opera.', false],
    ['Gra od lat we Wrocławiu i w Krakowie, zawsze długie sety, zawsze techno, bez przerwy do rana.', false],
    ['Suona a Milano. I suoi set durano sei ore e il pubblico resta fino alla fine della notte.', false],
    ['Hun spiller for alle. I byen kender de hende for lange sæt, og I kan høre dem her til sommer.', false],
  ])('%s', (text, expected) => {
    expect(isFirstPerson(text)).toBe(expected);
  });
});
