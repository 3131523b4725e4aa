/**
 * Newsreader at one weight and one optical size: text is read in it and nothing else is. With Archivo's first file both
 * cuts that an English page loads stay below 60 kB, so marks that no sentence has are left out, and the italic has letters only.
 */
const SENTENCES = '20-3b 3d 3f-5b 5d 61-7a a0 a3 b0 b7 d7 2009 2013-2014 2018-2019 201c-201d 2026 20ac 2212';
const WORDS = '20-21 27-29 2c-2e 3a-3b 3f 41-5a 61-7a 2013 2018-2019 201c-201d';

/** Letters of other languages, fetched only by a page that has one. */
const ACCENTED =
  'a1-a2 a4-a8 aa-ac ae-af b1-b2 b4-b6 b8-d6 d8-ff 131 152-153 2c6 2da 2dc 201a 201e 2022 2032-2033 2039-203a 2122';
const EXTENDED = '100-130 132-151 154-17f 218-21b 1e80-1e85 1e9e 1ef2-1ef3';

export const READING_AXES = { wght: 420, opsz: 20 };

export const READING_FACES = [
  {
    name: 'newsreader.woff2',
    family: 'Newsreader Variable',
    source: 'newsreader-latin-standard-normal.woff2',
    ranges: SENTENCES.split(' '),
    keepFeatures: ['kern', 'liga'],
  },
  {
    name: 'newsreader-latin.woff2',
    family: 'Newsreader Variable',
    source: 'newsreader-latin-standard-normal.woff2',
    ranges: ACCENTED.split(' '),
    keepFeatures: ['kern'],
  },
  {
    name: 'newsreader-ext.woff2',
    family: 'Newsreader Variable',
    source: 'newsreader-latin-ext-standard-normal.woff2',
    ranges: EXTENDED.split(' '),
    keepFeatures: ['kern'],
  },
  {
    name: 'newsreader-italic.woff2',
    // A family of its own: what it lacks comes from the upright one, not from the fallback.
    family: 'Newsreader Italic',
    source: 'newsreader-latin-standard-italic.woff2',
    ranges: WORDS.split(' '),
    // Kerning would cost it as much as all its letters.
    keepFeatures: ['ccmp'],
  },
];
