import { randomBytes, randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ErrorReply } from '#core/errors.ts';

export interface Reply<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export const PASSWORD = 'four on the floor';

/** A caller of the real Worker with cookies and a network address of its own. */
export class Client {
  readonly #cookies = new Map<string, string>();
  readonly #address = `10.${[...randomBytes(3)].join('.')}`;
  readonly #base: string;

  constructor(base: string = inject('productUrl')) {
    this.#base = base;
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cf-connecting-ip', headers.get('cf-connecting-ip') ?? this.#address);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookies);
    return fetch(new URL(path, this.#base), { redirect: 'manual', ...init, headers }).then((reply) => {
      // The Worker gives each of its answers an id; this came from something before it.
      if (reply.status === 503 && !reply.headers.has('x-request-id'))
        throw new Error(`The Worker was not reached: 503 for ${path}`);
      for (const line of reply.headers.getSetCookie()) this.#keep(line);
      return reply;
    });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: HeadersInit = {},
  ): Promise<Reply<Body>> {
    const all = new Headers(headers);
    if (body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json');
    const reply = await this.fetch(path, {
      method,
      headers: all,
      ...(body !== undefined && bodyOf(typeof body === 'string' ? body : JSON.stringify(body))),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: parseJson(text) as Body };
  }

  get<Body = unknown>(path: string, headers?: HeadersInit): Promise<Reply<Body>> {
    return this.send<Body>('GET', path, undefined, headers);
  }

  post<Body = unknown>(path: string, body: unknown = {}, headers?: HeadersInit): Promise<Reply<Body>> {
    return this.send<Body>('POST', path, body, headers);
  }

  /** Runs a tool; every call is a new one unless the key is given. */
  generate<Body = unknown>(tool: string, input: unknown, key: string = randomUUID()): Promise<Reply<Body>> {
    return this.post<Body>(`/api/tools/${tool}/generations`, input, { 'idempotency-key': key });
  }
}

/**
 * A body of which the server learns the length as it comes. One that is declared too long is refused before it was sent, and
 * whether its sender still hears the answer is chance; unit tests see to that.
 */
export const inPieces = (bytes: Uint8Array): RequestInit & { duplex: 'half' } => ({
  body: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
  duplex: 'half',
});

/** So much the server still takes in of a body that it has refused, in bytes. */
const TAKEN_AFTER_REFUSAL = 64 * 1024;

const bodyOf = (text: string): RequestInit =>
  text.length > TAKEN_AFTER_REFUSAL ? inPieces(new TextEncoder().encode(text)) : { body: text };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const newEmail = (): string => `mara-${randomUUID()}@example.com`;

/** A signed-in caller with an account of its own. */
export async function signedUp(email: string = newEmail()): Promise<Client & { email: string }> {
  const client = new Client();
  const reply = await client.post('/api/auth/sign-up/email', { name: 'Mara', email, password: PASSWORD });
  if (reply.status !== 200)
    throw new Error(`Sign-up answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return Object.assign(client, { email });
}

export const errorOf = (reply: Reply): ErrorReply['error'] => (reply.body as ErrorReply).error;
