import type { BrandKit } from '#core/brand-kit.ts';
import { type Dress, dressOfBrandKit, PLAIN_DRESS } from '#core/tools/press-kit/dress.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';

/** What a kit of that look is dressed in: the brand kit where it wears it and there is one. */
export const dressFor = ({ wearsBrandKit }: PressKit['look'], brandKit: BrandKit | null): Dress =>
  wearsBrandKit && brandKit ? dressOfBrandKit(brandKit) : PLAIN_DRESS;
