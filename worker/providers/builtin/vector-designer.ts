import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import type { ImageModel } from '../ports.ts';

/** Our own designer: rules and a seed, no network. */
export const vectorDesigner: ImageModel = {
  engine: { name: 'Built-in vector designer', dataGoes: 'Your brief stays on this server' },
  proposeLogos: async (brief, faces, count) => designLogos(brief, faces, count),
};
