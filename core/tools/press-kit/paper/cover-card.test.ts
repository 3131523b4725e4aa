import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neededFiles } from '#core/paper/texts-of.ts';
import { readLogoFonts } from '#scripts/logo-fonts.ts';
import { anyKit, NOVA, partsOf } from '../../../../tests/support/press-kits.ts';
import type { PressKit } from '../kit.ts';
import { coverCard, LIBRARY_CARD, SHARE_CARD } from './cover-card.ts';
import { everythingIn } from './kit-paper.ts';

const PHOTO = { bytes: new Uint8Array(), width: 3, height: 2 };
const RUNS = Number(process.env.KITS ?? 20);

function cardOf(kit: PressKit, hasPhotos: boolean, shape: Parameters<typeof coverCard>[1] = SHARE_CARD) {
  const parts = partsOf(kit, hasPhotos ? PHOTO : undefined);
  const card = coverCard(parts, shape, readLogoFonts(neededFiles(everythingIn(parts))));
  const texts = card.pages.flat().flatMap((item) => (item.kind === 'text' ? [item] : []));
  return { card, texts, read: texts.map(({ asRead }) => asRead).join('') };
}
const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

it('the card of any kit has its shape, the whole name, and nothing beyond its edges', () => {
  fc.assert(
    fc.property(anyKit, fc.boolean(), fc.constantFrom(SHARE_CARD, LIBRARY_CARD), (kit, hasPhotos, shape) => {
      const { card, texts, read } = cardOf(kit, hasPhotos, shape);
      expect(card.pages).toHaveLength(1);
      expect(card.width / card.height).toBeCloseTo(shape.width / shape.height, 6);
      for (const { x, width, baseline } of texts) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(card.width);
        expect(baseline).toBeLessThanOrEqual(card.height);
      }
      if (!/[\u0590-\u08FF]/.test(kit.artistName)) expect(packed(read)).toContain(packed(kit.artistName));
    }),
    { numRuns: RUNS },
  );
});

it('a card says as much as it has room for', () => {
  expect(cardOf(NOVA, true).read).toContain('Three decks, no sync.');
  expect(cardOf(NOVA, true).read).toContain('Hard groove');
  const wordy = {
    ...NOVA,
    artistName: 'The Extraordinary Kaleidoscope Orchestra of Neukölln Nights',
    tagline: 'Long sets that start slow. '.repeat(5).trim(),
    genres: Array.from({ length: 8 }, (_, at) => `Hypnotic melodic warehouse techno ${at}`),
  };
  const { read } = cardOf(wordy, true);
  expect(read).toContain('Neukölln');
  expect(read).toContain('techno 2');
  expect(read).not.toContain('techno 7');
});
