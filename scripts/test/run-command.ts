import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** What takes longer than this many minutes hangs. */
const LONGEST = 25;
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command with all that it starts, and ends all of it when it takes too long or this process is stopped. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, ...env },
    });
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const stop = () => {
      end();
      process.exit(130);
    };
    const late = setTimeout(
      () => {
        console.error(`${command} ${args.join(' ')} did not end within ${LONGEST} minutes`);
        end();
      },
      LONGEST * 60 * 1000,
    );
    for (const signal of STOPS) process.once(signal, stop);
    child.on('close', (code) => {
      clearTimeout(late);
      for (const signal of STOPS) process.off(signal, stop);
      resolve(code === 0);
    });
  });
}
