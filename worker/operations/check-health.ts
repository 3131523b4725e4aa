import { ApiError } from '#core/errors.ts';
import { ping } from '#db/queries/operations-ping.ts';
import type { Deps } from '../deps.ts';

/** Well when the database answers. Throws UNAVAILABLE otherwise. */
export async function checkHealth(deps: Pick<Deps, 'db'>): Promise<{ ok: true; database: 'ok' }> {
  try {
    await ping(deps.db);
  } catch {
    throw new ApiError('UNAVAILABLE');
  }
  return { ok: true, database: 'ok' };
}
