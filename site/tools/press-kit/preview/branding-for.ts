import type { BrandKit } from '#core/brand-kit.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { type KitBranding, kitBrandingOf, PLAIN_BRANDING } from '#core/tools/press-kit/kit-branding.ts';

/** The branding of a kit of that look: the brand kit where it uses it and there is one. */
export const brandingFor = ({ usesBrandKit }: PressKit['look'], brandKit: BrandKit | null): KitBranding =>
  usesBrandKit && brandKit ? kitBrandingOf(brandKit) : PLAIN_BRANDING;
