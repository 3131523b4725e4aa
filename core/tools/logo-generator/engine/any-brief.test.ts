import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { FONT_IDS } from '#core/typefaces/font-catalogue.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { oneOf } from '../../../../tests/support/one-of.ts';
import { ARCHETYPE_IDS } from '../archetypes.ts';
import {
  AVOIDANCES,
  type AvoidanceId,
  GENRES,
  LAYOUTS,
  LOCKABLE,
  type LogoBrief,
  logoBriefSchema,
  MOODS,
} from '../brief.ts';
import { readable } from '../colours.ts';
import { refusalOf } from '../refusal.ts';
import { type LogoSpec, logoSpecSchema } from '../spec.ts';
import { PICTURE } from './box.ts';
import { designLogos } from './design-logos.ts';
import { drawLogo } from './draw-logo.ts';
import { TooComplexError } from './errors.ts';
import { type FaceSet, facesNeeded, openFaces } from './faces.ts';
import { PALETTE_IDS } from './palettes.ts';
import { planLogos } from './plan-logos.ts';
import { renderLogo } from './render-logo.ts';
import { SYMBOL_IDS } from './symbol-names.ts';
import { drawingFaults, specFaults } from './taste.ts';

const BRIEFS = 10_000;
const PLANNED = BRIEFS / oneOf(5);
/** To draw all of them takes hours. */
const DRAWN = BRIEFS / oneOf(250);

const letters = (text: string) => fc.constantFrom(...text);
const alphabet = fc.oneof(
  { weight: 5, arbitrary: letters('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz') },
  letters('ÄÖÜßÉÈÊËÀÇÑØÅÆŁŻŹĆŃŚŠŽČĚŘŮĐŐŰİĞ'),
  letters('АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеж'),
  letters('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέήίόύώς'),
  letters('火水木金土月日東京夜音楽機械心空海山川'),
  letters('نورسماليجدأםולשאבג'),
  letters('0123456789'),
  letters('  &\'"<>/-+.!?'),
);
const text = (minLength: number, maxLength: number) =>
  fc.array(alphabet, { minLength, maxLength }).map((characters) => characters.join(''));
const name = fc.oneof(
  { weight: 3, arbitrary: text(1, 60) },
  { weight: 2, arbitrary: text(2, 14) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'A',
        'LL',
        'DJ NOVA',
        'DJ 火',
        'Kollektiv 909',
        'The Midnight Frequency Orchestra',
        'نور',
        'DJ 서울',
      ],
      ...['Луна', 'דיסקו', 'Q'.repeat(60), 'DJ 🔥', '👩‍🎤', 'ꦗ', '', '!?', 'x'.repeat(61), '\u0308A'],
    ),
  },
);

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  fc.constantFrom(...(Object.keys(record) as Key[]));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const few = <Item>(items: readonly Item[], most: number) =>
  fc.array(fc.constantFrom(...items), { minLength: 1, maxLength: most });
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const anyColours = fc.record({ bg: hex, fg: hex, a: hex, b: hex });
const colours = fc.oneof({ weight: 4, arbitrary: anyColours.map(readable) }, anyColours);
const like = fc.record({
  archetype: fc.constantFrom(...ARCHETYPE_IDS),
  font: fc.constantFrom(...FONT_IDS),
  palette: fc.constantFrom(...PALETTE_IDS),
  colours: maybe(colours),
  symbol: fc.constantFrom(...SYMBOL_IDS),
  locks: fc.subarray([...LOCKABLE]),
});
const brief = fc.record({
  name,
  tagline: fc.oneof(fc.constant(''), fc.constant('Techno / Berlin'), text(1, 60)),
  genre: keysOf(GENRES),
  mood: maybe(keysOf(MOODS)),
  palettes: maybe(few(PALETTE_IDS, 6)),
  colours: maybe(colours),
  symbols: maybe(few(SYMBOL_IDS, 4)),
  layout: maybe(keysOf(LAYOUTS)),
  avoid: maybe(fc.subarray(Object.keys(AVOIDANCES) as AvoidanceId[], { maxLength: 4 })),
  like: maybe(like),
  seed: fc.nat(2 ** 31 - 1),
});

/** The brief as it is read, or why it is refused: a field and a reason, in words for people. */
function read(input: unknown): LogoBrief | null {
  const parsed = logoBriefSchema.safeParse(input);
  const refusal = parsed.success
    ? refusalOf(parsed.data)
    : { path: parsed.error.issues[0]?.path.join('.'), reason: parsed.error.issues[0]?.message };
  if (!refusal) return parsed.data ?? null;
  expect(refusal.path).toMatch(/^(name|tagline|palettes|colours|symbols|avoid|like)/);
  expect(refusal.reason).toMatch(/^[A-Z].{12,}/u);
  expect(refusal.reason).not.toMatch(/invalid|expected/i);
  return null;
}

const files = new Map<string, Uint8Array>();

/** Each file is read and parsed once. */
function facesFor(wanted: LogoBrief): FaceSet {
  for (const file of facesNeeded(wanted)) {
    const bytes = files.get(file) ?? readLogoFonts([file]).get(file);
    if (bytes) files.set(file, bytes);
  }
  return openFaces(files);
}

const ELEMENTS = new Set(['svg', 'path', 'defs', 'linearGradient', 'stop']);
const ATTRIBUTES = new Set(
  [
    ['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label', 'fill', 'd', 'id', 'gradientUnits'],
    ['x1', 'y1', 'x2', 'y2', 'offset', 'stop-color'],
  ].flat(),
);

interface XmlNode {
  [tag: string]: XmlNode[] | Record<string, string>;
}

function expectOnlyOutlines(nodes: readonly XmlNode[]): void {
  for (const node of nodes)
    for (const [tag, content] of Object.entries(node)) {
      if (tag === ':@') {
        for (const attribute of Object.keys(content)) expect(ATTRIBUTES).toContain(attribute.slice(2));
        continue;
      }
      expect(ELEMENTS).toContain(tag);
      expectOnlyOutlines(content as XmlNode[]);
    }
}

function expectInside(svg: string): void {
  for (const [, data = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
    expect(data).toMatch(/^[MLCHVZ\d. -]+$/);
    const numbers = data.replaceAll(/H\d+V\d+H0/g, '').match(/-?\d+(?:\.\d+)?/g) ?? [];
    for (const [index, number] of numbers.entries()) {
      const limit = index % 2 === 0 ? PICTURE.width : PICTURE.height;
      if (Number(number) < 0 || Number(number) > limit) expect.fail(`${number} lies outside the picture`);
    }
  }
}

function expectWellDrawn(spec: LogoSpec, faces: FaceSet): void {
  const svg = renderLogo(spec, faces);
  expect(XMLValidator.validate(svg)).toBe(true);
  expectOnlyOutlines(new XMLParser({ ignoreAttributes: false, preserveOrder: true }).parse(svg));
  expectInside(svg);
}

/** Locked parts can clash with each other and with the name; all else is in good taste. */
const isFree = ({ like: liked }: LogoBrief) => !liked;

describe('any brief', () => {
  it('is planned, or refused with its field and a reason', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(brief, (input) => {
        const wanted = read(input);
        if (!wanted) return;
        const specs = planLogos(wanted, 12);
        expect(specs).toHaveLength(12);
        for (const spec of specs.slice(0, 2)) expect(logoSpecSchema.parse(spec)).toEqual(spec);
      }),
      { numRuns: PLANNED },
    );
  });

  it('becomes valid, harmless SVG that stays in its picture, with readable small print', {
    timeout: 60_000 + DRAWN * 3000,
  }, () => {
    fc.assert(
      fc.property(brief, fc.nat(11), (input, which) => {
        const wanted = read(input);
        if (!wanted) return;
        const faces = facesFor(wanted);
        let specs: LogoSpec[] = [];
        try {
          specs = designLogos(wanted, faces);
        } catch (error) {
          expect(error).toBeInstanceOf(TooComplexError);
          return;
        }
        expect(specs.length).toBeGreaterThan(0);
        expect(specs.length).toBeLessThanOrEqual(12);
        if (isFree(wanted))
          for (const spec of specs)
            expect([...specFaults(spec), ...drawingFaults(drawLogo(spec, faces))]).toEqual([]);
        for (const place of [which, which + 5]) {
          const spec = specs[place % specs.length];
          if (spec) expectWellDrawn(spec, faces);
        }
      }),
      { numRuns: DRAWN },
    );
  });
});
