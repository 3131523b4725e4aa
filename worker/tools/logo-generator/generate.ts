import { ApiError } from '#core/errors.ts';
import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import { TooComplexError, UnsupportedScriptError } from '#core/tools/logo-generator/engine/errors.ts';
import { facesNeeded, openFaces } from '#core/tools/logo-generator/engine/faces.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { ARCHETYPES } from '#core/tools/logo-generator/spec.ts';
import {
  CONCEPTS_PER_BRIEF,
  conceptFile,
  conceptId,
  type LogoOutput,
} from '#core/tools/logo-generator/tool.ts';
import type { Generate, ShippedFiles } from '../../providers/ports.ts';

async function readFaces(files: ShippedFiles, brief: LogoBrief) {
  const names = facesNeeded(brief);
  const read = await Promise.all(
    names.map(async (name) => [name, await files.read(`/fonts/logo/${name}`)] as const),
  );
  return openFaces(new Map(read));
}

/** Twelve concepts as true vectors. What cannot be drawn is refused, with the field and the reason. */
export const generateLogos: Generate<LogoBrief, LogoOutput> = async (brief, { shippedFiles, image }) => {
  try {
    const faces = await readFaces(shippedFiles, brief);
    const concepts = (await image.proposeLogos(brief, faces, CONCEPTS_PER_BRIEF)).map((spec, index) => ({
      id: conceptId(index),
      label: ARCHETYPES[spec.archetype].label,
      spec,
    }));
    const files = concepts.map(({ id, spec }) => ({
      name: conceptFile(id),
      type: 'image/svg+xml',
      bytes: new TextEncoder().encode(renderLogo(spec, faces)),
    }));
    return { output: { concepts }, files };
  } catch (error) {
    if (!(error instanceof UnsupportedScriptError || error instanceof TooComplexError)) throw error;
    throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path: error.path, reason: error.message }] });
  }
};
