import { describe, expect, it } from 'vitest';
import { faceWords, foundBy, typefacesFor } from './typeface-search.ts';

const labels = (typefaces: readonly { label: string }[]) => typefaces.map(({ label }) => label);

describe('the typefaces', () => {
  const latin = typefacesFor('DJ NOVA');

  it('are only those that can write the text', () => {
    expect(labels(latin)).toContain('Anton');
    expect(labels(typefacesFor('ЛУНА'))).toContain('Unbounded');
    expect(labels(typefacesFor('ЛУНА'))).not.toContain('Anton');
    expect(typefacesFor('🔥')).toEqual([]);
  });

  it('are found by name, by kind, by look and by script', () => {
    expect(labels(foundBy('bebas', latin))).toEqual(['Bebas Neue']);
    expect(labels(foundBy('  Heavy  condensed ', latin))).toContain('Anton');
    expect(labels(foundBy('handwriting', latin))).toContain('Yellowtail');
    expect(labels(foundBy('cyrillic wide', latin))).toContain('Unbounded');
    expect(foundBy('no such face', latin)).toEqual([]);
    expect(foundBy('', latin)).toEqual(latin);
  });

  it('are called by name and weight, where they have several', () => {
    expect(faceWords('archivo')).toBe('Archivo Black');
    expect(faceWords('anton')).toBe('Anton');
  });
});
