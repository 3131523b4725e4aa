import type { GenerationVersion } from '#core/api/tools.ts';
import { ApiError } from '#core/errors.ts';
import { getVersions, type VersionedGeneration } from '#db/queries/generation-versions.ts';
import type { Deps } from '../deps.ts';

/** The versions that are listed, the newest. */
const LISTED = 200;

/** The account's finished generation with its newest versions. Throws NOT_FOUND where it has none of that id. */
export async function readVersions(
  deps: Pick<Deps, 'db'>,
  userId: string,
  id: string,
): Promise<VersionedGeneration> {
  // One more than is listed, so that the last one too can be told from the one before it.
  const generation = await getVersions(deps.db, { id, userId, limit: LISTED + 1 });
  if (!generation) throw new ApiError('NOT_FOUND');
  return generation;
}

/** What each save changed, newest first; with `part`, what it changed there. Empty text where nothing. */
export function describeVersions(
  deps: Pick<Deps, 'generators'>,
  { tool, output, versions }: VersionedGeneration,
  part?: string,
): GenerationVersion[] {
  const describe = deps.generators[tool]?.describe;
  return versions.slice(0, LISTED).map(({ version, edits, createdAt }, index) => ({
    version,
    edits,
    createdAt: createdAt.toISOString(),
    text:
      version === 1
        ? 'As made'
        : (describe?.({ output, before: versions[index + 1]?.edits, after: edits, part }) ?? 'Edited'),
  }));
}

export async function listVersions(
  deps: Pick<Deps, 'db' | 'generators'>,
  userId: string,
  id: string,
): Promise<GenerationVersion[]> {
  return describeVersions(deps, await readVersions(deps, userId, id)).map((version) => ({
    ...version,
    text: version.text || 'Nothing changed',
  }));
}
