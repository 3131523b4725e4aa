import { ApiError } from '#core/errors.ts';
import type { Deps } from '../deps.ts';
import type { Dress } from '../providers/ports.ts';

/**
 * What a brand kit takes from a part of a generation, as it is now. Throws NOT_FOUND for a tool that dresses nobody,
 * INVALID_INPUT at `path` for a part that is not there.
 */
export function dressOf(
  deps: Pick<Deps, 'generators'>,
  { tool, output, edits }: { tool: string; output: unknown; edits: unknown },
  { path, part }: { path: string; part: string },
): Dress {
  const generator = deps.generators[tool];
  if (!generator?.dress) throw new ApiError('NOT_FOUND');
  const dress = generator.dress({ output, edits: edits ?? null, part });
  if (dress) return dress;
  const fields = [{ path, reason: 'There is no such concept in this logo' }];
  throw new ApiError('INVALID_INPUT', undefined, { fields });
}
