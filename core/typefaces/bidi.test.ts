import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inVisualOrder, levelsOf, mirrored } from './bidi.ts';

function visual(text: string): string {
  const characters = [...text];
  const runs = levelsOf(characters).map((level, index) => ({ level, text: characters[index] ?? '' }));
  return inVisualOrder(runs)
    .map((run) => (run.level % 2 === 1 ? mirrored(run.text) : run.text))
    .join('');
}

describe('the direction of text', () => {
  // As Chromium sets them; in the expected column letters stand in memory order from left to right.
  it.each([
    ['NOVA (live) 909', 'NOVA (live) 909'],
    ['אבג', 'גבא'],
    ['DJ אבג', 'DJ גבא'],
    ['אבג DJ', 'DJ גבא'],
    ['אבג 808', '808 גבא'],
    ['אבג 12-34 דה', 'הד 12-34 גבא'],
    ['אבג (live)', '(live) גבא'],
    ['אבג DJ (IL)', 'DJ (IL) גבא'],
    ['DJ (אבג)!', 'DJ (גבא)!'],
    ["דיג'יי", "יי'גיד"],
    ['ن ١٢٣', '١٢٣ ن'],
    ['نور؟', '؟رون'],
    ['١٢٣', '١٢٣'],
  ])('of %s makes it stand as %s', (text, expected) => {
    expect(visual(text)).toBe(expected);
  });

  it('never loses a character, and leaves text without Hebrew or Arabic as it is', () => {
    const characters = fc.array(fc.constantFrom(...'aZאםن٣7 -+.,()[]!\u05B8'), { maxLength: 12 });
    fc.assert(
      fc.property(characters, (text) => {
        const runs = levelsOf(text).map((level, index) => ({ level, index }));
        expect(
          inVisualOrder(runs)
            .map(({ index }) => index)
            .toSorted((a, b) => a - b),
        ).toEqual(text.map((_, index) => index));
        if (!/[אםن٣\u05B8]/u.test(text.join(''))) expect(runs.every(({ level }) => level === 0)).toBe(true);
      }),
    );
  });

  it('keeps a mark at the level of its letter', () => {
    expect(levelsOf([...'aאָ'])).toEqual([0, 1, 1]);
  });
});
