import { describe, expect, it } from 'vitest';
import { ApiError } from '#core/errors.ts';
import { logoEditsSchema } from '#core/tools/logo-generator/tool.ts';
import { sameSpec } from './same-spec.ts';
import { refusalsIn, withSpecs } from './saved-edits.ts';
import { NOVA } from './spec-of-tests.ts';

const at = (seed: number) => ({ ...NOVA, seed });
const concept = (id: string, seed: number) => ({ id, drawn: at(0), spec: at(seed) });

describe('what is saved', () => {
  it('is the whole of the edits, with what was decided before', () => {
    const before = { chosen: 'concept-02', favourites: ['concept-03'], edited: { 'concept-02': at(7) } };
    const after = withSpecs(before, [concept('concept-01', 4)]);
    expect(after).toEqual({ ...before, edited: { 'concept-01': at(4), 'concept-02': at(7) } });
    expect(logoEditsSchema.safeParse(after).success).toBe(true);
  });

  it('is in one order, whichever concept was changed first', () => {
    const [one, two] = [concept('concept-01', 4), concept('concept-02', 5)];
    expect(JSON.stringify(withSpecs(withSpecs({}, [two]), [one]))).toBe(
      JSON.stringify(withSpecs(withSpecs({}, [one]), [two])),
    );
  });

  it('leaves out a concept that is as it was drawn', () => {
    const before = { edited: { 'concept-01': at(4) } };
    expect(withSpecs(before, [concept('concept-01', 0)])).toEqual({ edited: {} });
  });
});

describe('a refusal', () => {
  const sent = [concept('concept-01', 4)];

  it('belongs to the field of its concept', () => {
    const fields = [{ path: 'edits.edited.concept-01.name', reason: 'Too many strokes' }];
    expect(refusalsIn(new ApiError('INVALID_INPUT', undefined, { fields }), sent)).toEqual([
      { concept: 'concept-01', field: 'name', reason: 'Too many strokes', spec: at(4) },
    ]);
  });

  it('that is about nothing that was sent belongs to no field', () => {
    const fields = [{ path: 'edits.favourites.0', reason: 'No such concept' }];
    expect(refusalsIn(new ApiError('INVALID_INPUT', undefined, { fields }), sent)).toEqual([]);
    expect(refusalsIn(new TypeError('Failed to fetch'), sent)).toEqual([]);
  });
});

it('a spec is the same in whatever order its fields stand', () => {
  const { name, params, ...rest } = NOVA;
  const turned = { params: Object.fromEntries(Object.entries(params).toReversed()), ...rest, name };
  expect(sameSpec(NOVA, turned as unknown as typeof NOVA)).toBe(true);
  expect(sameSpec(NOVA, at(9))).toBe(false);
});
