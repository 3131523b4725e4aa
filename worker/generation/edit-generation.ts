import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { parseInput } from '#core/parse-input.ts';
import { findTool } from '#core/tools/index.ts';
import { type StoredGeneration, selectGeneration } from '#db/queries/generation-stored.ts';
import {
  asOf,
  deleteGeneration,
  type Edit,
  getGeneration,
  updateGeneration,
} from '#db/queries/generations.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import { sweepFreedMedia } from '../storage/sweep-freed-media.ts';
import { accountAssets } from './account-assets.ts';
import { folderOf } from './folder-of.ts';
import { generationView } from './generation-view.ts';

type EditDeps = Pick<
  Deps,
  'settings' | 'db' | 'now' | 'tools' | 'generators' | 'toolPorts' | 'media' | 'background'
>;

async function find(deps: Pick<Deps, 'db'>, userId: string, id: string): Promise<StoredGeneration> {
  const generation = await getGeneration(deps.db, { id, userId });
  if (!generation) throw new ApiError('NOT_FOUND');
  return generation;
}

export async function readGeneration(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<Generation> {
  const { generations } = await caller.ask((userId) => ({
    reads: { generations: selectGeneration(deps.db, { id, userId }) },
  }));
  const generation = asOf(generations, deps.now());
  if (!generation) throw new ApiError('NOT_FOUND');
  return generationView(generation);
}

/**
 * Renames a generation or edits it as a new version, by the tool's own schema; what the edits show is drawn first.
 * Edits that say what is so already make no version. `version` is the one the caller saw: where another one was made
 * meanwhile, with other edits, nothing changes and CONFLICT is thrown.
 */
export async function editGeneration(
  deps: EditDeps,
  userId: string,
  id: string,
  change: { title?: string | undefined; edits?: unknown; version?: number | undefined },
): Promise<Generation> {
  const generation = await find(deps, userId, id);
  const tool = findTool(deps.tools, generation.tool);
  if (!tool) throw new ApiError('NOT_FOUND');
  const edits = change.edits === undefined ? undefined : parseInput(tool.edits, change.edits, 'edits');
  const isNew = edits !== undefined && JSON.stringify(edits) !== JSON.stringify(generation.edits ?? {});
  // The same save again, after its answer was lost, too.
  if (!isNew && change.title === undefined) return generationView(generation);
  const version = change.version ?? generation.version;
  if (generation.status !== 'done' || version !== generation.version) throw new ApiError('CONFLICT');

  const edit = isNew ? await makeEdit(deps, generation, edits) : null;
  const title = change.title ?? null;
  const update = updateGeneration(deps.db, { id, userId, version, title, edit, now: deps.now() });
  const changed = await keepOrFree(deps, edit?.files ?? [], update, Boolean);
  if (!changed) throw new ApiError('CONFLICT');
  // Drawings that the edits show no more.
  if (edit) deps.background(() => sweepFreedMedia(deps));
  return generationView(changed);
}

/** What edits make of a generation: its drawings anew, which are stored. */
export async function makeEdit(
  deps: Omit<EditDeps, 'tools'>,
  generation: StoredGeneration,
  edits: unknown,
): Promise<Edit> {
  const redraw = deps.generators[generation.tool]?.redraw;
  if (!redraw) return { edits, files: [], standing: [], pictureIds: [] };
  const has = (name: string) => generation.files.some((file) => file.name === name);
  const assets = accountAssets(deps, { userId: generation.userId, generationId: generation.id });
  const { files, standing } = await redraw({ output: generation.output, edits, has }, deps.toolPorts, assets);
  const stored = await storeFiles(deps, folderOf(generation.id), files);
  return { edits, files: stored, standing, pictureIds: assets.pictureIds() };
}

/** Deletes what the account made, files too. The ledger keeps its entries. */
export async function removeGeneration(deps: EditDeps, userId: string, id: string): Promise<void> {
  if (!(await deleteGeneration(deps.db, { id, userId, now: deps.now() }))) throw new ApiError('NOT_FOUND');
  deps.background(() => sweepFreedMedia(deps));
}
