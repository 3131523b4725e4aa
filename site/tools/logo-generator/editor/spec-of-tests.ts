import { type LogoSpec, logoSpecSchema } from '#core/tools/logo-generator/spec.ts';

/** A logo that tests change. */
export const NOVA: LogoSpec = logoSpecSchema.parse({
  v: 1,
  archetype: 'slice',
  name: 'DJ NOVA',
  tagline: 'Techno / Berlin',
  font: 'archivo',
  capFont: 'krona-one',
  palette: 'signal',
  symbol: 'star',
  seed: 1,
  params: { slant: 0, angle: -7, cut: 0.5, bands: 'two', shift: 0.05, accent: true },
});
