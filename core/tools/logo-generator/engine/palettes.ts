import { contrast } from '#core/colour/contrast.ts';
import type { LogoSpec } from '../spec.ts';

/** The colours of a logo as `#RRGGBB`: ground, main colour and two accents. */
export interface Palette {
  bg: string;
  fg: string;
  a: string;
  b: string;
}

const palettes = {
  acid: { bg: '#0B0C0A', fg: '#F4F6EC', a: '#D4FF2E', b: '#6BFF7C' },
  ultraviolet: { bg: '#0E0718', fg: '#F5EEFF', a: '#A25CFF', b: '#FF3FD0' },
  sodium: { bg: '#121010', fg: '#FFF3E2', a: '#FF6A13', b: '#FFC24B' },
  ice: { bg: '#06121B', fg: '#EAF7FF', a: '#38CFFF', b: '#6B86FF' },
  signal: { bg: '#0C0C0D', fg: '#F5F2EC', a: '#FF2E2E', b: '#FF7A59' },
  bone: { bg: '#EFEAE0', fg: '#14120F', a: '#D93A25', b: '#1F4FD8' },
  ink: { bg: '#F4F3F0', fg: '#0B0B0B', a: '#0B0B0B', b: '#83837F' },
  mint: { bg: '#08140F', fg: '#E8FFF5', a: '#2CF5B0', b: '#12B7FF' },
  sunset: { bg: '#1A0B2E', fg: '#FFE9D6', a: '#FF5E7E', b: '#FFB35C' },
  cobalt: { bg: '#1330E6', fg: '#FFFFFF', a: '#FFE14A', b: '#9DB0FF' },
  lilac: { bg: '#E5DCFB', fg: '#1B0E3D', a: '#6A2BFF', b: '#D4246C' },
  luxe: { bg: '#0E0D0B', fg: '#EFE4C8', a: '#C9A557', b: '#9A7636' },
  chrome: { bg: '#0C0E12', fg: '#E4E9EF', a: '#93A1B3', b: '#C9D3DE' },
  coral: { bg: '#E8452A', fg: '#140705', a: '#FFFFFF', b: '#FFE3C9' },
  forest: { bg: '#0D1F17', fg: '#F0EAD6', a: '#E0B13C', b: '#6FAE7A' },
  pink: { bg: '#D90F68', fg: '#FFFFFF', a: '#FFE14A', b: '#FFB9D6' },
  petrol: { bg: '#F2E9D8', fg: '#0F3D3E', a: '#D64B12', b: '#12806F' },
  mono: { bg: '#0A0A0A', fg: '#F7F7F5', a: '#F7F7F5', b: '#8C8C88' },
  neon: { bg: '#0A0316', fg: '#F2F7FF', a: '#FF2BD6', b: '#1FE4FF' },
  rave: { bg: '#2A0F66', fg: '#F6FFE3', a: '#C2FF3D', b: '#FF7AD1' },
  riso: { bg: '#F7F1E6', fg: '#22307A', a: '#E5265F', b: '#0A7F7A' },
  marigold: { bg: '#FFC629', fg: '#1B1420', a: '#A81F2B', b: '#1E3AA8' },
  cedar: { bg: '#2C1C15', fg: '#F5E4C9', a: '#E9913F', b: '#D0674A' },
  harvest: { bg: '#EBD9B0', fg: '#3A2113', a: '#A9441A', b: '#5A6420' },
  lagoon: { bg: '#17484B', fg: '#F8EBD0', a: '#F4A55C', b: '#9FD6C4' },
  klein: { bg: '#FFFFFF', fg: '#0A0A0A', a: '#0A3DFF', b: '#5C6672' },
  merlot: { bg: '#5E0B22', fg: '#FBEADF', a: '#F4B266', b: '#F09A9A' },
  lime: { bg: '#CDF24A', fg: '#10130A', a: '#3B1FC9', b: '#0E5B3A' },
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof palettes;

/**
 * Every palette keeps fg on bg at 4.5:1 or more, and both accents, with every colour between them, at 3:1 or
 * more (WCAG 2.2).
 */
export const PALETTES: Readonly<Record<PaletteId, Palette>> = palettes;

/** A ground is light where black is read better on it than white, and dark otherwise: there is no third kind. */
export const isLightGround = (ground: string): boolean =>
  contrast('#000000', ground) > contrast('#FFFFFF', ground);

export const PALETTE_IDS = Object.keys(palettes) as [PaletteId, ...PaletteId[]];

/** The colours of a logo: its own, or those of its palette. */
export const paletteOf = ({ colours, palette }: Pick<LogoSpec, 'colours' | 'palette'>): Palette =>
  colours ?? PALETTES[palette];
