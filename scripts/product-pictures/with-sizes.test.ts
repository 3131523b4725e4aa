import { expect, it } from 'vitest';
import { withSizes } from './with-sizes.ts';

const YAML = `home:
  file: home.webp
  alt: "The dashboard"
  width: 1
  height: 2
  narrow:
    file: home-narrow.webp
    width: 3
    height: 4
  from: product
`;

it('writes the size of the file that it names, and of no other', () => {
  const size = { width: 1200, height: 750 };
  expect(withSizes(YAML, 'home.webp', size)).toBe(
    YAML.replace('width: 1\n  height: 2', 'width: 1200\n  height: 750'),
  );
  expect(withSizes(YAML, 'home-narrow.webp', size)).toBe(
    YAML.replace('width: 3\n    height: 4', 'width: 1200\n    height: 750'),
  );
});

it('refuses a file that the list does not name', () => {
  expect(() => withSizes(YAML, 'lost.webp', { width: 1, height: 1 })).toThrow('no lost.webp');
});
