import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_BRANDING } from '#core/branding.ts';
import { contrast } from '#core/colour/contrast.ts';
import { type PressKit, THEMES, type ThemeId } from './kit.ts';
import { lookOf } from './look.ts';

const kitIn = (theme: ThemeId): Pick<PressKit, 'look'> => ({
  look: { theme, usesBrandKit: true, type: 'condensed', size: 'A4' },
});
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('the look of a kit', () => {
  it.each(Object.keys(THEMES) as ThemeId[])('can be read in any brand’s colours: %s', (theme) => {
    fc.assert(
      fc.property(fc.record({ bg: colour, fg: colour, a: colour, b: colour }), (colours) => {
        const { cover, page } = lookOf(kitIn(theme), { ...PLAIN_BRANDING, colours });
        for (const { ground, ink, quiet, accent, accentText } of [cover, page]) {
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(quiet, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accentText, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  it('keeps colours that can be read as they are', () => {
    const { cover } = lookOf(kitIn('booth'), PLAIN_BRANDING);
    expect(cover).toMatchObject({ ground: '#101216', ink: '#F7F6F3', accent: '#4C7DFF' });
  });

  it('is dark in the booth where the brand stands on white', () => {
    const colours = { bg: '#FFFFFF', fg: '#1B2A49', a: '#E4572E', b: '#76B041' };
    expect(lookOf(kitIn('booth'), { ...PLAIN_BRANDING, colours }).cover).toMatchObject({
      ground: '#1B2A49',
      ink: '#FFFFFF',
    });
  });

  it('takes the face of the logo for headings where that is asked for', () => {
    const kit = { look: { ...kitIn('booth').look, type: 'brand' as const } };
    expect(lookOf(kit, { ...PLAIN_BRANDING, display: 'orbitron' }).heading).toBe('orbitron');
    expect(lookOf(kit, PLAIN_BRANDING).heading).toBe('inter');
  });
});
