import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface BuildTime {
  /** From begin to end, in seconds: what somebody waits, with whatever else the machine does. */
  seconds: number;
  /** What the processor worked on it, in seconds: the same on a busy machine. */
  work: number;
}

/** Builds the tree in a folder into its `dist`. Rejects where the build fails. */
export async function buildSite(folder: string): Promise<BuildTime> {
  const notes = join(folder, '.cache/work-notes');
  await mkdir(notes, { recursive: true });
  const started = performance.now();
  await promisify(execFile)(process.execPath, [join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: folder,
    maxBuffer: 1e9,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--import=${new URL('./note-work.ts', import.meta.url).href}`,
      WORK_NOTES: notes,
    },
  });
  const seconds = (performance.now() - started) / 1000;
  const files = await readdir(notes);
  const micros = await Promise.all(
    files.map(async (file) => Number(await readFile(join(notes, file), 'utf8'))),
  );
  return { seconds, work: micros.reduce((sum, part) => sum + part, 0) / 1e6 };
}
