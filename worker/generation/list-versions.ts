import type { Account } from '#core/account.ts';
import type { GenerationVersion } from '#core/api/generation.ts';
import { ApiError } from '#core/errors.ts';
import { selectVersions, type VersionedGeneration, versionsOf } from '#db/queries/generation-versions.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** The versions that are listed, the newest. */
const LISTED = 200;

/** The caller's finished generation with its newest versions, null where it has none of that id; and who calls. */
export async function readVersions(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  id: string,
): Promise<{ generation: VersionedGeneration | null; account: Account }> {
  // One more than is listed, so that the last one too can be told from the one before it.
  const limit = LISTED + 1;
  const { signedIn, ...rows } = await caller.ask((userId) => ({
    reads: selectVersions(deps.db, { id, userId, limit }),
  }));
  return { generation: versionsOf(rows, limit), account: signedIn.account };
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
  caller: Caller,
  id: string,
): Promise<GenerationVersion[]> {
  const { generation } = await readVersions(deps, caller, id);
  if (!generation) throw new ApiError('NOT_FOUND');
  return describeVersions(deps, generation).map((version) => ({
    ...version,
    text: version.text || 'Nothing changed',
  }));
}
