import { fileUrl } from '#core/generation.ts';
import type { LibraryItem } from '#core/library.ts';
import { findTool } from '#core/tools/index.ts';
import { listGenerations } from '#db/queries/generation-lists.ts';
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
  const shown = tool.shownAs(generation);
  const named = (name: string | null | undefined) => generation.files.find((file) => file.name === name);
  const picture = named(shown.picture);
  const audio = named(shown.audio);
  const file = audio ?? picture;
  const url = file ? fileUrl(generation.id, file.name) : null;
  return {
    id: generation.id,
    type: tool.libraryType,
    title: generation.title,
    preview: picture?.type.startsWith('image/') ? fileUrl(generation.id, picture.name) : null,
    audioUrl: audio ? url : null,
    downloadUrl: url && `${url}?download=1`,
    createdAt: generation.createdAt.toISOString(),
    metadata: { style: shown.style, djName: shown.djName, ...(file && { fileSize: file.size }) },
  };
}
