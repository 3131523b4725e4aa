import { MigrationError } from '#db/migration-files.ts';
import { Processes } from './processes.ts';
import { StartError } from './start-error.ts';

/**
 * Runs what `start` starts until Ctrl-C, SIGTERM or a closed terminal (exit code 0), or until a part of it fails (exit
 * code 1, with a sentence). Nothing that was started outlives it.
 */
export async function runTogether(start: (processes: Processes) => Promise<void>): Promise<never> {
  const processes = new Processes();
  process.once('exit', () => processes.kill());
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  const running = start(processes).then(() => processes.failure);
  const failure = await Promise.race([asked, processes.failure, running]).catch((error: unknown) => ({
    error,
  }));
  if (failure) console.error(describe(failure.error));
  await processes.stop();
  process.exit(failure ? 1 : 0);
}

function describe(error: unknown): unknown {
  const isSentence = error instanceof StartError || error instanceof MigrationError;
  const isOption = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  return isSentence || isOption ? (error as Error).message : error;
}
