import type { LogoKit } from '#core/brand-kit.ts';
import { COMMERCIAL_LICENCE } from '#core/commercial-licence.ts';
import { ApiError } from '#core/errors.ts';
import { isPro } from '#core/subscription.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { describeVersions, readVersions } from '../generation/list-versions.ts';
import { dressOf } from './dress-of.ts';

/**
 * What goes into the package of a logo beside its files. Throws PRO_REQUIRED without Pro or trial, NOT_FOUND for a
 * logo that is not the account's, INVALID_INPUT for a concept that is not in it.
 */
export async function readLogoKit(
  deps: Pick<Deps, 'db' | 'now' | 'generators' | 'settings'>,
  caller: Caller,
  { id, concept }: { id: string; concept: string },
): Promise<LogoKit> {
  const now = deps.now();
  const { generation, account } = await readVersions(deps, caller, id);
  if (!isPro(account, now)) throw new ApiError('PRO_REQUIRED');
  if (!generation) throw new ApiError('NOT_FOUND');
  const { design } = dressOf(
    deps,
    { ...generation, edits: generation.versions[0]?.edits },
    { path: 'concept', part: concept },
  );
  return {
    artist: design.artistName,
    title: generation.title,
    concept,
    licensee: account.firstName,
    issuedAt: now.toISOString(),
    licenceUrl: new URL(COMMERCIAL_LICENCE.path, deps.settings.PUBLIC_URL).href,
    log: describeVersions(deps, generation, concept)
      .filter(({ text }) => text !== '')
      .map(({ version, createdAt, text }) => ({ version, at: createdAt, text }))
      .toReversed(),
  };
}
