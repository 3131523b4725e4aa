import { rmSync } from 'node:fs';
import { makeMemoryFolder } from '#db/local-server/memory-folder.ts';
import { startBareWorker } from './bare-worker.ts';
import { childNamed } from './processor-time.ts';

/** What a host is told: the bundled Worker to run, where, and with which settings. */
export interface Hosted {
  file: string;
  port: number;
  settings: Readonly<Record<string, string>>;
}

/** What a host tells the process that started it, once. */
export type HostAnnouncement = { pid: number | null } | { failure: string };

// One Worker in a process of its own, so that whoever measures it does not also read its log. Its argument is a Hosted as JSON.

// Miniflare keeps the files of accounts among the temporary ones: in memory no disk is measured.
const folder = makeMemoryFolder();
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function host({ file, port, settings }: Hosted): Promise<void> {
  const stop = await startBareWorker(file, port, settings);
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => stop().finally(() => process.exit()));
  process.send?.({ pid: childNamed('workerd', process.pid) } satisfies HostAnnouncement);
}

await host(JSON.parse(process.argv[2] ?? '')).catch((error: Error) => {
  process.send?.({ failure: error.message } satisfies HostAnnouncement, undefined, undefined, () =>
    process.exit(1),
  );
});
