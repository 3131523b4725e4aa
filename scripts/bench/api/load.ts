import { Agent, request } from 'node:http';

/** One request of a client. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  setCookies: readonly string[];
  text: string;
}

/** What the clients of one round saw. */
export interface Load {
  /** From the first request to the last answer, in milliseconds. */
  ms: number;
  /** Milliseconds that each answer took, from the request to the last byte. */
  latencies: number[];
}

/** Sends one request and reads its answer to the end. Throws where it is none of 2xx. */
export function answerTo(base: URL, agent: Agent, call: Call): Promise<Answer> {
  const { method, path, headers, body } = call;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = {
    agent,
    host: base.hostname,
    port: base.port,
    method,
    path,
    headers: { ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.once('error', reject);
      reply.once('end', () => {
        const text = Buffer.concat(pieces).toString();
        const status = reply.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve({ setCookies: reply.headers['set-cookie'] ?? [], text });
        else reject(new Error(`${method} ${path} answered ${status}: ${text}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/**
 * A closed loop: so many clients, each with a connection that it keeps, send their next request when the last one was answered,
 * until `ms` are over. Throws at the first answer that is none of 2xx.
 */
export async function load(
  base: URL,
  clients: number,
  ms: number,
  next: (client: number, turn: number) => Call,
): Promise<Load> {
  const latencies: number[] = [];
  const begun = performance.now();
  const run = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      let at = begun;
      for (let turn = 0; at < begun + ms; turn++) {
        await answerTo(base, agent, next(client, turn));
        const answered = performance.now();
        latencies.push(answered - at);
        at = answered;
      }
    } finally {
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return { ms: performance.now() - begun, latencies };
}
