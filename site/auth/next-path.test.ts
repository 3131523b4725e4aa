import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const next = (path: string) => nextPath(`?next=${encodeURIComponent(path)}`);

describe('signing in leads to', () => {
  it.each(['/logo-generator?view=gen_1', '/profile#sessions', '/tools'])('%s when asked to', (path) => {
    expect(next(path)).toBe(path);
  });

  it('the dashboard when nothing is asked', () => {
    expect(nextPath('')).toBe('/dashboard');
  });

  it.each([
    ...['//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', '/..//elsewhere.example'],
    ...['https://elsewhere.example', 'javascript:alert(1)', 'elsewhere.example', '', '/signin?next=/signin'],
  ])('the dashboard instead of %j', (path) => {
    expect(next(path)).toBe('/dashboard');
  });

  it('a path of this site, whatever the address says', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', ':', '@', '%2f', '\t', '\n', 'x', 'https:');
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join('')),
        (path) => {
          const target = new URL(next(path), 'https://here.example');
          expect(target.origin).toBe('https://here.example');
        },
      ),
    );
  });
});
