import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** A port number from an environment variable, `fallback` when it isn't set. Throws StartError. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} must be a port number from 1 to 65535, and is "${text}".`);
}

/** Below those that systems give to connections: what is free here is not taken by one a moment later. */
const CHOSEN = { from: 20_000, to: 32_000 };
const TRIES = 100;

/** A port that nobody listens on, for a server that is about to start. Throws StartError where there seems to be none. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = CHOSEN.from + Math.floor(Math.random() * (CHOSEN.to - CHOSEN.from));
    if (await isFree(port)) return port;
  }
  throw new StartError(`No port from ${CHOSEN.from} to ${CHOSEN.to} is free.`);
}

/** Throws StartError, which says how to use another port, when something on this machine already answers there. 0 is any free one. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (port === 0 || (await isFree(port))) return;
  throw new StartError(
    `Port ${port} is taken by another program. Stop it, or choose another port, such as ${variable}=${port + 1}.`,
  );
}

const isFree = async (port: number): Promise<boolean> => !(await answers(port)) && (await canListen(port));

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
