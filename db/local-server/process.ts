import { parseArgs } from 'node:util';

type Start = (options: {
  file: string;
  port: number;
  token: string;
}) => Promise<{ url: string; close(): Promise<void> }>;

/** What a server that was started by another process tells it, once. */
export type Announcement = { url: string } | { failure: string };

/**
 * `node db/local-server.ts --file <path> [--port <number>]`, with the token in LIBSQL_AUTH_TOKEN, where the list of
 * processes doesn't show it. Serves until SIGTERM or SIGINT, or until the process that started it is gone.
 */
export async function serveAsProcess(start: Start): Promise<void> {
  try {
    const { values } = parseArgs({
      options: { file: { type: 'string' }, port: { type: 'string', default: '0' } },
    });
    const token = process.env.LIBSQL_AUTH_TOKEN;
    if (!values.file || !token)
      throw new Error('Name the database with --file, and its token in LIBSQL_AUTH_TOKEN.');
    const server = await start({ file: values.file, port: Number(values.port), token });
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
      process.once(signal, () => server.close().finally(() => process.exit()));
    }
    announce({ url: server.url });
  } catch (error) {
    announce({ failure: (error as Error).message });
    process.exitCode = 1;
    process.disconnect?.();
  }
}

function announce(announcement: Announcement): void {
  if (process.send) process.send(announcement);
  else if ('url' in announcement) process.stdout.write(`The database listens at ${announcement.url}\n`);
  else process.stderr.write(`${announcement.failure}\n`);
}
