import { describe, expect, it } from 'vitest';
import { archetypeParams } from '../archetype-params.ts';
import { ARCHETYPE_IDS } from '../archetypes.ts';
import { ARCHETYPE_RENDERERS } from './archetypes/index.ts';
import { seededRandom } from './random.ts';
import { variedParams } from './vary-params.ts';

describe('varied settings', () => {
  it.each(ARCHETYPE_IDS)('%s: stay within the ranges of the kind', (kind) => {
    for (let seed = 0; seed < 50; seed++) {
      const random = seededRandom(seed);
      const params = { ...ARCHETYPE_RENDERERS[kind].choose(random), ...variedParams(kind, random) };
      expect(archetypeParams[kind].safeParse(params)).toMatchObject({ success: true, data: params });
    }
  });

  it('differ from one concept to the next', () => {
    const rises = [1, 2, 3, 4, 5, 6].map((seed) =>
      JSON.stringify(variedParams('script', seededRandom(seed))),
    );
    expect(new Set(rises).size).toBeGreaterThanOrEqual(3);
  });
});
