import { readCursor } from '#core/cursor.ts';
import { fileUrl } from '#core/generation.ts';
import { LIBRARY_PAGE, type LibraryItem } from '#core/library.ts';
import type { Shown, Tool } from '#core/tools/define-tool.ts';
import { findTool } from '#core/tools/index.ts';
import { listGenerations } from '#db/queries/generation-lists.ts';
import type { StoredGeneration } from '#db/queries/generation-stored.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import { type Page, pageOf } from './page-of.ts';

/** A page of what the account made, as the content library shows it, newest first. An unreadable cursor starts anew. */
export async function listContent(
  deps: Pick<Deps, 'db' | 'tools'>,
  caller: Caller,
  cursor: string | undefined,
): Promise<Page<LibraryItem>> {
  const page = {
    tools: Object.keys(deps.tools),
    before: readCursor(cursor),
    limit: LIBRARY_PAGE + 1,
  };
  const { generations } = await caller.ask((userId) => ({
    reads: { generations: listGenerations(deps.db, { userId, ...page }) },
  }));
  return pageOf(generations.flatMap((generation) => libraryItem(deps, generation) ?? []));
}

/** A row that its tool cannot read is shown by its title: one of them does not take the whole list away. */
function shownAs(tool: Tool, generation: StoredGeneration): Shown {
  try {
    return tool.shownAs(generation);
  } catch (error) {
    log({ level: 'error', event: `unreadable-${tool.id}`, error: describeError(error) });
    return { style: '', djName: '', picture: null };
  }
}

function libraryItem(deps: Pick<Deps, 'tools'>, generation: StoredGeneration): LibraryItem | null {
  const tool = findTool(deps.tools, generation.tool);
  if (!tool) return null;
  const shown = shownAs(tool, generation);
  const named = (name: string | null | undefined) => generation.files.find((file) => file.name === name);
  const picture = named(shown.picture);
  const audio = named(shown.audio);
  const file = named(shown.file) ?? audio ?? picture;
  const urlOf = ({ name }: { name: string }) => fileUrl(generation.id, name);
  return {
    id: generation.id,
    type: tool.makes.type,
    title: generation.title,
    preview: picture?.type.startsWith('image/') ? urlOf(picture) : null,
    audioUrl: audio ? urlOf(audio) : null,
    downloadUrl: file ? `${urlOf(file)}?download=1` : null,
    createdAt: generation.createdAt.toISOString(),
    metadata: { style: shown.style, djName: shown.djName, ...(file && { fileSize: file.size }) },
  };
}
