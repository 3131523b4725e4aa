import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { BODY, words } from '../../tests/support/paper.ts';
import { breakLines, drawnText, type Line, textPieces } from './break-lines.ts';
import { openFaces } from './faces.ts';
import type { Inline, Text } from './text-style.ts';

const facesFor = (text: Text) =>
  openFaces(
    readLogoFonts([
      ...new Set(
        textPieces(text, BODY)
          .pieces.map(({ file }) => file)
          .filter(Boolean),
      ),
    ]),
  );

const lines = (text: Text, width = 200): Line[] => breakLines(text, BODY, width, facesFor(text));

const inReadingOrder = ({ runs }: Line) => runs.toSorted((one, other) => one.order - other.order);
const readOf = (line: Line): string =>
  inReadingOrder(line)
    .map(({ asRead }) => asRead)
    .join('');
const seenOf = (line: Line): string[] => line.runs.map(({ asRead }) => asRead.trim()).filter(Boolean);

describe('a text broken into lines', () => {
  it('keeps every character in its order, and no line wider than its column', () => {
    const letter = fc.constantFrom(...'abcdefgxyzÀŁĐ   -/’火音乐서울ไทยאבגдж🔥0123456789');
    const text = fc.array(letter, { maxLength: 200 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 40, max: 400 }), (text, width) => {
        const broken = lines(text, width);
        expect(broken.map(readOf).join('')).toBe(drawnText(text));
        for (const line of broken) expect(line.width).toBeLessThanOrEqual(width + 0.02 * width);
      }),
      { numRuns: 150 },
    );
  });

  it('breaks between words, and leaves the space at the end of its line', () => {
    const broken = lines(words(30));
    expect(broken.length).toBeGreaterThan(3);
    for (const line of broken.slice(0, -1)) expect(readOf(line)).toMatch(/^\S.* $/);
  });

  it('cuts a word that is wider than the column, and no other', () => {
    const address = `https://example.com/${'long'.repeat(30)}`;
    const broken = lines(`see ${address} there`, 120);
    expect(broken.length).toBeGreaterThan(4);
    expect(broken.map(readOf).join('')).toBe(`see ${address} there`);
  });

  it('ends a line where the text says so, and keeps no empty one at the end', () => {
    expect(lines('one\ntwo\r\nthree\n').map(readOf)).toEqual(['one', 'two', 'three']);
  });

  it('breaks Chinese and Japanese between characters, not before a full stop', () => {
    const broken = lines('私は東京から来たDJです。'.repeat(6), 100);
    expect(broken.length).toBeGreaterThan(4);
    for (const line of broken) expect(readOf(line)).not.toMatch(/^。/);
  });

  it('never cuts an emoji that is made of several', () => {
    const broken = lines('👩‍🚀🏳️‍🌈🇩🇪👍🏽'.repeat(8), 60);
    const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const count = (text: string) => [...segments.segment(text)].length;
    expect(broken.reduce((sum, line) => sum + count(readOf(line)), 0)).toBe(32);
  });

  it('has strong parts and links in their own runs', () => {
    const text: Inline[] = [
      { text: 'Nova', strong: true },
      { text: ' plays ' },
      { text: 'here', link: 'https://example.com' },
      { text: '.' },
    ];
    const [line] = lines(text, 400);
    expect(line?.runs.map(({ font, asRead, link }) => [font, asRead, link])).toEqual([
      ['inter', 'Nova', undefined],
      ['inter-regular', ' plays ', undefined],
      ['inter-regular', 'here', 'https://example.com'],
      ['inter-regular', '.', undefined],
    ]);
  });
});

describe('a text that runs from right to left', () => {
  it('stands from the right in every line, even where a line begins with another script', () => {
    const broken = lines('نور يعزف House و Techno منذ 2014 في بيروت', 90);
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.every(({ isLeftwards }) => isLeftwards)).toBe(true);
  });

  it('has words of another script inside it from left to right', () => {
    const [line] = lines('نور House و Techno', 400);
    expect(seenOf(line as Line)).toEqual(['Techno', 'و', 'House', 'نور']);
    expect(readOf(line as Line)).toBe('نور House و Techno');
  });

  it('hangs the space at the end of a line out on the left', () => {
    const [line] = lines('שלום עולם שלום עולם שלום עולם', 80);
    expect(line?.runs[0]?.x).toBeLessThan(0);
  });
});

describe('parts of a text in looks of their own', () => {
  const joined = (text: readonly Inline[]): string => text.map((inline) => inline.text).join('');
  /** The letters from left to right. */
  const inOrder = (text: Text): string =>
    (lines(text, 600)[0] as Line).runs
      .map(({ asRead, level }) => (level % 2 === 1 ? [...asRead].toReversed().join('') : asRead))
      .join('');

  it.each<[string, Inline[]]>([
    [
      'English in Hebrew',
      [
        { text: 'היום ' },
        { text: 'DJ ' },
        { text: 'Nova', strong: true },
        { text: ' live' },
        { text: ' בעיר' },
      ],
    ],
    [
      'Hebrew in English',
      [{ text: 'Play ' }, { text: 'שלום', strong: true }, { text: ' עולם' }, { text: ' now' }],
    ],
    ['figures in Arabic', [{ text: 'السعر ' }, { text: '12-14', strong: true }, { text: ' الآن' }]],
    [
      'a link in Hebrew',
      [{ text: 'ראו ' }, { text: 'the rider', link: 'https://x.example' }, { text: ' page' }],
    ],
  ])('stand where they would without them: %s', (_, text) => {
    expect(inOrder(text)).toBe(inOrder(joined(text)));
  });
});

describe('spaces', () => {
  it.each(['\u00A0', '\u2009', '\u2003', '\u3000'])('of any kind are kept, and have a width: %j', (space) => {
    const [line] = lines(`14${space}March`, 400);
    const [bare] = lines('14March', 400);
    expect(readOf(line as Line)).toBe(`14${space}March`);
    expect(line?.width).toBeGreaterThan((bare?.width ?? 0) + 1);
  });

  it('that are narrow and must not break are the common kind', () => {
    expect(drawnText('1\u202F200\u2007€')).toBe('1\u00A0200\u00A0€');
  });
});

it.each([
  'Привітвсіммоїмдрузям Київ',
  'שלוםשלוםשלום שלום',
  'پژوهشگرانگانشگا سلام',
  'नमस्तेनमस्ते नमस्ते',
  '🇩🇪👩‍🚀👨‍👩‍👧 🇩🇪',
])('a narrow column asks for no other font file than the text itself: %s', (text) => {
  for (const width of [4, 12, 30, 60]) expect(lines(text, width).map(readOf).join('')).toBe(text);
});

describe('what is drawn of a text', () => {
  it('is composed, without control characters', () => {
    expect(drawnText('Zoe\u0308\tX\u0007\u2028Y')).toBe('Zoë X\nY');
  });

  it('names the characters that no face has, but not those that are never seen', () => {
    expect(textPieces('A\u200Dქ\uFE0F\u00ADბB', BODY).missing.toSorted()).toEqual(['ბ', 'ქ']);
    expect(
      textPieces('Łódź 火 서울 ไทย नमस्ते שלום سلام Ελλάδα Київ 🔥👩‍🚀🏳️‍🌈🇩🇪1️⃣ €£₿→★', BODY).missing,
    ).toEqual([]);
  });
});

it('letters that are spaced out are as wide as they are drawn', () => {
  const wide = { ...BODY, tracking: 2 };
  const [plain] = breakLines('PRESS KIT', BODY, 400, facesFor('PRESS KIT'));
  const [spaced] = breakLines('PRESS KIT', wide, 400, facesFor('PRESS KIT'));
  expect((spaced?.width ?? 0) - (plain?.width ?? 0)).toBeCloseTo(2 * 9);
});
