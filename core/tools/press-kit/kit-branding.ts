import type { KitDesign } from '#core/brand-kit.ts';

/** The colours, typeface and logo of a kit. */
export interface KitBranding {
  /** As `#RRGGBB`: ground, main colour and two accents. */
  colours: KitDesign['colours'];
  /** The face of the logo; null where there is none. */
  display: KitDesign['typefaces']['display'] | null;
  logo: KitDesign['logo']['spec'] | null;
}

/** For artists without a brand kit: black, white and one blue. */
export const PLAIN_BRANDING: KitBranding = {
  colours: { bg: '#101216', fg: '#F7F6F3', a: '#4C7DFF', b: '#9DB7FF' },
  display: null,
  logo: null,
};

export const kitBrandingOf = ({ colours, typefaces, logo }: KitDesign): KitBranding => ({
  colours,
  display: typefaces.display,
  logo: logo.spec,
});
