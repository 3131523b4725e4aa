import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import type { Direction } from '#core/tools/logo-generator/direction.ts';
import {
  type FaceSet,
  facesForSpec,
  facesNeeded,
  openFaces,
} from '#core/tools/logo-generator/engine/faces.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { CONCEPTS_PER_BRIEF } from '#core/tools/logo-generator/tool.ts';
import type { ShippedFiles } from '../../providers/ports.ts';
import { readFontFiles } from '../../storage/read-font-files.ts';

/** Reads and opens the typefaces that the concepts of a brief are drawn with. */
export async function readFaces(
  files: ShippedFiles,
  brief: LogoBrief,
  directions: readonly Direction[],
): Promise<FaceSet> {
  return openFaces(await readFontFiles(files, facesNeeded(brief, CONCEPTS_PER_BRIEF, directions)));
}

/** Reads and opens the typefaces that one logo is drawn with. */
export async function readFacesOf(files: ShippedFiles, spec: LogoSpec): Promise<FaceSet> {
  return openFaces(await readFontFiles(files, facesForSpec(spec)));
}
