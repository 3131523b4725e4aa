import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areReadable, readable } from '../colours.ts';
import { arrangementsOf } from './own-colours.ts';
import { isLightGround } from './palettes.ts';

const OWN = { bg: '#101216', fg: '#F5F1E8', a: '#FF5A1F', b: '#28C2A0' };
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('arrangements of own colours', () => {
  it('begin with the colours as given, then change the ground', () => {
    const [first, ...others] = arrangementsOf(OWN);
    expect(first).toEqual(OWN);
    expect(others.map(({ bg }) => bg)).toEqual([OWN.fg, OWN.a, OWN.b, OWN.bg]);
    expect(others.at(-1)).toEqual({ ...OWN, a: OWN.b, b: OWN.a });
  });

  it('leave out a colour that would be lost on its new ground', () => {
    expect(arrangementsOf(OWN).find(({ bg }) => bg === OWN.a)).toEqual({
      bg: '#FF5A1F',
      fg: '#101216',
      a: '#101216',
      b: '#101216',
    });
  });

  it('are always readable, all different, and made of the given colours alone', () => {
    fc.assert(
      fc.property(fc.record({ bg: hex, fg: hex, a: hex, b: hex }), (any) => {
        const given = readable(any);
        const all = arrangementsOf(given);
        expect(all[0]).toEqual(given);
        expect(new Set(all.map((colours) => Object.values(colours).join())).size).toBe(all.length);
        for (const colours of all) {
          expect(areReadable(colours)).toBe(true);
          for (const colour of Object.values(colours)) expect(Object.values(given)).toContain(colour);
        }
      }),
    );
  });

  it('keep off grounds that are to be avoided', () => {
    const dark = arrangementsOf(OWN, ['light-grounds']);
    expect(dark.length).toBeGreaterThan(1);
    expect(dark.filter(({ bg }) => isLightGround(bg))).toEqual([]);
    const light = arrangementsOf(OWN, ['dark-grounds']);
    expect(light[0]?.bg).toBe(OWN.fg);
    expect(light.filter(({ bg }) => !isLightGround(bg))).toEqual([]);
  });
});
