import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** A port number from an environment variable, `fallback` when it isn't set. Throws StartError. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} must be a port number from 1 to 65535, and is "${text}".`);
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Throws StartError, which says how to use another port, when something on this machine already answers there. 0 is any free one. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (port === 0 || (!(await answers(port)) && (await canListen(port)))) return;
  throw new StartError(
    `Port ${port} is taken by another program. Stop it, or choose another port, such as ${variable}=${port + 1}.`,
  );
}

/** Listening alone doesn't tell: on some systems one may listen on 127.0.0.1 beside a program that has every address. */
async function answers(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return false;
    throw new StartError(`Cannot listen on port ${port} (${code}).`);
  } finally {
    server.close();
  }
}
