import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
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

function isRunning(pid: number): boolean {
  try {
    // Asks, and sends nothing.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes what processes left in it that were killed: memory would be full of it until the machine starts anew. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^deckhand-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder for a database that goes with the process that asks: in memory where the system has some for files, so that
 * no commit waits for a disk, else among the temporary files. Whoever asks removes it.
 */
export function makeMemoryFolder(): string {
  const parent = hasSharedMemory() ? SHARED_MEMORY : tmpdir();
  sweep(parent);
  return mkdtempSync(join(parent, `deckhand-${process.pid}-`));
}
