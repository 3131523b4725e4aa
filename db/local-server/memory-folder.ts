import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const SHARED_MEMORY = '/dev/shm';
/** A container may have a few megabytes of it only. In bytes. */
const ENOUGH = 1024 ** 3;

function hasSharedMemory(): boolean {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for a database that goes with the process that asks: in memory where the system has some for files, so that
 * no commit waits for a disk, else among the temporary files. Whoever asks removes it.
 */
export function makeMemoryFolder(): string {
  return mkdtempSync(join(hasSharedMemory() ? SHARED_MEMORY : tmpdir(), 'deckhand-'));
}
