import type { KitDesign } from '#core/brand-kit.ts';

/** What a kit is dressed in. */
export interface Dress {
  /** As `#RRGGBB`: ground, main colour and two accents. */
  colours: KitDesign['colours'];
  /** The face of the logo; null where there is none. */
  display: KitDesign['typefaces']['display'] | null;
  logo: KitDesign['logo']['spec'] | null;
}

/** For artists without a brand kit: black, white and one blue. */
export const PLAIN_DRESS: Dress = {
  colours: { bg: '#101216', fg: '#F7F6F3', a: '#4C7DFF', b: '#9DB7FF' },
  display: null,
  logo: null,
};

export const dressOfBrandKit = ({ colours, typefaces, logo }: KitDesign): Dress => ({
  colours,
  display: typefaces.display,
  logo: logo.spec,
});
