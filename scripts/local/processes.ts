import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from './start-error.ts';

const leash = pathToFileURL(join(import.meta.dirname, 'leash.ts')).href;

/** How long a process may take to end by itself before it is killed, in milliseconds. */
const patience = 5000;

export interface Launch {
  /** What it is called at the start of a sentence, such as "The site build". */
  name: string;
  /** A program and its arguments; for `start`, a script and its arguments, which Node runs. */
  command: [string, ...string[]];
  env?: Record<string, string>;
}

/** Processes that stop together, each with all that it has started itself. */
export class Processes {
  /** Rejects with StartError when one that should have gone on running ends. */
  readonly failure: Promise<never>;
  readonly #running: ChildProcess[] = [];
  readonly #fail: (error: StartError) => void;
  #isStopping = false;

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => {}); // Heard by whoever waits for it, also when that is nobody.
    this.failure = promise;
    this.#fail = reject;
  }

  /** Starts a script that goes on until `stop`. Throws StartError once Deckhand is stopping. */
  start({ name, command, env }: Launch): ChildProcess {
    const child = this.#spawn(process.execPath, ['--import', leash, ...command], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', (error) => this.#fail(new StartError(`${name} did not start (${error.message}).`)));
    child.once('exit', (code, signal) => {
      if (!this.#isStopping)
        this.#fail(new StartError(`${name} ended unexpectedly (${signal ?? `code ${code}`}).`));
    });
    return child;
  }

  /** Runs a program to its end. Throws StartError when it fails. */
  async run({ name, command: [program, ...args], env }: Launch): Promise<void> {
    const child = this.#spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code, signal] = await once(child, 'exit').catch((error: Error) => [error.message, null]);
    if (code !== 0) throw new StartError(`${name} failed (${signal ?? code}).`);
  }

  /** Ends all, the last first: what was started later depends on what was started before. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const child of this.#running.toReversed()) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit', { signal: AbortSignal.timeout(patience) });
        signalGroup(child, 'SIGTERM');
        await ended.catch(() => {});
      }
      signalGroup(child, 'SIGKILL');
    }
  }

  /** Ends all at once. */
  kill(): void {
    this.#isStopping = true;
    for (const child of this.#running) signalGroup(child, 'SIGKILL');
  }

  /** Detached makes a group of each: Ctrl-C then reaches Deckhand alone, which ends the groups in order. */
  #spawn(program: string, args: string[], options: SpawnOptions): ChildProcess {
    if (this.#isStopping) throw new StartError('Deckhand is stopping.');
    const child = spawn(program, args, { ...options, detached: true });
    this.#running.push(child);
    return child;
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal); // The group is gone, or the system has no groups.
  }
}
