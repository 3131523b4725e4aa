import { fileUrl } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import { findTool } from '#core/tools/index.ts';
import { listGenerations } from '#db/queries/generations.ts';
import type { StoredGeneration } from '#db/queries/stored-generation.ts';
import type { Deps } from '../deps.ts';

/** The newest things the account made, as the content library shows them. */
export async function listContent(deps: Pick<Deps, 'db' | 'tools'>, userId: string): Promise<LibraryItem[]> {
  const generations = await listGenerations(deps.db, { userId, limit: 50 });
  return generations.flatMap((generation) => libraryItem(deps, generation) ?? []);
}

function libraryItem(deps: Pick<Deps, 'tools'>, generation: StoredGeneration): LibraryItem | null {
  const tool = findTool(deps.tools, generation.tool);
  if (!tool) return null;
  const shown = tool.shownAs(generation.output, generation.edits);
  const file = generation.files.find(({ name }) => name === shown.file);
  const url = file ? fileUrl(generation.id, file.name) : null;
  return {
    id: generation.id,
    type: tool.libraryType,
    title: generation.title,
    preview: file?.type.startsWith('image/') ? url : null,
    audioUrl: file?.type.startsWith('audio/') ? url : null,
    downloadUrl: url && `${url}?download=1`,
    createdAt: generation.createdAt.toISOString(),
    metadata: { style: shown.style, djName: shown.djName, ...(file && { fileSize: file.size }) },
  };
}
