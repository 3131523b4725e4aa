import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connections } from './local-server/connections.ts';
import { HttpError, readJson, requireToken, sendError, sendJson } from './local-server/http.ts';
import { runPipeline } from './local-server/pipeline.ts';
import { serveAsProcess } from './local-server/process.ts';
import { type StreamLimits, Streams } from './local-server/streams.ts';

export interface LocalServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a libSQL file to this machine over the protocol that Turso and sqld speak, so that either can take its place
 * by URL. `port` 0 takes a free one. Throws DatabaseFileError, or the EADDRINUSE of a taken port.
 */
export async function startLocalServer(options: {
  file: string;
  port: number;
  token: string;
  limits?: Partial<StreamLimits>;
}): Promise<LocalServer> {
  if (options.token === '') throw new Error('The local database needs a token.');
  const connections = new Connections(options.file);
  const streams = new Streams(connections, options.limits);
  const server = createServer((request, response) => {
    answer(streams, options.token, request, response).catch((error) => sendError(response, error));
  });
  // A client that keeps its connections open must never send on one that is just being closed for idleness.
  server.keepAliveTimeout = 0;
  try {
    await listen(server, options.port);
    server.on('error', console.error);
  } catch (error) {
    connections.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    streams.close();
    connections.close();
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function answer(
  streams: Streams,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request;
  const [path = '/'] = url.split('?');
  // Clients ask which version is spoken before they say who they are.
  if (method === 'GET' && /^\/(v2|v3|health)$/.test(path)) return sendJson(response, 200, {});
  requireToken(request, token);
  if (method !== 'POST' || !/^\/v[23]\/pipeline$/.test(path)) {
    const instead = path.endsWith('/cursor') ? 'Cursors are not served: send a batch' : 'Send JSON';
    throw new HttpError(
      404,
      'NOT_SERVED',
      `${method} ${path} is not served. ${instead} to POST /v2/pipeline or /v3/pipeline.`,
    );
  }
  sendJson(response, 200, await runPipeline(streams, await readJson(request)));
}

if (import.meta.main) await serveAsProcess(startLocalServer);
