import { ApiError } from '#core/errors.ts';
import { editedFile, type LogoEdits, type LogoOutput } from '#core/tools/logo-generator/tool.ts';
import type { Change, MadeFile, Redrawn, ToolPorts } from '../../providers/ports.ts';
import { drawSpec } from './draw-spec.ts';

/** Draws the concepts that were changed by hand, each spec once. Throws INVALID_INPUT for what cannot be drawn. */
export async function redrawLogos(
  { output, edits, has }: Change<LogoOutput, LogoEdits>,
  { shippedFiles }: Pick<ToolPorts, 'shippedFiles'>,
): Promise<Redrawn> {
  refuseUnknown(output, edits);
  const edited = Object.entries(edits.edited ?? {}).flatMap(([id, spec]) =>
    spec ? [{ id, spec, name: editedFile(id, spec) }] : [],
  );
  const files: MadeFile[] = [];
  for (const { id, spec, name } of edited) {
    if (!has(name)) files.push(...(await drawSpec(spec, [{ name }], shippedFiles, `edits.edited.${id}`)));
  }
  return { files, standing: edited.map(({ name }) => name) };
}

/** Edits may only be about concepts that there are. */
function refuseUnknown({ concepts }: LogoOutput, { chosen, favourites, edited }: LogoEdits): void {
  const named: [path: string, id: string][] = [
    ...(chosen === undefined ? [] : [['chosen', chosen] as [string, string]]),
    ...(favourites ?? []).map((id, index) => [`favourites.${index}`, id] as [string, string]),
    ...Object.keys(edited ?? {}).map((id) => [`edited.${id}`, id] as [string, string]),
  ];
  const fields = named
    .filter(([, id]) => !concepts.some((concept) => concept.id === id))
    .map(([path]) => ({ path: `edits.${path}`, reason: 'There is no such concept in this logo' }));
  if (fields.length > 0) throw new ApiError('INVALID_INPUT', undefined, { fields });
}
