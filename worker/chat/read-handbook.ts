import { indexPassages, type PassageIndex } from '#core/handbook/index-passages.ts';
import { HANDBOOK_FILE } from '#core/handbook.ts';
import { handbookSchema } from '#core/handbook-schema.ts';
import { describeError, log } from '../log.ts';
import type { ShippedFiles } from '../providers/ports.ts';

const kept = new WeakMap<ShippedFiles, Promise<PassageIndex>>();

async function load(files: ShippedFiles): Promise<PassageIndex> {
  const text = new TextDecoder().decode(await files.read(HANDBOOK_FILE));
  return indexPassages(handbookSchema.parse(JSON.parse(text)));
}

/** The handbook, read and indexed once; null where it is missing or not in order, which is tried again the next time. */
export async function readHandbook(files: ShippedFiles): Promise<PassageIndex | null> {
  const index = kept.get(files) ?? load(files);
  kept.set(files, index);
  try {
    return await index;
  } catch (error) {
    kept.delete(files);
    log({ level: 'error', event: 'handbook-unreadable', error: describeError(error) });
    return null;
  }
}
