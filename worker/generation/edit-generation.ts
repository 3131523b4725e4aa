import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { parseInput } from '#core/parse-input.ts';
import { findTool } from '#core/tools/index.ts';
import { deleteGeneration, getGeneration, updateGeneration } from '#db/queries/generations.ts';
import type { Deps } from '../deps.ts';
import { generationView } from './generation-view.ts';
import { sweepFreedMedia } from './sweep-freed-media.ts';

type EditDeps = Pick<Deps, 'db' | 'now' | 'tools' | 'media' | 'background'>;

export async function readGeneration(deps: EditDeps, userId: string, id: string): Promise<Generation> {
  const generation = await getGeneration(deps.db, { id, userId });
  if (!generation) throw new ApiError('NOT_FOUND');
  return generationView(generation);
}

/**
 * Renames a generation or edits it as a new version, by the tool's own schema. `version` is the one the caller saw:
 * where another was made meanwhile nothing changes and CONFLICT is thrown.
 */
export async function editGeneration(
  deps: EditDeps,
  userId: string,
  id: string,
  change: { title?: string | undefined; edits?: unknown; version?: number | undefined },
): Promise<Generation> {
  const generation = await readGeneration(deps, userId, id);
  const tool = findTool(deps.tools, generation.tool);
  if (!tool) throw new ApiError('NOT_FOUND');
  const edits = change.edits === undefined ? undefined : parseInput(tool.edits, change.edits, 'edits');
  const changed = await updateGeneration(deps.db, {
    id,
    userId,
    version: change.version ?? generation.version,
    title: change.title ?? null,
    edits,
    now: deps.now(),
  });
  if (!changed) throw new ApiError('CONFLICT');
  return generationView(changed);
}

/** Deletes what the account made, files too. The ledger keeps its entries. */
export async function removeGeneration(deps: EditDeps, userId: string, id: string): Promise<void> {
  if (!(await deleteGeneration(deps.db, { id, userId, now: deps.now() }))) throw new ApiError('NOT_FOUND');
  deps.background(sweepFreedMedia(deps));
}
