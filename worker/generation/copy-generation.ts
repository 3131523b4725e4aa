import { startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { findTool } from '#core/tools/index.ts';
import { newId } from '#db/ids.ts';
import { getOriginal, insertCopy } from '#db/queries/generation-copy.ts';
import type { StoredFile } from '#db/queries/generation-stored.ts';
import { enoughForToday } from '../credits/refusals.ts';
import type { Deps } from '../deps.ts';
import type { MadeFile } from '../providers/ports.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFiles } from '../storage/store-files.ts';
import { folderOf } from './folder-of.ts';
import { generationView } from './generation-view.ts';

/** Copies a UTC day: they cost nothing, and storage is not endless. */
export const DAILY_COPIES = 100;

async function readFile({ media }: Pick<Deps, 'media'>, file: StoredFile): Promise<MadeFile> {
  const object = await media.get(file.mediaKey);
  if (!object) throw new Error('Storage does not have a file of a generation');
  const { name, type } = file;
  return { name, type, bytes: new Uint8Array(await new Response(object.body).arrayBuffer()) };
}

const enoughCopies = (now: Date) =>
  enoughForToday(now, { why: `That is all for today: ${DAILY_COPIES} copies a day` });

/**
 * Makes a second one of a finished generation, with its files; it costs nothing and counts for no daily limit. Throws
 * NOT_FOUND where the account has none of that id, CONFLICT where it is not finished or changed meanwhile, RATE_LIMITED
 * past the copies of a day.
 */
export async function copyGeneration(
  deps: Pick<Deps, 'db' | 'now' | 'media' | 'tools' | 'background'>,
  userId: string,
  originalId: string,
): Promise<Generation> {
  const now = deps.now();
  const dayStart = startOfUtcDay(now);
  const found = await getOriginal(deps.db, { id: originalId, userId, dayStart });
  const { original } = found;
  const tool = original && findTool(deps.tools, original.tool);
  if (!original || !tool) throw new ApiError('NOT_FOUND');
  if (original.status !== 'done')
    throw new ApiError('CONFLICT', 'This is not finished, so there is nothing to copy');

  const id = newId('gen');
  // Asked before the files are copied; what counts is what the insert finds.
  if (found.copiedToday >= DAILY_COPIES) throw enoughCopies(now);
  const read = await Promise.all(original.files.map((file) => readFile(deps, file)));
  const files = await storeFiles(deps, folderOf(id), read);
  const copied = insertCopy(deps.db, {
    id,
    original,
    userId,
    files,
    activity: { id: newId('act'), action: `${tool.makes.type}-copied` },
    dailyCopies: DAILY_COPIES,
    dayStart,
    now,
  });
  const isKept = ({ generation }: { generation: unknown }) => generation !== null;
  const { generation, copiedToday } = await keepOrFree(deps, files, copied, isKept);
  if (generation) return generationView(generation);
  throw copiedToday < DAILY_COPIES ? new ApiError('CONFLICT') : enoughCopies(now);
}
