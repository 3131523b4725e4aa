import { indexPassages, type PassageIndex } from '#core/handbook/index-passages.ts';
import { HANDBOOK_FILE } from '#core/handbook.ts';
import { handbookSchema } from '#core/handbook-schema.ts';
import { describeError, log } from '../log.ts';
import type { ShippedFiles } from '../providers/ports.ts';

const kept = new WeakMap<ShippedFiles, PassageIndex>();

async function load(files: ShippedFiles): Promise<PassageIndex> {
  const text = new TextDecoder().decode(await files.read(HANDBOOK_FILE));
  return indexPassages(handbookSchema.parse(JSON.parse(text)));
}

/** The handbook, read and indexed once; null where it is missing or not in order, which is tried again the next time. */
export async function readHandbook(files: ShippedFiles): Promise<PassageIndex | null> {
  const known = kept.get(files);
  if (known) return known;
  try {
    // Never the promise: on Workers a request must not wait for what another one has under way.
    const index = await load(files);
    kept.set(files, index);
    return index;
  } catch (error) {
    log({ level: 'error', event: 'handbook-unreadable', error: describeError(error) });
    return null;
  }
}
