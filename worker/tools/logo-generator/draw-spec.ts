import { ApiError } from '#core/errors.ts';
import { MOST_SEGMENTS } from '#core/tools/logo-generator/engine/design-logos.ts';
import { segmentsOf } from '#core/tools/logo-generator/engine/detail.ts';
import { TooComplexError } from '#core/tools/logo-generator/engine/errors.ts';
import { type RenderOptions, renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { refusalOf } from '#core/tools/logo-generator/refusal.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import type { MadeFile, ShippedFiles } from '../../providers/ports.ts';
import { readFacesOf } from './read-faces.ts';

/** A drawing that is wanted, by the name that its file gets. */
export interface Drawing {
  name: string;
  options?: RenderOptions;
}

/**
 * Draws a spec that came from outside. Throws INVALID_INPUT where it cannot be drawn, with the field under `path` and
 * the reason; that is known before the work begins.
 */
export async function drawSpec(
  spec: LogoSpec,
  drawings: readonly Drawing[],
  files: ShippedFiles,
  path: string,
): Promise<MadeFile[]> {
  const refused = refusalOf(spec);
  if (refused) throw refusal(`${path}.${refused.path}`, refused.reason);
  const faces = await readFacesOf(files, spec);
  const { name, tagline } = segmentsOf(spec, faces);
  if (name + tagline > MOST_SEGMENTS) {
    const tooComplex = new TooComplexError(name >= tagline ? 'name' : 'tagline');
    throw refusal(`${path}.${tooComplex.path}`, tooComplex.message);
  }
  return drawings.map(({ name, options }) => ({
    name,
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(renderLogo(spec, faces, options)),
  }));
}

const refusal = (path: string, reason: string) =>
  new ApiError('INVALID_INPUT', undefined, { fields: [{ path, reason }] });
