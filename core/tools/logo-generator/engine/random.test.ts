import { describe, expect, it } from 'vitest';
import { hashText, seededRandom } from './random.ts';

describe('seeded random', () => {
  it('hashes as 32-bit FNV-1a does', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });

  it('repeats for the same seed and differs for another', () => {
    const sequence = (seed: number | string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(sequence(7)).toEqual(sequence(7));
    expect(sequence(7)).not.toEqual(sequence(8));
    expect(sequence('NOVA')).not.toEqual(sequence('AVON'));
  });

  it('stays within its bounds and reaches every choice', () => {
    const random = seededRandom(1);
    const picks = new Set<string>();
    for (let i = 0; i < 500; i++) {
      expect(random.between(-2, 3)).toBeGreaterThanOrEqual(-2);
      expect(random.between(-2, 3)).toBeLessThan(3);
      picks.add(random.pick(['a', 'b', 'c']));
    }
    expect([...picks].sort()).toEqual(['a', 'b', 'c']);
  });
});
