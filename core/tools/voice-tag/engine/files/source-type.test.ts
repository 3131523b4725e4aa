import { describe, expect, it } from 'vitest';
import { digitalSourceType } from './source-type.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const layers = [{ kind: 'impact', at: 'voice', offset: 0, length: null, gain: 0, duck: 0 }] as const;

describe('how a drop came about', () => {
  it('is synthetic where a program or a provider spoke', () => {
    expect(digitalSourceType({ kind: 'device' }, { layers: [] })).toBe(
      `${VOCABULARY}trainedAlgorithmicMedia`,
    );
    expect(digitalSourceType({ kind: 'provider' }, { layers: [...layers] })).toBe(
      `${VOCABULARY}trainedAlgorithmicMedia`,
    );
  });

  it('is a person’s own where a recording speaks', () => {
    const take = { kind: 'take', takeId: 'tak_1' } as const;
    expect(digitalSourceType(take, { layers: [] })).toBe(`${VOCABULARY}humanEdits`);
    expect(digitalSourceType(take, { layers: [...layers] })).toBe(`${VOCABULARY}composite`);
  });
});
