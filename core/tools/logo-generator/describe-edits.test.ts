import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logoBriefSchema } from './brief.ts';
import { describeEdits } from './describe-edits.ts';
import { planLogos } from './engine/plan-logos.ts';
import { ARCHETYPES, type LogoSpec } from './spec.ts';
import { conceptId, type LogoEdits, type LogoOutput } from './tool.ts';

const specs = planLogos(logoBriefSchema.parse({ name: 'DJ NOVA', tagline: 'Live' }), 12);
const output: LogoOutput = {
  concepts: specs.map((spec, index) => ({
    id: conceptId(index),
    label: ARCHETYPES[spec.archetype].label,
    spec,
  })),
};

const words = (before: LogoEdits | null, after: LogoEdits | null, part?: string) =>
  describeEdits({ output, before, after, part });
const fifth = { ...specs[4], font: 'archivo', palette: 'acid', symbol: 'moon' } as LogoSpec;
const kind = ARCHETYPES[fifth.archetype].label;
const base: LogoEdits = { edited: { 'concept-05': fifth } };
const to = (change: Partial<LogoSpec>): LogoEdits => ({
  edited: { 'concept-05': { ...fifth, ...change } as LogoSpec },
});

describe('a save', () => {
  it.each<[Partial<LogoSpec>, string]>([
    [{ font: 'bebas-neue' }, `Typeface of 5 · ${kind}: Archivo → Bebas Neue`],
    [{ name: 'NOVA <b>' }, `Name of 5 · ${kind}: DJ NOVA → NOVA <b>`],
    [{ tagline: '' }, `Tagline of 5 · ${kind}: Live → none`],
    [{ palette: 'ultraviolet' }, `Colours of 5 · ${kind}: Acid → Ultraviolet`],
    [
      { colours: { bg: '#000000', fg: '#FFFFFF', a: '#FF9E14', b: '#FF9E14' } },
      `Colours of 5 · ${kind}: Acid → #000000 #FFFFFF #FF9E14 #FF9E14`,
    ],
    [{ symbol: 'sun' }, `Symbol of 5 · ${kind}: Moon → Sun`],
    [{ tracking: 0.12 }, `Spacing of 5 · ${kind}: 0 % → 12 %`],
    [{ rows: 2 }, `Rows of 5 · ${kind}: by length → 2`],
    [{ seed: fifth.seed + 1 }, `Details of 5 · ${kind}`],
    [{}, ''],
  ])('that changes %j says so', (change, said) => {
    expect(words(base, to(change))).toBe(said);
  });

  it('names a change of kind by the kind that it was', () => {
    const other = specs.find(({ archetype }) => archetype !== fifth.archetype);
    const changed = { ...fifth, archetype: other?.archetype, params: other?.params } as LogoSpec;
    const now = ARCHETYPES[changed.archetype].label;
    expect(words(base, { edited: { 'concept-05': changed } })).toBe(`Kind of 5 · ${kind}: ${kind} → ${now}`);
  });

  it('is told from the drawing where nothing was edited before', () => {
    const first = specs[0] as LogoSpec;
    const edited = { ...first, tagline: 'Berlin' };
    expect(words(null, { edited: { 'concept-01': edited } })).toBe(
      `Tagline of 1 · ${ARCHETYPES[first.archetype].label}: Live → Berlin`,
    );
  });

  it('says when a concept is as it was drawn again', () => {
    const drawn = ARCHETYPES[(specs[4] as LogoSpec).archetype].label;
    expect(words(to({ tagline: 'Berlin' }), {})).toBe(`5 · ${drawn} as it was drawn`);
  });

  it('says what was kept, and once when another takes its place', () => {
    const third = ARCHETYPES[(specs[2] as LogoSpec).archetype].label;
    expect(words(null, { chosen: 'concept-03' })).toBe(`Kept 3 · ${third}`);
    expect(words({ chosen: 'concept-05' }, { chosen: 'concept-03' })).toBe(`Kept 3 · ${third}`);
    expect(words({ chosen: 'concept-03' }, {})).toBe(`No longer kept: 3 · ${third}`);
  });

  it('counts favourites', () => {
    expect(words(null, { favourites: ['concept-02'] })).toBe('Favourite: 2');
    expect(words({ favourites: ['concept-02'] }, { favourites: ['concept-12', 'concept-07'] })).toBe(
      'Favourites: 7, 12; No longer a favourite: 2',
    );
  });

  it('names three changes and counts the others', () => {
    const change: Partial<LogoSpec> = { name: 'NOVA', tagline: '', font: 'anton', symbol: 'sun', rows: 2 };
    expect(words(base, to(change))).toBe(
      `Name of 5 · ${kind}: DJ NOVA → NOVA; Tagline of 5 · ${kind}: Live → none; Typeface of 5 · ${kind}: Archivo → Anton; 2 more`,
    );
  });
});

describe('a save, of one concept', () => {
  it('is silent about the others', () => {
    const after: LogoEdits = { ...to({ rows: 2 }), chosen: 'concept-03', favourites: ['concept-02'] };
    expect(words(base, after, 'concept-05')).toBe(`Rows of 5 · ${kind}: by length → 2`);
    expect(words(base, after, 'concept-02')).toBe('Favourite: 2');
    expect(words(base, after, 'concept-09')).toBe('');
  });

  it('says that it is no longer kept when another one is', () => {
    expect(words({ ...base, chosen: 'concept-05' }, { ...base, chosen: 'concept-03' }, 'concept-05')).toBe(
      `No longer kept: 5 · ${kind}`,
    );
  });
});

const edits = fc.record(
  {
    chosen: fc.constantFrom('concept-01', 'concept-05'),
    favourites: fc.uniqueArray(fc.constantFrom('concept-01', 'concept-05', 'concept-12')),
    edited: fc.dictionary(
      fc.constantFrom('concept-01', 'concept-05'),
      fc.record({ tagline: fc.string(), rows: fc.integer({ min: 1, max: 4 }) }).map((change) => ({
        ...fifth,
        ...change,
      })),
    ),
  },
  { requiredKeys: [] },
);

it('says something exactly where something changed', () => {
  const shown = (state: LogoEdits) =>
    JSON.stringify([
      state.chosen,
      [...(state.favourites ?? [])].sort(),
      output.concepts.map(({ id, spec }) => state.edited?.[id] ?? spec),
    ]);
  fc.assert(
    fc.property(edits, edits, (before, after) => {
      const said = words(before as LogoEdits, after as LogoEdits);
      expect(said !== '').toBe(shown(before as LogoEdits) !== shown(after as LogoEdits));
    }),
  );
});
