import type { KitDesign } from './brand-kit.ts';

/** The colours, typeface and logo that documents of an account are made in. */
export interface Branding {
  /** As `#RRGGBB`: ground, main colour and two accents. */
  colours: KitDesign['colours'];
  /** The face of the logo; null where there is none. */
  display: KitDesign['typefaces']['display'] | null;
  logo: KitDesign['logo']['spec'] | null;
}

/** For artists without a brand kit: black, white and one blue. */
export const PLAIN_BRANDING: Branding = {
  colours: { bg: '#101216', fg: '#F7F6F3', a: '#4C7DFF', b: '#9DB7FF' },
  display: null,
  logo: null,
};

/** What a brand kit says of it; the plain one where there is none. */
export const brandingOf = (kit: KitDesign | null): Branding =>
  kit ? { colours: kit.colours, display: kit.typefaces.display, logo: kit.logo.spec } : PLAIN_BRANDING;
