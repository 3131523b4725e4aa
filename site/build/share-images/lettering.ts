import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** Draws one cut of the typeface as outlines. Sizes in pixels, `y` is the baseline. */
export interface Pen {
  widthOf(text: string, size: number): number;
  pathOf(text: string, x: number, y: number, size: number): string;
}

type Cut = Readonly<{ wght: number; wdth: number }>;

const TITLE: Cut = { wght: 610, wdth: 118 };
const TEXT: Cut = { wght: 480, wdth: 100 };
/** Of a title, in em; small text stands as the face was drawn. */
const TITLE_TRACKING = -0.03;

const archivo = (letters: string) =>
  `@fontsource-variable/archivo/files/archivo-${letters}-standard-normal.woff2`;
/** In the order in which they are asked for a letter. Archivo speaks no Greek or Cyrillic. */
const FACES = [
  archivo('latin'),
  archivo('latin-ext'),
  archivo('vietnamese'),
  '@fontsource/inter/files/inter-cyrillic-600-normal.woff2',
  '@fontsource/inter/files/inter-greek-600-normal.woff2',
];

interface Face {
  letters: ReadonlySet<number>;
  cut(cut: Cut): Promise<fontkit.Font>;
}

async function openFace(file: string): Promise<Face> {
  const bytes = await readFile(`node_modules/${file}`);
  const font = fontkit.create(bytes);
  const everyLetter = String.fromCodePoint(...font.characterSet);
  return {
    letters: new Set(font.characterSet),
    cut: async (variationAxes) =>
      file.includes('variable')
        ? fontkit.create(await subsetFont(bytes, everyLetter, { targetFormat: 'sfnt', variationAxes }))
        : font,
  };
}

/** Pens for a text with these letters, and no others. Throws where a letter is in no typeface. */
export async function openPens(letters: string): Promise<{ title: Pen; text: Pen }> {
  let open = [...new Set(letters.normalize('NFC'))].filter((letter) => letter.trim());
  const faces: Face[] = [];
  for (const file of FACES) {
    if (open.length === 0) break;
    const face = await openFace(file);
    const without = open.filter((letter) => !face.letters.has(letter.codePointAt(0) ?? 0));
    if (without.length < open.length) faces.push(face);
    open = without;
  }
  if (open.length > 0) {
    throw new Error(
      `No typeface of the share images has ${open.join(' ')}: give that page a picture of its own`,
    );
  }
  return { title: await penOf(faces, TITLE, TITLE_TRACKING), text: await penOf(faces, TEXT, 0) };
}

async function penOf(faces: readonly Face[], cut: Cut, tracking: number): Promise<Pen> {
  const cuts = await Promise.all(
    faces.map(async (face) => ({ letters: face.letters, font: await face.cut(cut) })),
  );
  const [first] = cuts;

  /** Neighbouring letters of one font, which are laid out together: they kern. */
  function* runs(text: string) {
    let run = '';
    let font = first?.font;
    for (const letter of text.normalize('NFC')) {
      const has = cuts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))?.font ?? font;
      if (has !== font && run) {
        if (font) yield { run, font };
        run = '';
      }
      font = has;
      run += letter;
    }
    if (run && font) yield { run, font };
  }

  function* glyphs(text: string, size: number) {
    let pen = 0;
    for (const { run, font } of runs(text)) {
      const scale = size / font.unitsPerEm;
      const laid = font.layout(run);
      for (const [at, glyph] of laid.glyphs.entries()) {
        const wide = (laid.positions[at]?.xAdvance ?? 0) * scale + tracking * size;
        yield { glyph, scale, left: pen, right: pen + wide };
        pen += wide;
      }
    }
  }

  // A title is wrapped over and over until it fits: its words are measured once.
  const widths = new Map<string, number>();
  function emsOf(word: string): number {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const width = [...glyphs(word, 1)].at(-1)?.right ?? 0;
    widths.set(word, width);
    return width;
  }

  return {
    widthOf: (text, size) => text.split(/(?= )/).reduce((width, word) => width + emsOf(word) * size, 0),
    pathOf: (text, x, y, size) =>
      [...glyphs(text, size)]
        .map(({ glyph, scale, left }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + left, y)
            .toSVG(),
        )
        .join(''),
  };
}
