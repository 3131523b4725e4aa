import { ApiError } from '#core/errors.ts';
import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import { designLogos } from '#core/tools/logo-generator/engine/design-logos.ts';
import { TooComplexError, UnsupportedScriptError } from '#core/tools/logo-generator/engine/errors.ts';
import { renderLogo } from '#core/tools/logo-generator/engine/render-logo.ts';
import { ARCHETYPES } from '#core/tools/logo-generator/spec.ts';
import {
  CONCEPTS_PER_BRIEF,
  conceptFile,
  conceptId,
  type LogoOutput,
} from '#core/tools/logo-generator/tool.ts';
import type { Engine, Generate, ToolPorts } from '../../providers/ports.ts';
import { askDirector } from './ask-director.ts';
import { paintReferences } from './paint-references.ts';
import { readFaces } from './read-faces.ts';

const OWN_DESIGNER: Engine = {
  name: 'Built-in vector designer',
  dataGoes: 'Your brief stays on this server',
};

/** Who would draw now, and where the brief goes. */
export function logoEngine({ text, image }: Pick<ToolPorts, 'text' | 'image'>): Engine {
  const helpers = [
    ...(text ? [{ words: `directed by ${text.engine.name}`, goes: text.engine.dataGoes }] : []),
    ...(image ? [{ words: `mood pictures by ${image.engine.name}`, goes: image.engine.dataGoes }] : []),
  ];
  if (helpers.length === 0) return OWN_DESIGNER;
  return {
    name: [OWN_DESIGNER.name, ...helpers.map(({ words }) => words)].join(', '),
    dataGoes: [...new Set(helpers.map(({ goes }) => goes))].join('. '),
  };
}

/** Twelve concepts as true vectors. What cannot be drawn is refused, with the field and the reason. */
export const generateLogos: Generate<LogoBrief, LogoOutput> = async (
  brief,
  { shippedFiles, text, image },
) => {
  try {
    const [director, painter] = await Promise.all([askDirector(brief, text), paintReferences(brief, image)]);
    const faces = await readFaces(shippedFiles, brief, director.directions);
    const specs = designLogos(brief, faces, CONCEPTS_PER_BRIEF, director.directions);
    const concepts = specs.map((spec, index) => ({
      id: conceptId(index),
      label: ARCHETYPES[spec.archetype].label,
      spec,
    }));
    const drawings = concepts.map(({ id, spec }) => ({
      name: conceptFile(id),
      type: 'image/svg+xml',
      bytes: new TextEncoder().encode(renderLogo(spec, faces)),
    }));
    const unanswered = [...director.unanswered, ...painter.unanswered];
    return {
      output: {
        concepts,
        ...(director.directedBy !== null && { directedBy: director.directedBy }),
        ...(painter.files.length > 0 && { references: painter.files.map(({ name }) => name) }),
        ...(unanswered.length > 0 && { unanswered }),
      },
      files: [...drawings, ...painter.files],
    };
  } catch (error) {
    if (!(error instanceof UnsupportedScriptError || error instanceof TooComplexError)) throw error;
    throw new ApiError('INVALID_INPUT', undefined, { fields: [{ path: error.path, reason: error.message }] });
  }
};
