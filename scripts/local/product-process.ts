import { rmSync } from 'node:fs';
import { makeMemoryFolder } from '#db/local-server/memory-folder.ts';
import { openBuiltProduct } from './built-product.ts';

/** What the product tells the process that started it, once. */
export type ProductAnnouncement =
  | { url: string; database: { url: string; authToken: string } }
  | { failure: string };

/** How long it may take to close, in milliseconds. */
const PATIENCE = 5000;

// The built product as a process of its own, so that it and those who use it never wait for each other's code. Its argument is
// the settings as JSON. It goes when it is told to, and with the process that started it.

// Miniflare keeps the files of accounts among the temporary ones: they are in memory too.
const folder = makeMemoryFolder();
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const announce = (announcement: ProductAnnouncement, then?: () => void) =>
  process.send?.(announcement, undefined, undefined, then);

async function serve(): Promise<void> {
  const { url, database, close } = await openBuiltProduct(JSON.parse(process.argv[2] ?? '{}'));
  const end = () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close().finally(() => process.exit());
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, end);
  announce({ url, database });
  if (!process.connected) end();
}

await serve().catch((error: Error) => announce({ failure: error.message }, () => process.exit(1)));
