import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugFor, slugsLike } from './press-kit-page.ts';
import { slugSchema } from './press-kit-page-schema.ts';

it('a kit begins with its artist’s name', () => {
  expect(slugFor({ artistName: 'DJ NOVA' })).toBe('dj-nova');
  expect(slugFor({ artistName: 'Łucja & the Żółć' })).toBe('lucja-the-zolc');
  expect(slugFor({ artistName: 'Å' })).toBe('dj-a');
  expect(slugFor({ artistName: 'Луна' })).toBe('');
});

it('whatever the name, every address is one that can be taken, and each is another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (artistName) => {
      const slug = slugFor({ artistName });
      fc.pre(slug !== '');
      const all = [slug, ...slugsLike(slug)];
      for (const each of all) expect(slugSchema.safeParse(each).success).toBe(true);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});
