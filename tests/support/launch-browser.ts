import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Browser, chromium as playwright } from 'playwright-core';
import { chromiumPath } from '#scripts/local/chromium.ts';
import type { Profile } from './profile.ts';

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A process each for the network and for pictures costs a tenth of a test. The second feature is Playwright's own default. */
const FEW_PROCESSES = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];

/** A microphone that beeps twice a second, and nobody who has to allow it. */
export const BEEPING_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export interface RunningBrowser {
  browser: Browser;
  /** Profiles that wait for the next test, as good as new but for what the browser keeps of the product's files. */
  idle: Profile[];
  /** Ends the process with all that belongs to it, whatever state it is in. */
  kill(): void;
}

/** `args` beside the usual ones. */
export async function launchBrowser(args: readonly string[]): Promise<RunningBrowser> {
  const executablePath = await chromiumPath();
  // Playwright keeps the process to itself. What it starts is announced before it has a name.
  const started: ChildProcess[] = [];
  const note = (message: unknown) => void started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  try {
    const browser = await playwright.launch({ executablePath, args: [...QUIET, ...FEW_PROCESSES, ...args] });
    const chromium = started.find(({ spawnfile }) => spawnfile === executablePath);
    const { pid } = chromium ?? {};
    if (!chromium || pid === undefined) throw new Error(`${executablePath} was not seen to start`);
    return {
      browser,
      idle: [],
      kill() {
        if (chromium.exitCode !== null || chromium.signalCode !== null) return;
        // Playwright starts it as the head of a process group.
        process.kill(-pid, 'SIGKILL');
      },
    };
  } finally {
    unsubscribe('child_process', note);
  }
}
